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
  /** Lays fingers on points of the window, one for each, slides them all at once to others and lifts them; ends when the page has heard of it. */
  slide(from: readonly Point[], to: readonly Point[]): Promise<void>;
  /** Types, a key after the other. */
  type(keys: readonly string[]): Promise<void>;
  /** Presses keys together: the last while the others are held. */
  chord(keys: readonly string[]): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  /** Console errors and uncaught ones since this was asked last. */
  complaints(): string[];
  /** Opens another window of the same browser, with all it keeps. */
  beside(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
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

/** Returns where fingers are on their way, a row for each moment of it. */
export function wayOf(from: readonly Point[], to: readonly Point[]): Point[][] {
  const at = (share: number) =>
    from.map((finger, id) => ({
      x: finger.x + (to[id]!.x - finger.x) * share,
      y: finger.y + (to[id]!.y - finger.y) * share,
    }));
  return [0, 0.25, 0.5, 0.75, 1].map(at);
}

/**
 * Returns an expression by which a page is told what an engine tells of fingers: pointer events of the kind `touch`, each
 * with its finger's number. For drivers whose WebDriver has no second finger to lay down.
 */
export function dispatchingFingers(from: readonly Point[], to: readonly Point[]): string {
  return `(${String(dispatchFingers)})(${JSON.stringify(wayOf(from, to))})`;
}

/** Runs in the page. */
function dispatchFingers(way: Point[][]): string {
  const [first] = way[0]!;
  const touched = document.elementFromPoint(first!.x, first!.y)!;
  const tell = (type: string, points: Point[]) =>
    points.forEach(({ x, y }, finger) =>
      touched.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerType: "touch",
          pointerId: 100 + finger,
          isPrimary: finger === 0,
          button: type === "pointermove" ? -1 : 0,
          clientX: x,
          clientY: y,
        }),
      ),
    );
  // An engine captures nothing for a finger that it does not know.
  const capture = Object.getOwnPropertyDescriptor(Element.prototype, "setPointerCapture")!;
  Element.prototype.setPointerCapture = () => undefined;
  tell("pointerdown", way[0]!);
  for (const points of way.slice(1)) tell("pointermove", points);
  tell("pointerup", way.at(-1)!);
  Object.defineProperty(Element.prototype, "setPointerCapture", capture);
  return "";
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
