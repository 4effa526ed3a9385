/** What a shopper looks for: by CSS, or by what it is and what it is called. */
export interface What {
  css?: string;
  role?: "button" | "link" | "heading" | "option";
  /** Its name as a screen reader has it, all of it, with plain spaces; whatever case the styles write it in. */
  name?: string;
  /** The label of a field, all of it, with plain spaces. */
  label?: string;
  /** Words it holds. */
  text?: string;
  /** CSS of what it stands in. */
  within?: string;
}

/** Returns where on the window something in sight is, brought into it; null while there is no such thing or another covers it. Runs in the page. */
export function centreOf(what: What, find: (what: What) => Element[]): { x: number; y: number } | null {
  const [found] = find(what);
  if (found === undefined) return null;
  // A box nobody sees is pressed by what is written beside it.
  const target = found.matches("input[type=radio], input[type=checkbox]") ? (found.closest("label") ?? found) : found;
  const { left, top, width, height } = target.getBoundingClientRect();
  // The middle of a box's words may be a link.
  const x = left + (target === found ? width / 2 : Math.min(12, width / 2));
  const y = top + Math.min(height, innerHeight) / 2;
  if (target.contains(document.elementFromPoint(x, y))) return { x, y };
  // Out of the window, or behind what stands over it: next time it may be in reach.
  target.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}

/** Returns what is in sight of that kind. Runs in the page. */
export function find({ css, role, name, label, text, within }: What): Element[] {
  const tags = {
    button: "button, [role=button], summary",
    link: "a[href]:not([role])",
    heading: "h1, h2, h3",
    option: "[role=option]",
  };
  const plain = (words: string | null | undefined) =>
    (words ?? "")
      .replace(/\u00ad/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const called = (element: Element) => plain(element.getAttribute("aria-label") ?? element.textContent).toLowerCase();
  const seen = (element: Element) => {
    // Boxes of forms may be drawn by their labels.
    const drawn = element.matches("input[type=radio], input[type=checkbox]")
      ? (element.closest("label") ?? element)
      : element;
    const { width, height } = drawn.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(drawn).visibility === "visible";
  };
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const kinds = label === undefined ? "*" : "input, textarea, select";
  const labels = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  return [...(document.querySelectorAll(css ?? (role === undefined ? kinds : tags[role])) as Iterable<Element>)]
    .filter(
      (element) =>
        (within === undefined || element.closest(within) !== null) && (modal === undefined || modal.contains(element)),
    )
    .filter((element) => name === undefined || called(element) === name.toLowerCase())
    .filter((element) => label === undefined || labels(element).some((one) => plain(one.textContent) === label))
    .filter((element) => text === undefined || plain(element.textContent).includes(text))
    .filter(seen);
}
