import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../builders/free-port.ts";
import { python } from "../../run/engine-packages.ts";
import { patience } from "../browser.ts";
import { eventually } from "../records.ts";
import { pictureOf } from "./screen.ts";
import { chordOf, type Engine, pointAt, pressAt, type Size, type Tab, dispatchingFingers, typing } from "./tab.ts";

interface Driver {
  address: string;
  children: ChildProcess[];
  folder: string;
}

let running: Promise<Driver> | undefined;
let windows = 0;

/** Debian's WebKitGTK by its own driver (www.w3.org/TR/webdriver2), in a window of ours on a screen nobody sees. One session at a time for each driver. */
export const webkit: Engine = {
  name: "WebKit",
  open: async (size) => openTab(await (running ??= launch()), size),
  close: async () => {
    if (running === undefined) return;
    const { children, folder } = await running;
    for (const child of children) {
      const gone = once(child, "exit");
      child.kill();
      await gone;
    }
    // Processes of the engine may still write there while they end.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  },
};

async function launch(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "bruk-webkit-"));
  const port = await freePort("127.0.0.1");
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1440x900x24", "-fbdir", folder, "-nocursor", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const home = {
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: "C.UTF-8",
    LANGUAGE: "pl",
    TZ: "Europe/Warsaw",
    DISPLAY: `:${String(number).trim()}`,
  };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...home, GDK_BACKEND: "x11" },
  });
  const children = [driver, screen];
  for (const child of children) process.once("exit", () => child.kill("SIGKILL"));
  const address = `http://127.0.0.1:${port}`;
  await eventually("WebKitWebDriver listening", () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { address, children, folder };
}

async function openTab({ address, folder }: Driver, { width, height }: Size): Promise<Tab> {
  const own = join(folder, String((windows += 1)));
  const console = `${own}-console`;
  const args = [join(import.meta.dirname, "webkit-window.py"), own, console, String(width), String(height)];
  const { sessionId } = await call<{ sessionId: string }>(address, "POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: python, args } } },
  });
  const session = `/session/${sessionId}`;
  const handle = await call<string>(address, "GET", `${session}/window`);
  const window: Window = { address, folder, session, console, size: { width, height }, front: { handle } };
  return windowTab(window, handle, async () => {
    await call(address, "DELETE", session, undefined).catch(() => undefined);
  });
}

/** What the windows of a session have in common. */
interface Window {
  address: string;
  folder: string;
  session: string;
  console: string;
  size: Size;
  /** The one the driver speaks to. */
  front: { handle: string };
}

function windowTab(window: Window, handle: string, close: () => Promise<void>): Tab {
  const { address, folder, session, console, size, front } = window;
  const ask = async <T>(path: string, body: object = {}) => {
    if (front.handle !== handle) await call(address, "POST", `${session}/window`, { handle });
    front.handle = handle;
    return call<T>(address, "POST", session + path, body);
  };
  const evaluate = (expression: string) =>
    ask("/execute/async", {
      script: `const say = arguments[0]; Promise.resolve(${expression}).then(say, (error) => say("\\u0000" + error))`,
      args: [],
    }).then((text) => {
      if (String(text).startsWith("\u0000")) throw new Error(String(text).slice(1));
      return String(text);
    });
  let heard = 0;
  return {
    goto: (url) => ask("/url", { url }),
    reload: () => ask("/refresh"),
    back: () => ask("/back"),
    forward: () => ask("/forward"),
    evaluate,
    point: (x, y) => ask("/actions", { actions: pointAt(x, y) }),
    press: (x, y) => ask("/actions", { actions: pressAt(x, y) }),
    slide: async (from, to) => void (await evaluate(dispatchingFingers(from, to))),
    type: (typed) => ask("/actions", { actions: typing(typed) }),
    chord: (pressed) => ask("/actions", { actions: chordOf(pressed) }),
    // The driver's own picture waits for the next change of the page, which may never come.
    picture: () => pictureOf(join(folder, "Xvfb_screen0"), size),
    complaints: () => {
      const said = existsSync(console) ? readFileSync(console, "utf8") : "";
      const lines = said
        .slice(heard)
        .split("\n")
        .filter((line) => /CONSOLE (?:JS |SECURITY |NETWORK )?ERROR/.test(line));
      heard = said.length;
      return lines;
    },
    beside: async () => {
      const other = await ask<{ handle: string }>("/window/new", { type: "window" });
      const tab = windowTab(window, other.handle, async () => {
        await tab.evaluate("undefined").catch(() => undefined);
        await call(address, "DELETE", `${session}/window`).catch(() => undefined);
        front.handle = "";
      });
      return tab;
    },
    close,
  };
}

async function call<T = void>(
  address: string,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(2 * patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
