"""Commands that the site is built with."""

import subprocess


# As the checks build, so that what they have built is not built again.
SWIFT_OPTIONS = ["-Xswiftc", "-warnings-as-errors"]


def run_tool(name, *arguments):
    """Runs a program of the package."""
    run("swift", "run", *SWIFT_OPTIONS, name, *arguments)


def run(*command):
    """Runs a command, and returns what it prints; ends with all that it has said if it fails."""
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{result.stdout}{result.stderr}")
    return result.stdout
