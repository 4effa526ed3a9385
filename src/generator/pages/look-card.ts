import type { LookCard } from "../../contract/page-data.ts";
import type { ShownLook } from "../../database/catalogue/looks.ts";
import { plainText } from "../plain-text.ts";

/** Returns a look as other pages lead to it. */
export function lookCard({ look_id, name, url, picture, description }: ShownLook): LookCard {
  return { look_id, name, url, picture, text: plainText(description) };
}
