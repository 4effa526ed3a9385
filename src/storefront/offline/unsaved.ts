/**
 * Returns whether a reload would take something from the shopper: a window is open, the order panel among them, or a
 * field holds what the page did not come with (guarantees, 'decided'). Rather too often than once too seldom.
 */
export function holdsUnsaved(page: Document): boolean {
  if (page.querySelector("dialog[open]") !== null) return true;
  // Those of the header take effect at once, and what is chosen of a listing stands in its address.
  if ([...page.querySelectorAll<HTMLSelectElement>("main select:not([method=get] *)")].some(isChanged)) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some((field) =>
    field.type === "checkbox" || field.type === "radio"
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.type !== "hidden" && field.value !== "",
  );
}

/** Without a word of the page on it, a list comes with its first option. */
function isChanged({ options }: HTMLSelectElement): boolean {
  const came = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return came?.selected === false;
}
