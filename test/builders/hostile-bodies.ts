/** A stream of numbers from 0 up to 1 that is the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a body, as text, that is right but for one thing: a field of another type or a nasty value, or broken JSON. */
export function hostileBody(valid: Record<string, unknown>, next: () => number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  if (next() < 0.1) return pick(brokenTexts)(JSON.stringify(valid), next);
  const body = structuredClone(valid);
  const all = slots(body);
  if (all.length === 0) return JSON.stringify(body);
  const slot = pick(all);
  const value = pick(nastyValues)(next);
  if (next() < 0.1) delete slot.in[slot.name];
  else
    Object.defineProperty(slot.in, next() < 0.05 ? pick(nastyNames) : slot.name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return JSON.stringify(body).replaceAll('"<<number>>"', pick(nastyNumbers));
}

interface Slot {
  in: Record<string, unknown>;
  name: string;
}

/** Every field of a body, those inside its objects included. */
function slots(value: Record<string, unknown>): Slot[] {
  return Object.entries(value).flatMap(([name, inner]) => [
    { in: value, name },
    ...(typeof inner === "object" && inner !== null ? slots(inner as Record<string, unknown>) : []),
  ]);
}

const nastyValues: ((next: () => number) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => "",
  () => " ",
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => "null",
  () => "undefined",
  () => "<<number>>",
  () => Number.MAX_SAFE_INTEGER,
  () => 2 ** 31,
  () => 1e21,
  () => 1e308,
  () => "1e9",
  () => "0x10",
  () => "NaN",
  () => "Infinity",
  () => "-0",
  () => "999999999.999999",
  () => "٣",
  () => "\0",
  () => "a\0b",
  () => "\uD800",
  () => "\uDC00\uD800",
  () => "😀",
  () => "\u202Eabc",
  () => "\r\nBcc: x@y.zz",
  () => "<script>alert(1)</script>",
  () => "'; DROP TABLE orders; --",
  () => "%00",
  () => "../../../etc/passwd",
  () => "${7*7}",
  () => "@field @count",
  () => "x".repeat(300),
  () => "ż".repeat(5000),
  () => "x".repeat(200_000),
  () => ({ toString: 1, valueOf: 1 }),
  () => ({ length: 3 }),
  () => ({ constructor: { name: "x" } }),
  () => deep(200),
  () => deep(2000),
  () => ({ then: "x" }),
  () => Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [at, at])),
  () => Array.from({ length: 10_000 }, () => 1),
  () => Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [at, { productId: "1", a2p: null, quantity: 1 }])),
  (next) => next() * 1e6,
  (next) => String(Math.floor(next() * 1e6)),
  (next) => Math.floor(next() * 100),
  (next) => String.fromCharCode(Math.floor(next() * 65_536)),
];

const nastyNames = [
  "constructor",
  "toString",
  "hasOwnProperty",
  "__defineGetter__",
  "",
  "\0",
  "\uD800",
  "length",
  "x".repeat(10_000),
];
const nastyNumbers = [
  "1e999",
  "-1e999",
  "1e-999",
  "99999999999999999999999999",
  "0.1e1",
  "-0",
  "123456789012345678901234567890.5",
];

const brokenTexts: ((text: string, next: () => number) => string)[] = [
  (text, next) => text.slice(0, Math.floor(next() * text.length)),
  (text) => `${text}}`,
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace("{", '{"__proto__":{"lanId":2},'),
  (text) => text.replace("{", '{"\\u005f_proto__":{"isAdmin":true},'),
  (text) => text.replace('"clientData":{', '"clientData":{"__proto__":{"terms":true},'),
  (text) => text.replace("{", '{"constructor":{"prototype":{"polluted":true}},'),
  (text) => text.replace('"currency":"pln"', '"currency":NaN'),
  () => "[".repeat(100_000),
  () => "null",
  () => '"makeOrder"',
  () => "0",
  () => "",
  () => "\0",
  (text) => `[${text}]`,
  (text, next) =>
    next() < 0.2
      ? text.replace('"comment":""', `"comment":"${"x".repeat(5_000_000)}"`)
      : text.replace('"terms":true', '"terms":true,"terms":false'),
  (text) => `{"lanId":{"toString":1},${text.slice(1).replace('"lanId":1', '"currency":1')}`,
];

/** An array in an array and so on; written as JSON it is as deep. */
function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
