import { colours, type Colour } from "../../catalogue/colours.ts";

/** Linear light, each channel 0..1. */
export type Rgb = [number, number, number];

/**
 * Returns a dye as cloth reflects it: linear light, with blacks lifted and whites lowered so that
 * folds stay visible in both.
 */
export function dye(name: Colour): Rgb {
  const rgb = fromHex(colours[name].hex);
  const light = luminance(rgb);
  const lifted = light < 0.02 ? mix(rgb, [0.021, 0.0208, 0.0212], 0.75) : rgb;
  return lifted.map((v) => Math.max(0.004, Math.min(0.87, v))) as Rgb;
}

/** Returns a CSS hex colour of a dye, unchanged, for use inside SVG prints. */
export const hexOf = (name: Colour): string => colours[name].hex;

export function fromHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear[(n >> 16) & 255]!, toLinear[(n >> 8) & 255]!, toLinear[n & 255]!];
}

/** Returns a colour by OKLCH lightness 0..1, chroma and hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => Math.min(1, Math.max(0.004, v))) as Rgb;
}

export const times = (c: Rgb, k: number): Rgb => c.map((v) => Math.max(0.003, Math.min(1, v * k))) as Rgb;

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const luminance = (c: Rgb): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];

/** Linear value of each sRGB byte. */
export const toLinear = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** sRGB level, 0..255, of a linear value times 4096. */
export const toSrgb = Float32Array.from({ length: 4097 }, (_, i) => {
  const v = i / 4096;
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
});

/** Returns the sRGB hex of a linear colour, for SVG. */
export const toHex = (c: Rgb): string =>
  "#" +
  c
    .map((v) =>
      Math.round(toSrgb[Math.round(Math.min(1, Math.max(0, v)) * 4096)]!)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
