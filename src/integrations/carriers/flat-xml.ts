/** Elements by their names, in their order. */
export interface Xml {
  [name: string]: string | Xml;
}

/** Why Packeta refuses: the fault's name, its words, and what of the attributes is wrong, as 'addressId: …'. */
export interface PacketaFault {
  name: string;
  text: string;
  fields: string[];
}

/** Returns elements as XML. */
export function xmlOf(elements: Xml): string {
  return Object.entries(elements)
    .map(([name, inside]) => `<${name}>${typeof inside === "string" ? escaped(inside) : xmlOf(inside)}</${name}>`)
    .join("");
}

/** Returns what stands in each element of a name, from the first on: of one that holds others, their XML; of two within each other the inner. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>((?:(?!<${name}[\\s>])[^])*?)</${name}>`, "g"))].map(
    ([, inside = ""]) => (inside.includes("<") ? inside : unescaped(inside).trim()),
  );
}

/** Returns the fault of an answer. */
export function faultOf(xml: string): PacketaFault {
  const fields = [...xml.matchAll(/<name>([^<]*)<\/name>\s*<fault>([^<]*)<\/fault>/g)];
  return {
    name: textsOf(xml.replace(/<detail>[^]*$/, ""), "fault")[0] ?? "",
    text: textsOf(xml, "string")[0] ?? "",
    fields: fields.map(([, name = "", fault = ""]) => `${unescaped(name)}: ${unescaped(fault)}`).slice(0, 20),
  };
}

function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function unescaped(text: string): string {
  return text
    .replace(/^\s*<!\[CDATA\[([^]*?)\]\]>\s*$/, "$1")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return signs[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
}
