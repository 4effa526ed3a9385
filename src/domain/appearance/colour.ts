/** The least contrast of words with their ground (WCAG 2.2, 1.4.3, level AA). */
const leastContrast = 4.5;

/** Returns a colour as it is stored, `#d8ff3c`, from what is typed: with or without its sign, of three digits or six; null: none. */
export function colourForm(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(linear(one)), luminance(linear(other))].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns whether words of one colour can be read on the other. */
export function isReadable(words: string, ground: string): boolean {
  return contrastOf(words, ground) >= leastContrast;
}

/** Returns the colour itself where it can be read beside the other one; else the one of its hue that is next to it and can, lighter or darker. There always is one: beside any colour black or white has 4.58:1. */
export function nearestReadable(colour: string, beside: string): string {
  const [light, a, b] = okLab(linear(colour));
  const steps = Array.from({ length: 200 }, (_, nth) => (nth + 1) / 200);
  const lights = [light, ...steps.flatMap((step) => [light - step, light + step])];
  const found = lights
    .filter((one) => one >= 0 && one <= 1)
    .map((one) => within(one, a, b))
    .find((one) => isReadable(one, beside));
  return found ?? (isReadable("#000000", beside) ? "#000000" : "#ffffff");
}

type Three = readonly [number, number, number];

/** In linear light, each part 0 to 1. */
function linear(colour: string): Three {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance([red, green, blue]: Three): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Björn Ottosson's space, in which a colour that is made lighter keeps its hue. */
function okLab([red, green, blue]: Three): Three {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour of this lightness and hue, as strong as a screen shows it. */
function within(light: number, a: number, b: number): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const parts = screenParts([light, a * share, b * share]);
    if (parts.every((part) => part >= -0.0005 && part <= 1.0005)) return hexOf(parts);
  }
  return hexOf(screenParts([light, 0, 0]));
}

function screenParts([light, a, b]: Three): Three {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(parts: Three): string {
  const written = parts.map((part) => {
    const bound = Math.min(1, Math.max(0, part));
    const value = bound <= 0.0031308 ? bound * 12.92 : 1.055 * bound ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${written.join("")}`;
}
