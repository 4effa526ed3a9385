import { escapeXml } from "../../domain/escape.ts";
import { withoutC1 } from "../../domain/plain-signs.ts";

/** An element of an XML file: its name and what stands in it; null and empty texts are left out with their element. */
export type Element = [
  name: string,
  content: string | readonly (Element | null)[] | null,
  attributes?: Record<string, string>,
];

/** Returns an element as XML, each on a line of its own. */
export function xmlOf([name, content, attributes = {}]: Element, depth = 0): string {
  const pad = "  ".repeat(depth);
  const open =
    name +
    Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
      .join("");
  if (content === null || content === "") return "";
  if (typeof content === "string") return `${pad}<${open}>${escapeXml(content)}</${name}>\n`;
  return `${pad}<${open}>\n${content.map((child) => (child === null ? "" : xmlOf(child, depth + 1))).join("")}${pad}</${name}>\n`;
}

/**
 * Returns a text as the schema's tokens are: one line, single blanks, no longer than allowed, no sign XML cannot hold,
 * none for which KSeF refuses a file although the schema takes it (CIRFMF/ksef-docs, 'Weryfikacja XML').
 */
export function token(text: string, longest: number): string {
  const clean = withoutC1(text)
    .toWellFormed()
    .replace(/[\u007f\p{Noncharacter_Code_Point}]/gu, "")
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return [...clean].slice(0, longest).join("").trim();
}
