// The tree's answers, on standard output:
//
//     swift run TreeAnswers > tree.json
print(answers(), terminator: "")
