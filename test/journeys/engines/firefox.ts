import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefoxProgram } from "../../run/engine-packages.ts";
import { type Bidi, openBidi } from "./bidi.ts";
import { chordOf, type Engine, pointAt, pressAt, type Size, type Tab, dispatchingFingers, typing } from "./tab.ts";

/** A profile's settings beside those Firefox makes for whoever drives it. */
const settings = {
  "intl.accept_languages": "pl",
  "ui.prefersReducedMotion": 1,
  "ui.useOverlayScrollbars": 1,
  // A mouse (2) that hovers (4): a machine that has none would say so.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
};

interface Running {
  bidi: Bidi;
  child: ChildProcess;
  profile: string;
  /** What each tab's console has said. */
  said: Map<string, string[]>;
}

let running: Promise<Running> | undefined;

/** Debian's Firefox, spoken to in its own protocol: Playwright asks it for more than its long-term release knows. */
export const firefox: Engine = {
  name: "Firefox",
  open: async (size) => openTab(await (running ??= launch()), size),
  close: async () => {
    if (running === undefined) return;
    const { bidi, child, profile } = await running;
    const gone = once(child, "exit");
    await bidi.send("browser.close", {}).catch(() => child.kill());
    await gone;
    rmSync(profile, { recursive: true, force: true });
  },
};

async function launch(): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), "bruk-firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(""),
  );
  const child = spawn(
    firefoxProgram() ?? "firefox",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, TZ: "Europe/Warsaw", HOME: profile } },
  );
  process.once("exit", () => child.kill("SIGKILL"));
  const address = await new Promise<string>((resolve, reject) => {
    let words = "";
    child.stderr?.on("data", (text: Buffer) => {
      words += String(text);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(words)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`Firefox ended before it listened:\n${words}`)));
  });
  const said = new Map<string, string[]>();
  const bidi = await openBidi(`${address}/session`, (_, params) => {
    const { level, text, source } = params as { level: string; text: string | null; source: { context?: string } };
    // Of a module that was on its way to a page that is left; one that is not there is told by the other engines too.
    if (text?.includes("error loading dynamically imported module")) return;
    // Staff's stream of changes ends with the page that is left.
    if (/connection to.*\/admin\/api\/v1\/events(?:\.$| was interrupted while the page was loading)/.test(text ?? ""))
      return;
    if (level === "error") said.get(source.context ?? "")?.push(text ?? "an error without words");
  });
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  return { bidi, child, profile, said };
}

async function openTab(running: Running, viewport: Size): Promise<Tab> {
  const { bidi } = running;
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext", {});
  const close = async () => void (await bidi.send("browser.removeUserContext", { userContext }));
  return openIn(running, { type: "tab", userContext, viewport, close: () => close });
}

interface Window {
  /** A tab of the window that is there hides the one before it. */
  type: "tab" | "window";
  /** What is kept together. */
  userContext: string;
  viewport: Size;
  /** What closes it. */
  close: (context: string) => () => Promise<void>;
}

async function openIn(running: Running, { type, userContext, viewport, close }: Window): Promise<Tab> {
  const { bidi, said } = running;
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", { type, userContext });
  await bidi.send("browsingContext.setViewport", { context, viewport, devicePixelRatio: null });
  said.set(context, []);
  const evaluate = async (expression: string) => {
    const answer = await bidi.send<{
      type: string;
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>("script.evaluate", { expression, target: { context }, awaitPromise: true });
    if (answer.type !== "success") throw new Error(answer.exceptionDetails?.text ?? "an error without words");
    return answer.result?.value ?? "";
  };
  return {
    goto: async (url) => void (await bidi.send("browsingContext.navigate", { context, url, wait: "interactive" })),
    reload: async () => void (await bidi.send("browsingContext.reload", { context, wait: "interactive" })),
    back: async () => void (await bidi.send("browsingContext.traverseHistory", { context, delta: -1 })),
    forward: async () => void (await bidi.send("browsingContext.traverseHistory", { context, delta: 1 })),
    evaluate,
    point: async (x, y) => void (await bidi.send("input.performActions", { context, actions: pointAt(x, y) })),
    press: async (x, y) => void (await bidi.send("input.performActions", { context, actions: pressAt(x, y) })),
    slide: async (from, to) => void (await evaluate(dispatchingFingers(from, to))),
    type: async (typed) => void (await bidi.send("input.performActions", { context, actions: typing(typed) })),
    chord: async (pressed) => void (await bidi.send("input.performActions", { context, actions: chordOf(pressed) })),
    picture: async () =>
      Buffer.from((await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context })).data, "base64"),
    complaints: () => said.get(context)?.splice(0) ?? [],
    beside: () =>
      openIn(running, {
        type: "window",
        userContext,
        viewport,
        close: (context) => async () => void (await bidi.send("browsingContext.close", { context })),
      }),
    close: close(context),
  };
}
