/** Returns an address as a link leads there, of what somebody typed or pasted; null: the shop links nowhere like that. */
export function linkable(typed: string): string | null {
  const address = typed.replace(/[\u0000-\u0020\u007f]+/g, " ").trim();
  if (address === "" || address.startsWith("//")) return null;
  if (/^www\./i.test(address)) return `https://${address}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(" ", "")) ?? [];
  if (scheme !== undefined && !schemes.includes(scheme.toLowerCase())) return null;
  return address.replaceAll(" ", "%20");
}

const schemes = ["http", "https", "mailto", "tel"];
