/** The row that was left last: whoever comes back goes on from it. */
let left: string | null = null;

/** Remembers the row of a link as the one that is left for what it leads to. */
export function leaveRow({ currentTarget }: { currentTarget: HTMLElement }): void {
  left = currentTarget.getAttribute("href");
}

/** Puts the focus on the link of the row after or before the one that has it; where none has, on the one that was left last, or on the first. */
export function stepRow(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const begin = Math.max(
    links.findIndex((link) => link.getAttribute("href") === left),
    0,
  );
  const next = at === -1 ? begin : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: "nearest" });
}

/** Returns the number of the order whose row has the focus; null: none has. */
export function rowInFocus(): number | null {
  const row = document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-row]");
  return row == null ? null : Number(row.dataset["row"]);
}
