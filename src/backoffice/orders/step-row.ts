/** Puts the focus on the link of the row after or before the one that has it; on the first where none has. */
export function stepRow(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: "nearest" });
}

/** Returns the number of the order whose row has the focus; null: none has. */
export function rowInFocus(): number | null {
  const row = document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-row]");
  return row == null ? null : Number(row.dataset["row"]);
}
