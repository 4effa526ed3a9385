import type { ComponentType } from "react";
import { codeOf, type Template, type Templates } from "../../contract/page-data.ts";
import { speakOf } from "./first-texts.ts";

/** The screens of some templates; each shows the data of its page. */
export type Screens = { [T in Template]?: ComponentType<Templates[T]> };

const parts = {
  account: () => import("../screens/account-part.ts"),
  forms: () => import("../screens/forms-part.ts"),
  home: () => import("../screens/home-part.ts"),
  listing: () => import("../screens/listing-part.ts"),
  look: () => import("../screens/look-part.ts"),
  orders: () => import("../screens/orders-part.ts"),
  product: () => import("../screens/product-part.ts"),
  statements: () => import("../screens/statements-part.ts"),
  text: () => import("../screens/text-part.ts"),
} as const;

const known: Screens = {};

/** Makes screens known; the renderer gives all of them at once. */
export function giveScreens(screens: Screens): void {
  Object.assign(known, screens);
}

/** Fetches the code of a template's screen with its texts, unless it is here. Refuses when it cannot be had. */
export async function prepareScreen(template: Template): Promise<void> {
  if (known[template] !== undefined) return;
  const part = codeOf[template];
  const [{ screens }] = await Promise.all([parts[part](), speakOf(part)]);
  giveScreens(screens);
}

/** Returns the screen of a template whose code is here. */
export function screenOf<T extends Template>(template: T): ComponentType<Templates[T]> {
  const screen = known[template];
  if (screen === undefined) throw new Error(`The screen of ${template} was not fetched`);
  return screen;
}
