import { create } from "zustand";
import type { LanCode } from "../domain/language.ts";
import { languages } from "../domain/language.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What somebody chose on this device; it stays here, and is nobody's account. */
interface Choices {
  /** Null: nobody chose one here. */
  lanCode: LanCode | null;
  theme: Theme;
  /** Keys that act without Ctrl or ⌘ (WCAG 2.1.4: they can be switched off). */
  singleKeys: boolean;
  /** Who, by their numbers, wants no advice here to have a second way in. */
  dismissedSecondWay: readonly number[];
}

const storageKey = "bruk-office";

/** What was chosen on this device, and what nobody chose here as it begins. */
export const useDevice = create<Choices>(() => ({
  lanCode: null,
  theme: "system",
  singleKeys: true,
  dismissedSecondWay: [],
  ...stored(),
}));

/** Remembers a choice, and follows it at once. */
export function choose(choice: Partial<Choices>): void {
  useDevice.setState(choice);
  try {
    localStorage.setItem(storageKey, JSON.stringify(useDevice.getState()));
  } catch {
    // A browser that keeps nothing forgets it with the tab.
  }
}

/** Shows the page in the chosen light; 'system' is what the device itself is in. */
export function followTheme(): void {
  const show = ({ theme }: Choices) => {
    document.documentElement.dataset["theme"] = theme;
  };
  show(useDevice.getState());
  useDevice.subscribe(show);
}

/** Returns the language somebody reads before it is known who they are: the one chosen here, else the browser's first that the shop speaks. */
export function languageHere(): LanCode {
  const { lanCode } = useDevice.getState();
  if (lanCode !== null) return lanCode;
  // Slovaks read Czech.
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase().replace("sk", "cs"));
  return wanted.flatMap((tag) => languages.filter((language) => language.tag === tag))[0]?.lanCode ?? "pl";
}

function stored(): Partial<Choices> {
  try {
    const { lanCode, theme, singleKeys, dismissedSecondWay } = JSON.parse(
      localStorage.getItem(storageKey) ?? "{}",
    ) as Record<string, unknown>;
    return {
      lanCode: languages.find((language) => language.lanCode === lanCode)?.lanCode ?? null,
      theme: themes.find((known) => known === theme) ?? "system",
      singleKeys: singleKeys !== false,
      dismissedSecondWay: Array.isArray(dismissedSecondWay) ? dismissedSecondWay.map(Number) : [],
    };
  } catch {
    return {};
  }
}
