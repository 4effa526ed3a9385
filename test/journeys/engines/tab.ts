import type { EngineName } from "../../run/engine-packages.ts";

/**
 * One tab of a browser, in what every engine's own protocol can do. All that a shopper does with it is written once on
 * top of this (`visitor.ts`).
 */
export interface Tab {
  /** Returns when the document is there; the shop's own code may not have begun. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** By the browser's own history; returns at once where the page itself follows. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Returns what an expression, or the promise it is, comes to; it must be text. */
  evaluate(expression: string): Promise<string>;
  /** Moves the pointer to a point of the window. */
  point(x: number, y: number): Promise<void>;
  /** Presses the pointer there and lets it go. */
  press(x: number, y: number): Promise<void>;
  /** Types, a key after the other. */
  type(keys: readonly string[]): Promise<void>;
  /** Presses keys together: the last while the others are held. */
  chord(keys: readonly string[]): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  /** Plugs in a device for passkeys, which makes one and uses it whenever it is asked; returns what takes it out again. Absent where the engine, or its driver, knows none. */
  giveAuthenticator?(): Promise<() => Promise<void>>;
  /** Console errors and uncaught ones since this was asked last. */
  complaints(): string[];
  /** Opens another window of the same browser, with all it keeps. */
  beside(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser engine of this machine. */
export interface Engine {
  name: EngineName;
  /** Opens a tab with a window of that size and nothing kept from before; the browser itself is begun with the first. */
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** Keys without an email, as the WebDriver standard numbers them. */
export const keys = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

/** The actions of the WebDriver standard, which Firefox and WebKit take alike: the pointer moves. */
export function pointAt(x: number, y: number, then: object[] = []): object[] {
  return [
    {
      type: "pointer",
      id: "pointer",
      parameters: { pointerType: "mouse" },
      actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }, ...then],
    },
  ];
}

/** The same, and a press there. */
export function pressAt(x: number, y: number): object[] {
  return pointAt(x, y, [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ]);
}

/** The same for keys. */
export function typing(typed: readonly string[]): object[] {
  return [
    {
      type: "key",
      id: "keyboard",
      actions: typed.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    },
  ];
}

/** The same for keys that are pressed together. */
export function chordOf(pressed: readonly string[]): object[] {
  const actions = [
    ...pressed.map((value) => ({ type: "keyDown", value })),
    ...pressed.toReversed().map((value) => ({ type: "keyUp", value })),
  ];
  return [{ type: "key", id: "keyboard", actions }];
}
