import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const nginx = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";
const port = 3986;

/** A page as nginx gets it: where it is asked for, and its compressed bytes. */
export interface StaticPage {
  path: string;
  bytes: Uint8Array;
}

/**
 * Lets nginx, one process of it, serve the same bytes with the same headers while `ask` asks; answers the microseconds
 * of the processor it takes for one, or null where there is no nginx, or no `/proc` to read that from.
 */
export async function nginxTime({ folder, pages, headers, ask }: { folder: string; pages: readonly StaticPage[]; headers: Record<string, string>; ask: (port: number) => Promise<number> }): Promise<number | null> {
  if (!existsSync(nginx) || !existsSync("/proc/self/stat")) return null;
  for (const { path, bytes } of pages) {
    const file = join(folder, "site", path, "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const said = Object.entries(headers).map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/temp;`);
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit; events { worker_connections 1024; }
http { ${temporary.join(" ")} access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=1000; types {} default_type "text/html; charset=utf-8";
server { listen 127.0.0.1:${port}; root ${folder}/site; index index.html; ${said.join(" ")} } }`;
  await writeFile(join(folder, "nginx.conf"), config);
  const server = spawn(nginx, ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  try {
    while (!(await listens())) await pause(20);
    await ask(port);
    const before = processorTime(server.pid!);
    const answered = await ask(port);
    return (processorTime(server.pid!) - before) / answered;
  } finally {
    server.kill();
  }
}

function listens(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** Microseconds of the processor a process has had, in steps of ten thousand. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
