// The door to every command: `node setup.mjs start|serve|work|build|test|test:more|check|soak|mutants|shop|looks|bench|draw [arguments]`.
// Plain JavaScript without a package, because it must run on the machine's own Node 20 before
// anything is installed. It installs what is missing and hands over to the project's own Node.

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  process.stderr.write(
    `This is Node ${process.versions.node}, but the shop needs Node 20 or newer: see https://nodejs.org\n`,
  );
  process.exit(1);
}

import("./setup/commands.mjs")
  .then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
  .catch((error) => {
    process.stderr.write(`${error.isSentence ? error.message : error.stack}\n`);
    process.exit(1);
  });
