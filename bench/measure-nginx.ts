import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freePort } from "../test/builders/free-port.ts";
import { hasNginx, startNginx } from "../test/builders/nginx.ts";

/** A page as nginx gets it: where it is asked for, and its compressed bytes. */
export interface StaticPage {
  path: string;
  bytes: Uint8Array;
}

interface NginxBench {
  folder: string;
  pages: readonly StaticPage[];
  headers: Readonly<Record<string, string>>;
  /** Asks a port for these pages again and again; returns how often. */
  ask: (port: number) => Promise<number>;
}

/**
 * Lets nginx, one process of it, serve these bytes with these headers; returns the microseconds of the processor it
 * takes for one, or null where there is no nginx, or no `/proc` to read that from.
 */
export async function nginxTime({ folder, pages, headers, ask }: NginxBench): Promise<number | null> {
  if (!hasNginx || !existsSync("/proc/self/stat")) return null;
  for (const { path, bytes } of pages) {
    const file = join(folder, "site", path, "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const port = await freePort();
  const said = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(" ");
  const http = `sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=1000; types {} default_type "text/html; charset=utf-8"; server { listen 127.0.0.1:${port}; root ${folder}/site; index index.html; ${said} }`;
  const server = await startNginx({ folder, port, http, main: "master_process off;" });
  try {
    await ask(port);
    const before = processorTime(server.pid!);
    const answered = await ask(port);
    return (processorTime(server.pid!) - before) / answered;
  } finally {
    server.kill();
  }
}

/** Microseconds of the processor a process has had, in steps of ten thousand. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
