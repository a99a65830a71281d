//! Rust's cassowary on the dumped rows. Prints lines for the results file.
//!
//! Constraints are made beforehand; what is timed is add_constraint for all, and fetch_changes. The
//! rest is as in `kiwi_peer.py`.
extern crate cassowary;

use cassowary::{Constraint, Expression, RelationalOperator, Solver, Variable};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::Instant;

/// Below required, above every level of the workloads.
const EDIT: f64 = 1e9;

struct Row {
    relation: RelationalOperator,
    strength: f64,
    constant: f64,
    terms: Vec<(f64, usize)>,
}

enum Change {
    Constants(Vec<(usize, f64)>),
    Rebuild(Vec<usize>),
}

struct Rows {
    variable_count: usize,
    rows: Vec<Row>,
    values: Vec<f64>,
    steps: Vec<(String, Change, Vec<f64>)>,
}

fn strength(priority: f64) -> f64 {
    match priority as i64 {
        50 => 1.0,
        250 => 1e2,
        750 => 1e4,
        760 => 1e6,
        _ => cassowary::strength::REQUIRED,
    }
}

fn read(path: &str) -> Rows {
    let text = std::fs::read_to_string(path).expect("the dumped rows");
    let mut result = Rows { variable_count: 0, rows: vec![], values: vec![], steps: vec![] };
    let mut pending: Option<(String, Change)> = None;
    let number = |word: &str| word.parse::<f64>().expect("a number");
    let place = |word: &str| word.parse::<usize>().expect("a place");
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "variables" => result.variable_count = place(words[1]),
            "row" => result.rows.push(Row {
                relation: match words[1] {
                    "=" => RelationalOperator::Equal,
                    "<" => RelationalOperator::LessOrEqual,
                    _ => RelationalOperator::GreaterOrEqual,
                },
                strength: strength(number(words[2])),
                constant: number(words[3]),
                terms: words[4..].chunks(2).map(|pair| (number(pair[0]), place(pair[1]))).collect(),
            }),
            "step" => {
                let changes =
                    words[2..].chunks(2).map(|pair| (place(pair[0]), number(pair[1]))).collect();
                pending = Some((words[1].to_string(), Change::Constants(changes)));
            }
            "rebuild" => {
                let rows = words[2..].iter().map(|word| place(word)).collect();
                pending = Some((words[1].to_string(), Change::Rebuild(rows)));
            }
            _ => {
                let values = words[1..].iter().map(|word| number(word)).collect();
                match pending.take() {
                    None => result.values = values,
                    Some((name, change)) => result.steps.push((name, change, values)),
                }
            }
        }
    }
    result
}

fn make(row: &Row, constant: f64, variables: &[Variable]) -> Constraint {
    let terms =
        row.terms.iter().map(|&(factor, variable)| variables[variable] * factor).collect();
    Constraint::new(Expression::new(terms, -constant), row.relation, row.strength)
}

struct Peer {
    solver: Solver,
    values: HashMap<Variable, f64>,
}

impl Peer {
    fn new() -> Peer {
        Peer { solver: Solver::new(), values: HashMap::new() }
    }

    fn add(&mut self, constraint: &Constraint) {
        self.solver.add_constraint(constraint.clone()).expect("rows without conflict");
    }

    fn remove(&mut self, constraint: &Constraint) {
        self.solver.remove_constraint(constraint).expect("a row that was added");
    }

    fn fetch(&mut self) {
        for &(variable, value) in self.solver.fetch_changes() {
            self.values.insert(variable, value);
        }
    }

    fn check(&self, name: &str, variables: &[Variable], expected: &[f64]) {
        for (place, (variable, other)) in variables.iter().zip(expected).enumerate() {
            let own = self.values.get(variable).cloned().unwrap_or(0.0);
            if (own - other).abs() > 1e-3 * (other.abs() / 1000.0).max(1.0) {
                eprintln!("cassowary {}: variable {} is {}, not {}", name, place, own, other);
                std::process::exit(1);
            }
        }
    }
}

fn median(times: &mut Vec<f64>) -> f64 {
    times.sort_by(|a, b| a.partial_cmp(b).expect("times"));
    times[times.len() / 2]
}

fn report(name: &str, views: usize, seconds: f64, runs: usize) {
    println!("{}\t{}\tcassowary\t{}\t{}", name, views, seconds * 1e6, runs);
}

fn layouts(folder: &str, name: &str, runs: usize, limit: f64) {
    let mut last = 0.0;
    for &views in &[100, 1000, 10_000] {
        if views == 10_000 && last * 300.0 > limit {
            return;
        }
        let rows = read(&format!("{}/{}-{}.rows", folder, name, views));
        let mut times = vec![];
        while times.len() < runs && times.iter().sum::<f64>() < 10.0 {
            let variables: Vec<Variable> = (0..rows.variable_count).map(|_| Variable::new()).collect();
            let constraints: Vec<Constraint> =
                rows.rows.iter().map(|row| make(row, row.constant, &variables)).collect();
            let mut peer = Peer::new();
            let start = Instant::now();
            for constraint in &constraints {
                peer.add(constraint);
            }
            peer.fetch();
            times.push(start.elapsed().as_secs_f64());
            peer.check(name, &variables, &rows.values);
        }
        let middle = median(&mut times);
        report(name, views, middle, times.len());
        last = middle;
    }
}

fn edits(folder: &str, views: usize) {
    let rows = read(&format!("{}/edits-{}.rows", folder, views));
    let mut resized = HashSet::new();
    for (name, change, _) in &rows.steps {
        if let (true, Change::Constants(changes)) = (name == "W5", change) {
            resized.extend(changes.iter().map(|change| change.0));
        }
    }
    let variables: Vec<Variable> = (0..rows.variable_count).map(|_| Variable::new()).collect();
    let mut peer = Peer::new();
    let mut constraints: Vec<Constraint> =
        rows.rows.iter().map(|row| make(row, row.constant, &variables)).collect();
    for (place, constraint) in constraints.iter().enumerate() {
        if !resized.contains(&place) {
            peer.add(constraint);
        }
    }
    for &row in &resized {
        let variable = variables[rows.rows[row].terms[0].1];
        peer.solver.add_edit_variable(variable, EDIT).expect("edit");
        peer.solver.suggest_value(variable, rows.rows[row].constant).expect("edit");
    }
    peer.fetch();
    peer.check("W2", &variables, &rows.values);
    let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for (name, change, values) in &rows.steps {
        let start;
        match change {
            Change::Constants(changes) if name == "W5" => {
                start = Instant::now();
                for &(row, constant) in changes {
                    let variable = variables[rows.rows[row].terms[0].1];
                    peer.solver.suggest_value(variable, constant).expect("edit");
                }
                peer.fetch();
            }
            Change::Constants(changes) => {
                let others: Vec<(usize, Constraint)> = changes
                    .iter()
                    .map(|&(row, constant)| (row, make(&rows.rows[row], constant, &variables)))
                    .collect();
                start = Instant::now();
                for (row, other) in others {
                    peer.remove(&constraints[row]);
                    peer.add(&other);
                    constraints[row] = other;
                }
                peer.fetch();
            }
            Change::Rebuild(places) => {
                start = Instant::now();
                for &row in places {
                    peer.remove(&constraints[row]);
                }
                for &row in places {
                    peer.add(&constraints[row]);
                }
                peer.fetch();
            }
        }
        times.entry(name.clone()).or_default().push(start.elapsed().as_secs_f64());
        peer.check(name, &variables, values);
    }
    for (name, mut all) in times {
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let middle = if name == "W5" { mean } else { median(&mut all) };
        report(&name, views, middle, all.len());
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let (folder, runs, limit) = (
        &arguments[1],
        arguments[2].parse().expect("number of runs"),
        arguments[3].parse().expect("seconds"),
    );
    for name in &["W1", "W2", "W3", "W4"] {
        layouts(folder, name, runs, limit);
    }
    edits(folder, 1000);
}
