import sanitizeHtml from "sanitize-html";

/** Elements that draw, and what they draw with. Nothing that acts, brings something from elsewhere or holds another language. */
const drawing = [
  "svg",
  "g",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "title",
  "desc",
  "defs",
  "symbol",
  "use",
  "clipPath",
  "mask",
  "linearGradient",
  "radialGradient",
  "stop",
  "pattern",
  "style",
];

const attributes = [
  ..."id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform viewBox preserveAspectRatio".split(
    " ",
  ),
  ..."fill fill-rule fill-opacity clip-path clip-rule mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color".split(
    " ",
  ),
  ..."gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits patternTransform maskUnits maskContentUnits clipPathUnits".split(
    " ",
  ),
  ..."font-family font-size font-weight font-style font-stretch letter-spacing text-anchor dominant-baseline vector-effect paint-order".split(
    " ",
  ),
  "xmlns",
  "version",
  "href",
  "xlink:href",
  "xmlns:xlink",
  "style",
];

/** Most bytes a drawing may have: a logo has a tenth of it. */
const most = 512 * 1024;

/** Returns a drawing with nothing in it but what draws, or null where the file is none: text that is not UTF-8, another language, one without a size. */
export function plainSvg(given: Buffer): string | null {
  if (given.length > most) return null;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(given).trim();
  } catch {
    return null;
  }
  // What stands before it says nothing of the drawing; entities that are declared there are not expanded.
  const [before] =
    /^(?:<\?xml[^>]*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>|<!--[\s\S]*?-->|\s)*(?=<svg[\s>])/i.exec(text) ?? [];
  if (before === undefined) return null;
  const plain = sanitizeHtml(text.slice(before.length), {
    allowedTags: drawing,
    allowedAttributes: { "*": attributes },
    // What its elements are called by `<style>` is said there alone; what it may say is looked at below.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nonTextTags: ["script", "textarea", "option", "noscript", "foreignObject", "metadata", "iframe"],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    transformTags: { "*": (name, given) => ({ tagName: name, attribs: withoutReach(given) }) },
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
  }).replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (whole, rules: string) => (reaches(rules) ? "" : whole));
  const [root] = /^<svg\b[^>]*>/.exec(plain) ?? [];
  if (root === undefined) return null;
  return /\sxmlns=/.test(root) ? plain : plain.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Without attributes that bring something from elsewhere: a reference is one into the drawing itself. */
function withoutReach(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      if (name === "href" || name === "xlink:href") return /^#[\w.:-]+$/.test(value.trim());
      return name.startsWith("xmlns") || !reaches(value);
    }),
  );
}

/** Whether rules name anything but parts of the drawing, or what could be read as such. */
function reaches(rules: string): boolean {
  return /@|\\|<|javascript:|expression\(|image-set|url\((?!\s*["']?#[\w.:-]+["']?\s*\))/i.test(rules);
}
