import { spawn } from "node:child_process";
import { installedSoFar } from "./missing-packages.mjs";
import { Sentence } from "./sentence.mjs";

/** Installs the packages, with a bar in a terminal and a line elsewhere. npm's own words are shown only when it fails. */
export async function npmCi(project) {
  const begun = Date.now();
  const bar = openBar(project);
  const { code, output } = await npm(project, [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=warn",
  ]);
  bar.close();
  if (code === 0)
    return void process.stderr.write(`Packages installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
  process.stderr.write(
    `${
      output
        .split("\n")
        .filter((line) => /^npm (?:error|ERR)/.test(line))
        .slice(0, 12)
        .join("\n") || output.trim()
    }\n`,
  );
  throw new Sentence(whyFailed(output));
}

function whyFailed(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|network/i.test(
      output,
    )
  ) {
    return "The packages could not be fetched: check the connection to the internet (or npm's proxy settings) and run the command again.";
  }
  if (/ENOSPC/.test(output))
    return "The disk is full, so the packages could not be installed: make about 600 MB of room and run the command again.";
  if (/EACCES|EPERM|EROFS/.test(output))
    return "The packages could not be installed because node_modules cannot be written to: give this user the right to, and run the command again.";
  return "The packages could not be installed; npm's own words are above this line.";
}

/** npm as it runs this very command, else the one on the path. */
function npm(project, words) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const [program, ...first] = script && node ? [node, script] : ["npm"];
  return new Promise((done) => {
    const child = spawn(program, [...first, ...words], {
      cwd: project,
      stdio: ["ignore", "pipe", "pipe"],
      shell: program === "npm" && process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    const stop = (signal) => {
      child.kill(signal);
      process.exit(130);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
    const end = (code, words) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, stop);
      done({ code, output: words ?? output });
    };
    child.once("error", (error) => end(1, `npm cannot be run (${error.message}): install npm 11 or newer.`));
    child.once("close", (code) => end(code));
  });
}

const WIDTH = 30;

function openBar(project) {
  const version = /^npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
  if (version && Number(version) < 11)
    process.stderr.write(
      `This is npm ${version}; the shop is tested with 11 and 12, so should it fail: npm install -g npm@11\n`,
    );
  if (!process.stderr.isTTY) {
    process.stderr.write("Installing packages …\n");
    return { close: () => {} };
  }
  const draw = () => {
    const { total, done } = installedSoFar(project);
    const filled = Math.round((done / total) * WIDTH);
    process.stderr.write(
      `\rInstalling packages [${"█".repeat(filled)}${" ".repeat(WIDTH - filled)}] ${done}/${total} `,
    );
  };
  const timer = setInterval(draw, 300);
  draw();
  return {
    close: () => {
      clearInterval(timer);
      process.stderr.write("\r\x1b[K");
    },
  };
}
