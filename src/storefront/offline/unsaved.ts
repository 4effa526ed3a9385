/**
 * Answers whether a reload would take something from the shopper: a window is open, the order panel among them, or a
 * field holds what the page did not come with (guarantees, 'decided'). Rather too often than once too seldom.
 */
export function holdsUnsaved(page: Document): boolean {
  if (page.querySelector("dialog[open]") !== null) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some((field) =>
    field.type === "checkbox" || field.type === "radio" ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked : field.type !== "hidden" && field.value !== "");
}
