/**
 * What a surface is made of. Micro heights (`grain`, `fuzz`, `white`, `cell`) are slopes in pixels;
 * the woven or knitted pattern is in scene units, shows only when it is wide enough to be seen, and
 * is what a close-up lives of.
 */
export interface Material {
  /** Fine noise of 1.25 px, of 4 px, and white noise. */
  grain: number;
  fuzz: number;
  white: number;
  pattern?: { is: "knit" | "twill" | "plain" | "ripstop" | "wale"; period: number; depth: number };
  /** Leather's cells. */
  cell?: number;
  /** How much the colour varies from pixel to pixel. */
  mottle: number;
  /** Light at grazing angles. */
  sheen: number;
  specular: number;
  gloss: number;
  /** How much of the soft box is mirrored. */
  mirror: number;
  /** How far raised places are worn paler (denim). */
  wear?: number;
}

const plain: Material = {
  grain: 0.2,
  fuzz: 0.05,
  white: 0,
  mottle: 0.025,
  sheen: 0.1,
  specular: 0,
  gloss: 12,
  mirror: 0,
};

export const materials = {
  jersey: { ...plain, white: 0.06, grain: 0.17, pattern: { is: "knit", period: 1.5, depth: 0.5 } },
  fleece: {
    ...plain,
    white: 0.09,
    grain: 0.26,
    fuzz: 0.07,
    mottle: 0.032,
    sheen: 0.2,
    pattern: { is: "knit", period: 1.8, depth: 0.55 },
  },
  rib: { ...plain, grain: 0.22, sheen: 0.12, mottle: 0.03, pattern: { is: "knit", period: 1.6, depth: 0.4 } },
  knit: { ...plain, white: 0.2, grain: 0.45, fuzz: 0.2, sheen: 0.18, mottle: 0.05 },
  sherpa: { ...plain, white: 0.3, grain: 0.7, fuzz: 0.9, sheen: 0.25, mottle: 0.06 },
  canvas: {
    ...plain,
    grain: 0.2,
    specular: 0.02,
    sheen: 0.06,
    mottle: 0.035,
    pattern: { is: "plain", period: 2.3, depth: 0.55 },
  },
  twill: {
    ...plain,
    grain: 0.15,
    specular: 0.02,
    sheen: 0.06,
    mottle: 0.025,
    pattern: { is: "twill", period: 2, depth: 0.6 },
  },
  poplin: { ...plain, grain: 0.1, sheen: 0.05, mottle: 0.015, pattern: { is: "plain", period: 1.5, depth: 0.3 } },
  denim: {
    ...plain,
    grain: 0.3,
    fuzz: 0.1,
    specular: 0.015,
    sheen: 0.08,
    mottle: 0.075,
    wear: 0.16,
    pattern: { is: "twill", period: 1.9, depth: 0.85 },
  },
  corduroy: {
    ...plain,
    white: 0.08,
    grain: 0.2,
    sheen: 0.22,
    mottle: 0.03,
    pattern: { is: "wale", period: 6.2, depth: 1.5 },
  },
  flannel: {
    ...plain,
    white: 0.12,
    grain: 0.24,
    fuzz: 0.08,
    sheen: 0.16,
    mottle: 0.035,
    pattern: { is: "twill", period: 2, depth: 0.4 },
  },
  ripstop: {
    ...plain,
    grain: 0.12,
    fuzz: 0.03,
    specular: 0.05,
    gloss: 14,
    sheen: 0.05,
    mottle: 0.012,
    mirror: 0.012,
    pattern: { is: "ripstop", period: 8.5, depth: 0.34 },
  },
  nylon: {
    ...plain,
    grain: 0.06,
    fuzz: 0.01,
    specular: 0.12,
    gloss: 14,
    sheen: 0.04,
    mottle: 0.01,
    mirror: 0.022,
    pattern: { is: "plain", period: 1.6, depth: 0.18 },
  },
  shell: {
    ...plain,
    grain: 0.08,
    fuzz: 0.012,
    specular: 0.06,
    gloss: 12,
    sheen: 0.05,
    mottle: 0.01,
    mirror: 0.014,
    pattern: { is: "plain", period: 1.8, depth: 0.22 },
  },
  leather: { ...plain, grain: 0.05, cell: 0.55, specular: 0.16, gloss: 26, sheen: 0.02, mottle: 0.02, mirror: 0.028 },
  suede: { ...plain, white: 0.2, grain: 0.45, fuzz: 0.35, sheen: 0.22, mottle: 0.1 },
  rubber: { ...plain, grain: 0.06, fuzz: 0.06, specular: 0.1, gloss: 18, sheen: 0, mottle: 0.008, mirror: 0.035 },
  plastic: { ...plain, grain: 0.03, fuzz: 0.02, specular: 0.25, gloss: 34, sheen: 0, mottle: 0.004, mirror: 0.09 },
  matte: { ...plain, grain: 0.05, fuzz: 0.03, specular: 0.06, gloss: 10, sheen: 0.02, mottle: 0.006, mirror: 0.02 },
  gloss: { ...plain, grain: 0.01, fuzz: 0.01, specular: 0.4, gloss: 60, sheen: 0, mottle: 0.002, mirror: 0.18 },
  metal: { ...plain, grain: 0.02, fuzz: 0, specular: 0.9, gloss: 30, sheen: 0, mottle: 0, mirror: 0.5 },
  glass: { ...plain, grain: 0, fuzz: 0, specular: 0.9, gloss: 70, sheen: 0, mottle: 0, mirror: 0.3 },
  lacquer: { ...plain, grain: 0.015, fuzz: 0.02, specular: 0.35, gloss: 60, sheen: 0, mottle: 0, mirror: 0.16 },
  grip: { ...plain, white: 0.95, grain: 0.12, fuzz: 0, specular: 0.3, gloss: 9, sheen: 0, mottle: 0.5 },
  wood: { ...plain, grain: 0.05, fuzz: 0, specular: 0.12, gloss: 30, sheen: 0, mottle: 0.02, mirror: 0.04 },
  paper: { ...plain, grain: 0.1, fuzz: 0.04, specular: 0.02, sheen: 0.02, mottle: 0.012 },
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
