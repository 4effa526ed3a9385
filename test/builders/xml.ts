/** An element as it was read; texts are those right inside it, entities resolved. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Reads a whole XML document and throws at the first thing XML 1.0 forbids; knows what our files use, no more. */
export function readXml(text: string): XmlElement {
  const bad = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(text);
  if (bad) throw new Error(`A sign XML cannot hold at ${bad.index}`);
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/i.exec(text);
  if (!declaration) throw new Error("No XML declaration");
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  let at = declaration[0].length;
  while (at < text.length) {
    const here = open.at(-1)!;
    const next = text.indexOf("<", at);
    const between = text.slice(at, next === -1 ? undefined : next);
    here.text += plain(between);
    if (next === -1) break;
    const tag = /^<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*="[^"<]*")*)\s*(\/?)>/.exec(
      text.slice(next, next + 20_000),
    );
    if (!tag) throw new Error(`No tag: ${text.slice(next, next + 60)}`);
    const [whole, closing, name, attributes, empty] = tag as unknown as [string, string, string, string, string];
    at = next + whole.length;
    if (closing) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: "" };
    here.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length !== 1 || top.children.length !== 1 || top.text.trim() !== "")
    throw new Error("Not one closed element");
  return top.children[0]!;
}

/** Returns the texts of an element's children by name, the first of each. */
export function textsIn(element: XmlElement): Record<string, string> {
  return Object.fromEntries(element.children.toReversed().map((child) => [child.name, child.text]));
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(([, name, value]): [string, string] => [
    name!,
    plain(value!),
  ]);
  if (new Set(found.map(([name]) => name)).size < found.length) throw new Error(`An attribute twice: ${text}`);
  return Object.fromEntries(found);
}

function plain(text: string): string {
  const left = text.replace(/&(amp|lt|gt|quot|#39);/g, "");
  if (left.includes("&") || left.includes("]]>")) throw new Error(`No text: ${text.slice(0, 60)}`);
  return text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name]!,
  );
}
