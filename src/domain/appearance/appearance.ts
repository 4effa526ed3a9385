import { contrastOf, isReadable, nearestReadable } from "./colour.ts";

/** The shop's colours, as they are stored. */
export interface Colours {
  /** What catches the eye: main buttons, what is chosen, what is new. */
  accent: string;
  /** Words on it. */
  accentText: string;
  /** What a phone paints around the page. */
  theme: string;
}

/** Its colours, and the marks it has in place of its name, by their numbers. */
export interface Appearance extends Colours {
  logo: string | null;
  /** On a dark ground; null: the other one. */
  logoDark: string | null;
  /** Of which the icons are made; null: of the logo. */
  icon: string | null;
}

export const markFields = ["logo", "logoDark", "icon"] as const;

/** As the shop looks where nothing was chosen: the colours of `ui/tokens.css`. */
export const usualAppearance: Appearance = {
  accent: "#d8ff3c",
  accentText: "#111111",
  theme: "#111111",
  logo: null,
  logoDark: null,
  icon: null,
};

const ink = "#111111";

/** A shop's mark that a file was brought for: its number is what its content has been digested to. */
export const markPattern = /^[0-9a-f]{16}$/;

/** What of a mark is made for browsers and phones: the end of its address. */
export const iconNames = ["icon.ico", "180.png", "192.png", "512.png", "maskable.png"] as const;
export type IconName = (typeof iconNames)[number];

/** Returns which icon an address of the usual ones names, so that it shows the shop's own there too; null: none. */
export function iconInPlaceOf(file: string): IconName | null {
  const own: Readonly<Record<string, IconName>> = {
    "favicon.ico": "icon.ico",
    "icons/icon-180.png": "180.png",
    "icons/icon-192.png": "192.png",
    "icons/icon-512.png": "512.png",
    "icons/icon-maskable-512.png": "maskable.png",
  };
  return own[file] ?? null;
}

/** What a page says of its shop's appearance, where that is not the usual one. */
export interface PageAppearance {
  /** The name of its stylesheet; null: it needs none. */
  style: string | null;
  theme: string;
  /** The logo, with the end of its file; null: the name is written. */
  logo: string | null;
  /** The mark its icons are of; null: the usual ones. */
  icon: string | null;
}

/** What a stylesheet of a shop's own is made of, all of it said by its name: what has another content has another name. */
export interface OwnStyle {
  accent: string;
  accentText: string;
  /** Letters of the name that is written; 0: it has the room it needs. */
  letters: number;
  logo: string | null;
  logoDark: string | null;
}

/** A name of so many letters has room everywhere at its usual size. */
const roomyLetters = 7;

/** Returns what pages say of the appearance of a shop of this name; null: nothing, it is the usual one. `logo` with the end of its file. */
export function pageAppearance(
  { accent, accentText, theme, logo, logoDark, icon }: Appearance,
  { name, logoFile }: { name: string; logoFile: string | null },
): PageAppearance | null {
  const usual = usualAppearance;
  const letters = logo === null && [...name].length > roomyLetters ? Math.min(99, [...name].length) : 0;
  const isPlain =
    accent === usual.accent && accentText === usual.accentText && letters === 0 && logo === null && logoDark === null;
  const style = isPlain ? null : styleName({ accent, accentText, letters, logo, logoDark });
  const icons = icon ?? logo;
  if (style === null && icons === null && theme === usual.theme) return null;
  return { style, theme, logo: logoFile, icon: icons };
}

/** Returns the name of a stylesheet by what it is made of. */
export function styleName({ accent, accentText, letters, logo, logoDark }: OwnStyle): string {
  return [accent.slice(1), accentText.slice(1), letters, logo ?? "0", logoDark ?? "0"].join("-");
}

/** Returns what a stylesheet of this name is made of; null: it is the name of none. */
export function styleNamed(name: string): OwnStyle | null {
  const [, accent, accentText, letters, logo, logoDark] =
    /^([0-9a-f]{6})-([0-9a-f]{6})-(0|[1-9]\d?)-(0|[0-9a-f]{16})-(0|[0-9a-f]{16})$/.exec(name) ?? [];
  if (accent === undefined || accentText === undefined) return null;
  return {
    accent: `#${accent}`,
    accentText: `#${accentText}`,
    letters: Number(letters),
    logo: logo === "0" ? null : logo!,
    logoDark: logoDark === "0" ? null : logoDark!,
  };
}

/** A logo as a stylesheet has to know it. */
export interface StyledMark {
  href: string;
  width: number;
  height: number;
  /** It fills its ground: no part of it is transparent. */
  opaque: boolean;
}

/**
 * Returns a shop's own stylesheet, which comes after the storefront's: its colours in place of the tokens, its logo in place
 * of the name, which is read aloud all the same. On dark ground the accent is as light as words have to be there, and a
 * logo without a version for it is shown in white, unless it brings its own ground.
 */
export function ownStylesheet(
  { accent, accentText, letters }: OwnStyle,
  { logo, logoDark }: { logo: StyledMark | null; logoDark: StyledMark | null },
): string {
  const tokens = `@layer tokens{:root{--signal:${accent};--on-signal:${accentText};--signal-on-ink:${nearestReadable(accent, ink)}}}`;
  const named = letters === 0 ? "" : `@layer utilities{.wordmark{--fit:${fitOf(letters)};overflow-wrap:anywhere}}`;
  const mark = logo === null ? "" : `@layer utilities{${logoRules(logo, logoDark)}}`;
  return `${tokens}${named}${mark}\n`;
}

/** The share of its usual size at which a longer name is as wide as one that has room; from 28 letters on it takes several lines. */
function fitOf(letters: number): string {
  return String(Math.max(0.25, Math.round((roomyLetters * 100) / letters) / 100));
}

function logoRules(logo: StyledMark, logoDark: StyledMark | null): string {
  const onDark =
    logoDark === null
      ? logo.opaque
        ? ""
        : ".foot .wordmark{filter:brightness(0) invert(1)}"
      : `.foot .wordmark{${shownAs(logoDark)}}`;
  return `.wordmark{font-size:0;max-width:100%;background:0 50%/contain no-repeat;${shownAs(logo)}}.wordmark::after{content:none}${onDark}`;
}

/** As high as the name would be, and no wider than five times that. */
function shownAs({ href, width, height }: StyledMark): string {
  const ratio = Math.min(5, width / height);
  return `background-image:url(${href});width:calc(var(--mark)*${Math.round(ratio * 1000) / 1000});height:var(--mark)`;
}

/** How the words on the accent can be read, and what would pass where they cannot. */
export interface Reading {
  contrast: number;
  passes: boolean;
  /** The nearest accent that these words can be read on, and the nearest words for this accent: one is chosen. */
  accent: string;
  accentText: string;
}

/** Returns how the accent's words can be read; `contrast` to a tenth and never rounded up to what passes. */
export function readingOf({ accent, accentText }: Pick<Colours, "accent" | "accentText">): Reading {
  return {
    contrast: Math.floor(contrastOf(accent, accentText) * 10) / 10,
    passes: isReadable(accentText, accent),
    accent: nearestReadable(accent, accentText),
    accentText: nearestReadable(accentText, accent),
  };
}
