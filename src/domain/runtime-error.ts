/** An error of a shopper's browser as the shop keeps it: short, and without anything personal (specification, point 7, 'reportError'). */
export interface RuntimeError {
  message: string;
  component: string;
  stack: string;
  url: string;
  browser: string;
}

/** Characters kept of each part. */
export const errorLengths = { message: 500, component: 200, stack: 4000, url: 300, browser: 100 } as const;

/**
 * Returns what is kept of a report: no query strings or anchors, no e-mail addresses, no keys or tokens, no
 * telephone or card numbers, no signs a database refuses, each part cut to its length.
 * `GET /user?token=8f… for kasia@poczta.example` → `GET /user for [e-mail]`.
 */
export function storedError(told: RuntimeError): RuntimeError {
  const kept = (part: keyof RuntimeError) =>
    withoutPersons(told[part].slice(0, 4 * errorLengths[part]))
      .slice(0, errorLengths[part])
      .toWellFormed();
  return {
    message: kept("message").replace(/\s+/g, " ").trim() || "unknown",
    component: kept("component").trim(),
    stack: kept("stack").trim(),
    url: kept("url").trim(),
    browser: kept("browser").trim(),
  };
}

/** A line and column at the end of an address, which say where the error is, stay: `main.js?v=2:1:40` → `main.js:1:40`. */
function withoutPersons(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "")
    .replace(/(?<=[\w/.])[?#][^\s"'()<>]*?(?=(?::\d+){1,2}(?:[\s)]|$)|[\s"'()<>]|$)/g, "")
    .replace(/[^\s<>()"@]{1,64}(?:@|%40)[^\s<>()"'@/]{1,255}\.[\p{L}\d-]{2,}/gu, "[e-mail]")
    .replace(/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, "[key]")
    .replace(/(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+=-]{20,}/g, "[key]")
    .replace(/(?<![\w.:])\+?\d(?:[ -]?\d){8,}/g, "[number]");
}
