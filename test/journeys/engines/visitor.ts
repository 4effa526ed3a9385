// One long file: all that a visitor of the shop does, by the same words in each engine.
import { eventually } from "../records.ts";
import { find, centreOf, type What } from "./in-page.ts";
import { keys, type Point, type Size, type Tab } from "./tab.ts";

/** A shopper at a tab: everything waits until it can be done, or until what is said of the page is so. */
export class Visitor {
  readonly #tab: Tab;
  readonly mobile: boolean;
  /** Where the shop is, without a trailing slash. */
  address: string;
  readonly #forgiven: RegExp[] = [];

  constructor(tab: Tab, { address, size }: { address: string; size: Size }) {
    this.#tab = tab;
    this.address = address;
    this.mobile = size.width <= 530;
  }

  /** Opens a page and waits until it answers clicks itself. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(this.address + path);
    await this.taken();
  }

  /** Opens a screen of the back office and waits until it has its heading, and all that it reads. */
  async openOffice(path: string): Promise<void> {
    await this.#tab.goto(this.address + path);
    await this.until(
      "a screen of the back office",
      () =>
        document.querySelector("#root h1") !== null &&
        !document.querySelector("#root")!.textContent.includes("Wczytuję…"),
    );
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.taken();
  }

  /** Somebody at another window of the same browser. */
  async beside(): Promise<Visitor & { close(): Promise<void> }> {
    const tab = await this.#tab.beside();
    const other = new Visitor(tab, { address: this.address, size: { width: this.mobile ? 390 : 1440, height: 0 } });
    return Object.assign(other, { close: () => tab.close() });
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  forward(): Promise<void> {
    return this.#tab.forward();
  }

  taken(): Promise<void> {
    return this.until("the page taken over", () => "ready" in document.documentElement.dataset);
  }

  /** Waits until something is so in the page; one that is being loaded anew is asked again. */
  async until<Given extends unknown[]>(
    what: string,
    isSo: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    await eventually(what, () => this.ask(isSo, ...given).then(Boolean, () => false));
  }

  /** Returns what a function comes to in the page. */
  async ask<Given extends unknown[], Answer>(
    asked: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    const said = await this.#tab.evaluate(
      `(async () => JSON.stringify((await (${String(asked)})(...${JSON.stringify(given)})) ?? null))()`,
    );
    return JSON.parse(said) as Awaited<Answer>;
  }

  /** Waits until something is in sight. */
  async sees(what: What): Promise<void> {
    await eventually(`${JSON.stringify(what)} in sight`, () =>
      this.#count(what).then(
        (found) => found > 0,
        () => false,
      ),
    );
  }

  async seesNo(what: What): Promise<void> {
    await eventually(`${JSON.stringify(what)} out of sight`, () =>
      this.#count(what).then(
        (found) => found === 0,
        () => false,
      ),
    );
  }

  /** Waits until the page's heading, its emails and every picture in the window are shown. */
  async seesPictures(): Promise<void> {
    await this.sees({ css: "h1" });
    await this.until("letters and pictures in sight", () => {
      const shown = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return (
          width > 0 &&
          bottom > 0 &&
          right > 0 &&
          top < innerHeight &&
          left < innerWidth &&
          image.checkVisibility({ visibilityProperty: true })
        );
      });
      return (
        document.fonts.status === "loaded" &&
        shown.length > 0 &&
        shown.every((image) => image.complete && image.naturalWidth > 0)
      );
    });
  }

  /** Waits until something in sight can be pressed, and presses it. */
  async press(what: What): Promise<void> {
    const point = await this.#reach(what);
    await this.#tab.press(point.x, point.y);
  }

  /** Moves the pointer over something in sight. */
  async hover(what: What): Promise<void> {
    const point = await this.#reach(what);
    await this.#tab.point(point.x, point.y);
  }

  /** Returns the middle of what is in sight, once it rests. */
  restingMiddleOf(css: string): Promise<Point> {
    return this.#reach({ css });
  }

  /** Lays fingers on the window, slides them and lifts them. */
  slide(from: readonly Point[], to: readonly Point[]): Promise<void> {
    return this.#tab.slide(from, to);
  }

  /** Types into a field, in place of what stands there. */
  fill(css: string, text: string): Promise<void> {
    return this.#write({ css }, text);
  }

  /** The same, the field named by its label. */
  fillIn(label: string, text: string): Promise<void> {
    return this.#write({ label }, text);
  }

  async #write(what: What, text: string): Promise<void> {
    const inFocus = () =>
      this.#inPage<boolean>(
        `(document.activeElement?.select?.(), find(${JSON.stringify(what)}).includes(document.activeElement))`,
      );
    await this.#pressUntil(what, inFocus);
    await this.#tab.type(text === "" ? [keys.Backspace] : [...text]);
    await eventually(`${JSON.stringify(what)} filled`, () =>
      this.#inPage<boolean>(
        `find(${JSON.stringify(what)}).some((one) => one === document.activeElement && one.value === ${JSON.stringify(text)})`,
      ).catch(() => false),
    );
  }

  key(name: keyof typeof keys): Promise<void> {
    return this.#tab.type([keys[name]]);
  }

  /** Presses a key while others are held. */
  chord(...pressed: readonly (keyof typeof keys | (string & {}))[]): Promise<void> {
    return this.#tab.chord(pressed.map((key) => (key in keys ? keys[key as keyof typeof keys] : key)));
  }

  typeOn(text: string): Promise<void> {
    return this.#tab.type([...text]);
  }

  /** Ticks a box or takes it off; nothing where it is so already. */
  async tick(css: string, checked = true): Promise<void> {
    await this.sees({ css });
    const isSo = () =>
      this.ask(
        (css: string, checked: boolean) => (document.querySelector(css) as HTMLInputElement).checked === checked,
        css,
        checked,
      );
    if (!(await isSo())) await this.#pressUntil({ css }, isSo);
  }

  /** Chooses in a list. Its open menu is the system's, where no driver comes: the browser is told what it would tell the page. */
  async choose(css: string, value: string): Promise<void> {
    await this.sees({ css });
    await this.until(
      `${value} chosen in ${css}`,
      (css: string, value: string) => {
        const list = document.querySelector<HTMLSelectElement>(css);
        if (list === null || ![...list.options].some((option) => option.value === value)) return false;
        list.value = value;
        list.dispatchEvent(new Event("input", { bubbles: true }));
        return list.dispatchEvent(new Event("change", { bubbles: true }));
      },
      css,
      value,
    );
  }

  /** Waits until a text is as said, with plain spaces. */
  async reads(css: string, text: string | RegExp): Promise<void> {
    let now = "";
    await eventually(`${css}: ${text}`, async () => {
      now = await this.textOf(css).catch(() => "");
      return typeof text === "string" ? now.includes(text) : text.test(now);
    }).catch((error: unknown) => {
      throw new Error(`${(error as Error).message}; it reads ${JSON.stringify(now)}`);
    });
  }

  textOf(css: string): Promise<string> {
    return this.ask(
      (css: string) =>
        (document.querySelector(css)?.textContent ?? "")
          .replace(/\u00ad/g, "")
          .replace(/\s+/g, " ")
          .trim(),
      css,
    );
  }

  /** Waits until the address has such a path, with its query. */
  async isAt(path: string): Promise<void> {
    await this.until(
      `at ${path}`,
      (path: string) => decodeURIComponent(location.pathname + location.search) === path,
      path,
    );
  }

  /** Forgets all that this browser has kept of the shop. */
  async forget(): Promise<void> {
    const page = `${this.address}/robots.txt`;
    // A window that has only just been opened may still be on its way to its first, empty page, and one that a journey
    // has left to a page of its own: either breaks off this one.
    await eventually(`at ${page}`, async () => {
      await this.#tab.goto(page).catch(() => undefined);
      return (await this.ask(() => location.href)) === page;
    });
    await this.ask(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
  }

  picture(): Promise<Buffer> {
    return this.#tab.picture();
  }

  /** Trouble whose words match is what this journey looks for. */
  forgive(words: RegExp): void {
    this.#forgiven.push(words);
  }

  /** What the browser has complained of since this was asked last. */
  complaints(): string[] {
    return this.#tab.complaints().filter((said) => !this.#forgiven.some((words) => words.test(said)));
  }

  #count(what: What): Promise<number> {
    return this.#inPage<number>(`find(${JSON.stringify(what)}).length`);
  }

  /** Presses, and once more where something has moved away under the pointer, as a shopper does. */
  async #pressUntil(what: What, isSo: () => Promise<boolean>): Promise<void> {
    const heard = () => eventually("heard", () => isSo().catch(() => false), 2000).catch(() => false);
    await eventually(`${JSON.stringify(what)} pressed`, async () => {
      await this.press(what);
      return heard();
    });
  }

  /** Returns where it is once that stays the same. */
  #reach(what: What): Promise<{ x: number; y: number }> {
    const point = () => this.#inPage<{ x: number; y: number } | null>(`centreOf(${JSON.stringify(what)}, find)`);
    let before: { x: number; y: number } | null = null;
    return eventually(`${JSON.stringify(what)} within reach`, async () => {
      const now = await point().catch(() => null);
      const rests = now !== null && now.x === before?.x && now.y === before.y;
      before = now;
      return rests && now;
    });
  }

  async #inPage<Answer>(expression: string): Promise<Answer> {
    return JSON.parse(
      await this.#tab.evaluate(
        `(async () => { ${String(find)}; ${String(centreOf)}; return JSON.stringify(await ${expression}); })()`,
      ),
    ) as Answer;
  }
}
