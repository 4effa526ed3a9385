import type { LanCode, Said } from "../language.ts";
import type { Focus } from "./picture.ts";

/** A look as it is written: a picture of goods that are worn together, and those goods. */
export interface WrittenLook {
  /** The name it is known by when it is written again. */
  handle: string;
  name: Said;
  /** HTML. */
  description: Said;
  /** A stored picture's name; in a file also an address, or a name in the folder beside it. */
  picture: string;
  /** The point its crops keep in sight; absent: the picture is fitted in whole. */
  focus?: Focus | undefined;
  /** Its paths, without the leading slash, in English and Czech with `en/` and `cz/` in front; one that is not named is made from the name. */
  urls?: Partial<Record<LanCode, string>> | undefined;
  /** Handles of the products in it, in their order. */
  products: string[];
}

/** The most pieces a look may have. */
const mostPieces = 12;

/** How many looks a product's page shows, and a look's of the others. */
export const mostLooks = 3;

const longest = { name: 120, description: 20_000 };

/** Returns what is wrong with a written look, null when it may be kept. */
export function lookProblem({ handle, name, description, focus, urls = {}, products }: WrittenLook): string | null {
  if (handle.trim() === "") return "A look has no handle.";
  const wrong = (text: string) => `The look '${handle.slice(0, 80)}' ${text}.`;
  if (name.pl.trim() === "") return wrong("has no Polish name");
  if (Object.values(name).some((text) => text.length > longest.name))
    return wrong(`has a name of more than ${longest.name} characters`);
  if (Object.values(description).some((text) => text.length > longest.description))
    return wrong(`has a description of more than ${longest.description} characters`);
  if (focus !== undefined && ![focus.x, focus.y].every((at) => Number.isInteger(at) && at >= 0 && at <= 100))
    return wrong("has a focus that is not two whole numbers from 0 to 100");
  for (const lanCode of ["en", "cz"] as const)
    if (urls[lanCode] !== undefined && !urls[lanCode].startsWith(`${lanCode}/`))
      return wrong(`has a path '${urls[lanCode].slice(0, 80)}' that does not begin with '${lanCode}/'`);
  if (products.length < 2 || products.length > mostPieces) return wrong(`needs 2 to ${mostPieces} products`);
  if (new Set(products).size < products.length) return wrong("names a product twice");
  return null;
}
