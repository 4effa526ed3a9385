/** Returns a text as it stands in HTML, in an element or a quoted attribute. */
export function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
