import { escapeXml } from "../domain/escape.ts";

/** Returns one element with a text inside; nothing for a text that is absent or empty. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}
