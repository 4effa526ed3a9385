import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const program = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";

export const hasNginx = existsSync(program);

export interface NginxInput {
  /** Where it keeps what it needs. */
  folder: string;
  /** The port one of its servers listens on. */
  port: number;
  /** What stands inside `http { }`. */
  http: string;
  /** More of what stands outside of it. */
  main?: string;
}

/** Starts nginx; returns its process once it listens. */
export async function startNginx({ folder, port, http, main = "" }: NginxInput): Promise<ChildProcess> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; user root; error_log stderr; ${main} events {} http { access_log off; ${temporary} ${http} }`,
  );
  const server = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await listens(port))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    await pause(50);
  }
  return server;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1" });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
