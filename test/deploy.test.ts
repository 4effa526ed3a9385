// One long file: every paper of a deployment, held against one reading of the project's own settings.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { after, test } from "node:test";
import type { FastifyInstance } from "fastify";
import { operatorPath, type Route } from "../src/contract/operator/route.ts";
import { operatorRoutes } from "../src/contract/operator/routes.ts";
import { baselinkerPath, pathsIn, returnedEmailsPath } from "../src/contract/paths.ts";
import { photoLimits } from "../src/domain/complaint/complaint.ts";
import { settingsTable } from "../src/bin/settings.ts";
import { openTestApp, testFolder } from "./builders/app.ts";
import { freePort } from "./builders/free-port.ts";
import { hasNginx, startNginx } from "./builders/nginx.ts";
import { openTestPrerenderer, prerenderNow } from "./builders/prerenderer.ts";
import { openSmallShop } from "./builders/shop.ts";

/** How many bytes deploy/nginx.conf lets through to a path. */
function nginxTakes(path: string): number {
  const config = text("deploy/nginx.conf");
  const of = (block: string) => {
    const limit = /client_max_body_size (\d+)m;/.exec(block)?.[1];
    return limit === undefined ? undefined : Number(limit) * 1024 * 1024;
  };
  const places = [...config.matchAll(/location (=|~)? ?(\S+) \{([^}]*)\}/g)].filter(([, kind, where = ""]) =>
    kind === "=" ? path === where : kind === "~" ? new RegExp(where).test(path) : path.startsWith(where),
  );
  // The most exact comes last: nginx takes `=` and `~` before what a path begins with, and the longest of these.
  const [, , , block = ""] = places
    .toSorted(([, a, x = ""], [, b, y = ""]) => rank(a) - rank(b) || x.length - y.length)
    .at(-1)!;
  return of(block) ?? of(config)!;
}

const rank = (kind: string | undefined) => ["~", "="].indexOf(kind ?? "");

const root = join(import.meta.dirname, "..");
const text = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
const settings = Object.values(settingsTable).map(({ name }) => name);

const { pool } = await openSmallShop();
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages, url: "https://sklep.test" });

test("what nginx says in the shop's place it says with the shop's own headers, and bodies that are too large it leaves to the shop", async () => {
  const config = text("deploy/nginx.conf");
  const named = [...config.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const { headers } = await app.inject({ url: "/" });
  // A page without scripts or pictures is held tighter than the shop's, and is not to be kept.
  const own = ["content-security-policy", "cache-control", "retry-after"];
  assert.deepEqual(
    named.filter(([name]) => !own.includes(name)),
    ["strict-transport-security", "x-content-type-options", "referrer-policy"].map((name) => [name, headers[name]]),
  );
  assert.ok(nginxTakes("/") > 2 * app.initialConfig.bodyLimit!);
});

test("nginx lets through what each route takes, and more, so that the shop says itself what is too much", () => {
  const photos = photoLimits.most * photoLimits.bytes;
  const taken: [string, number][] = [
    ...Object.values<Route>(operatorRoutes).map(({ path, largest = 0 }): [string, number] => [
      operatorPath + path,
      largest,
    ]),
    ...Object.values(pathsIn).map(({ complaint }): [string, number] => [complaint, photos + 64 * 1024]),
    [returnedEmailsPath, 10 * 1024 * 1024],
    [baselinkerPath, 1024 * 1024],
  ];
  assert.deepEqual(
    taken.filter(([path, bytes]) => nginxTakes(path) < bytes + 512 * 1024),
    [],
  );
});

test("nginx gives up a connection it does not use before the shop does", () => {
  const upstream = /upstream bruk \{[^}]*\}/.exec(text("deploy/nginx.conf"))![0];
  assert.ok(Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1]) * 1000 + 10_000 <= app.server.keepAliveTimeout);
});

test("units, Dockerfile and compose.yaml run programs there are, with settings there are", () => {
  const files = [
    "Dockerfile",
    "compose.yaml",
    ...readdirSync(join(root, "deploy"))
      .filter((file) => file.endsWith(".service"))
      .map((file) => `deploy/${file}`),
  ];
  for (const file of files) {
    const programs = [...text(file).matchAll(/src\/bin\/\w+\.ts/g)].map(([program]) => program);
    for (const program of programs) assert.ok(existsSync(join(root, program)), `${file}: ${program}`);
    const commands = [...text(file).matchAll(/(?:setup\.mjs|npm run|\/opt\/bruk\/deploy\/bruk) (\w+)/g)].map(
      ([, name = ""]) => name,
    );
    for (const name of commands) assert.ok(scripts[name] !== undefined, `${file}: ${name}`);
    assert.ok(programs.length + commands.length > 0, file);
  }
  // PostgreSQL's own clients read PGPASSWORD: a password with signs in it would break an address.
  const composed = [...text("compose.yaml").matchAll(/^ {2}([A-Z_]+): /gm)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "PGPASSWORD");
  const imaged = [...text("Dockerfile").matchAll(/\b([A-Z_]+)=/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("NODE_"));
  assert.ok(composed.length > 3 && imaged.length > 1);
  assert.deepEqual(
    [...composed, ...imaged].filter((name) => !settings.includes(name)),
    [],
  );
});

test("units, deploy/bruk and docs/operating.md mean one file of settings, which root and the group bruk read, and one folder", () => {
  const said = text("docs/operating.md");
  assert.match(text("deploy/bruk"), /\$\{BRUK_SETTINGS:-\/etc\/bruk\.env\}/);
  assert.match(said, /^install -o root -g bruk -m 640 \/dev\/null \/etc\/bruk\.env /m);
  assert.match(said, /^install -d -o bruk -g bruk -m 700 \/var\/lib\/bruk /m);
  assert.match(said, /^DATA_DIR=\/var\/lib\/bruk$/m);
  for (const unit of readdirSync(join(root, "deploy")).filter((file) => file.endsWith(".service"))) {
    const lines = text(`deploy/${unit}`).split("\n");
    assert.match(lines[1]!, /\/etc\/bruk\.env \(root:bruk, 0640\)/, unit);
    assert.deepEqual(
      lines.filter((line) => /^(Environment|StateDirectory=)/.test(line)),
      ["StateDirectory=bruk"],
      unit,
    );
    // The socket of the embedded PostgreSQL is made in /tmp, and commands come to it from outside the unit.
    if (unit === "bruk.service")
      assert.deepEqual(
        lines.filter((line) => /^(PrivateTmp|ReadWritePaths)=/.test(line)),
        ["ReadWritePaths=/tmp"],
      );
  }
});

test("docs/operating.md names commands and settings there are", () => {
  const said = text("docs/operating.md");
  const commands = text("docs/command-line.md");
  for (const [, name = ""] of said.matchAll(/npm run (\w+)/g))
    assert.ok(scripts[name] !== undefined, `npm run ${name}`);
  for (const [, name = ""] of said.matchAll(/(?:npm run shop --|bruk shop|shop\.ts) ([a-z-]+)/g))
    assert.match(commands, new RegExp(`\\| \`${name}\\b|, \`${name} `), `shop -- ${name}`);
  const ofCompose = ["DATABASE_PASSWORD"];
  const named = [...said.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(([, name = ""]) => name);
  assert.deepEqual(
    [...new Set(named)].filter((name) => !settings.includes(name) && !ofCompose.includes(name)),
    [],
  );
});

const withoutNginx = hasNginx && spawnSync("openssl", ["version"]).status === 0 ? false : "no nginx or openssl here";

test(
  "nginx hands on what the shop answers, byte for byte and header for header, keeps built files, and says a kind word while the shop is away",
  { skip: withoutNginx },
  async () => {
    const { port } = await openProxy(app);
    const direct = async (path: string, headers: Record<string, string>) =>
      answerOf(await app.inject({ url: path, headers: { host: "sklep.test", ...headers } }));
    for (const [path, headers] of [
      ["/", { "accept-encoding": "br" }],
      ["/bluza-asfalt/", {}],
      ["/page-data/index/page-data.json", { "accept-encoding": "gzip, br" }],
      ["/assets/app-1.js", { "accept-encoding": "br" }],
      ["/assets/app-1.js", {}],
      ["/nie-ma/", {}],
      ["/bluza-asfalt", {}],
      ["/sitemap.xml", {}],
    ] as const) {
      const through = await ask(port, path, headers);
      assert.deepEqual(answerOf(through), await direct(path, headers), path);
    }
    const { etag = "" } = (await ask(port, "/", {})).headers;
    assert.equal((await ask(port, "/", { "if-none-match": String(etag) })).statusCode, 304);

    await app.close();
    const kept = await ask(port, "/assets/app-1.js", {});
    assert.deepEqual([kept.statusCode, kept.headers["cache-control"]], [200, "public, max-age=31536000, immutable"]);
    for (const path of ["/", "/page-data/index/page-data.json", "/sw.js"]) {
      const away = await ask(port, path, {});
      assert.deepEqual(
        [
          away.statusCode,
          away.headers["content-type"],
          away.headers["retry-after"],
          away.headers["x-content-type-options"],
        ],
        [503, "text/html; charset=utf-8", "5", "nosniff"],
        path,
      );
      assert.match(String(away.rawPayload), /Zaraz wracamy/);
    }
  },
);

test(
  "a body that is too large is refused by the shop itself, and takes neither of two servers for dead",
  { skip: withoutNginx },
  async () => {
    const first = await openOne();
    const { port } = await openProxy(first, await openOne());
    const headers = { "content-type": "text/plain" };
    const said = ({ statusCode, headers, rawPayload }: Got) => [
      statusCode,
      String(rawPayload),
      ...["content-type", "content-security-policy", "x-content-type-options", "strict-transport-security"].map(
        (name) => headers[name],
      ),
    ];
    for (const [path, size] of [
      ["/sys/json_utils/code", 300_000],
      ["/sys/json_utils/code", 1_000_000],
      ["/sys/json_api?reportError", 250_000],
    ] as const) {
      const payload = "x".repeat(size);
      const direct = said(
        await first.inject({ method: "POST", url: path, headers: { host: "sklep.test", ...headers }, payload }),
      );
      assert.match(String(direct[1]), /"TOO_LARGE"/);
      for (let turn = 0; turn < 20; turn += 1)
        assert.deepEqual(said(await ask(port, path, headers, payload)), direct, `${size} bytes to ${path}`);
    }
  },
);

test(
  "nginx tells nobody which version it is, and sends who comes without TLS to the same address with it",
  { skip: withoutNginx },
  async () => {
    const { port, plainPort } = await openProxy(await openOne());
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: "127.0.0.1", port: plainPort, path: "/Odziez/?page=2", headers: { host: "sklep.test" } }, (answer) =>
        resolve(answer.resume()),
      ).once("error", reject),
    );
    assert.deepEqual(
      [statusCode, headers.location, headers["server"]],
      [308, "https://sklep.test/Odziez/?page=2", "nginx"],
    );
    const tooLarge = await ask(port, "/sys/json_utils/code", {}, "x".repeat(3_000_000));
    assert.deepEqual([tooLarge.statusCode, tooLarge.headers["server"]], [413, "nginx"]);
  },
);

test(
  "with two servers behind nginx, what a provider that is away takes from shoppers is the lockers and nothing else",
  { skip: withoutNginx },
  async () => {
    const { port } = await openProxy(await openOne(), await openOne());
    for (let asked = 1; asked <= 4; asked += 1) {
      const { statusCode, rawPayload } = await ask(port, "/v1/points?relative_post_code=31-100", {});
      assert.deepEqual([statusCode, String(rawPayload)], [503, "{}"], "the shop's own answer");
    }
    for (const path of ["/", "/bluza-asfalt/", "/page-data/index/page-data.json"])
      assert.equal((await ask(port, path, {})).statusCode, 200, path);
  },
);

test(
  "a built file that only one of two servers has is found, whichever is asked first",
  { skip: withoutNginx },
  async () => {
    const names = ["app-2.js", "app-3.js", "app-4.js", "app-5.js"].map((name) => `assets/${name}`);
    const { port } = await openProxy(
      await openOne(),
      await openOne(Object.fromEntries(names.map((name) => [name, `of ${name}`]))),
    );
    for (const name of names) {
      const { statusCode, rawPayload } = await ask(port, `/${name}`, {});
      assert.deepEqual([statusCode, String(rawPayload)], [200, `of ${name}`]);
    }
  },
);

test("shoppers do not notice that one of two servers ends", { skip: withoutNginx }, async () => {
  const ending = await openOne();
  const { port } = await openProxy(ending, await openOne());
  const answers: number[] = [];
  let over = false;
  const shoppers = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!over) answers.push((await ask(port, "/bluza-asfalt/", {})).statusCode);
    }),
  );
  const until = async (count: number) => {
    while (answers.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await until(60);
  await ending.close();
  await until(answers.length + 60);
  over = true;
  await shoppers;
  assert.deepEqual(new Set(answers), new Set([200]));
});

/** A server of the same shop, with files of its own beside those all have, whose lockers' provider is away. */
async function openOne(built: Record<string, string> = {}): Promise<FastifyInstance> {
  const away = () => Promise.reject(new Error("the provider is away"));
  return (
    await openTestApp(pool, {
      pages,
      url: "https://sklep.test",
      points: { near: away, search: away, look: away },
      built,
    })
  ).app;
}

/** Starts nginx by deploy/nginx.conf before these servers; returns the ports shoppers come to, with TLS and without. It lasts until the file ends. */
async function openProxy(...servers: FastifyInstance[]): Promise<{ port: number; plainPort: number }> {
  const folder = await testFolder();
  const hosts = await Promise.all(
    servers.map(async (server) => new URL(await server.listen({ port: 0, host: "127.0.0.1" })).host),
  );
  const [port, plainPort] = [await freePort(), await freePort()];
  spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=sklep.test",
    "-keyout",
    join(folder, "key.pem"),
    "-out",
    join(folder, "cert.pem"),
  ]);
  const http = text("deploy/nginx.conf")
    .replace(/^ *server 127\.0\.0\.1:3000\b.*$/m, (line) =>
      hosts.map((host) => line.replace("127.0.0.1:3000", host)).join("\n"),
    )
    .replaceAll("/var/cache/nginx", folder)
    .replaceAll("/etc/letsencrypt/live/sklep.example/fullchain.pem", join(folder, "cert.pem"))
    .replaceAll("/etc/letsencrypt/live/sklep.example/privkey.pem", join(folder, "key.pem"))
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace(/.*listen \[::\].*\n/g, "");
  await mkdir(join(folder, "bruk"));
  // As /etc/nginx/mime.types, which Debian's nginx.conf includes.
  const types = "types { text/html html; application/json json; application/javascript js; }";
  const server = await startNginx({ folder, port, http: `${types} ${http}` });
  after(() => server.kill("SIGTERM"));
  return { port, plainPort };
}

interface Got {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
}

/** What is the same through a proxy: all but the connection's own. */
function answerOf({ statusCode, headers, rawPayload }: Got): object {
  const own = ["date", "connection", "keep-alive", "transfer-encoding", "content-length", "server"];
  return {
    statusCode,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !own.includes(name))
        .sort(),
    ),
    body: rawPayload.toString("base64"),
  };
}

/** Gets what is asked for; posts a body where there is one. */
function ask(port: number, path: string, headers: Record<string, string>, body?: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: body === undefined ? "GET" : "POST",
        headers: { host: "sklep.test", ...headers },
        rejectUnauthorized: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ statusCode: answer.statusCode!, headers: answer.headers, rawPayload: Buffer.concat(parts) }),
        );
      },
    )
      .once("error", reject)
      .end(body);
  });
}
