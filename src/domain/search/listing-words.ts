/** What a word of a query asks of a listing rather than of a product: what is reduced, or an order in which to show things. */
export type ListingWish = "sale" | "new" | "cheap" | "popular";

const forms: readonly [wish: ListingWish, words: RegExp][] = [
  [
    "sale",
    /^(?:wyprzedaz(?:e|y|ach|ami)?|promocj[aeiy]|promocyjn[yaei]|promo|przecen[aey]?|przeceni[o]n[yaei]|obnizk[ai]|okazj[aei]|sales?|discount(?:s|ed)?|reduced|clearance|slev[ayeu]|slevach|slevou|vyprodej[eiu]?|akc[ei]|zlevnen[yaei])$/,
  ],
  [
    "new",
    /^(?:nowosc(?:i|iach|iami)?|now[yae]|nowych|new|newest|latest|novin(?:ka|ky|ek|kach)|nov[yaei]|novych|nejnovejsi)$/,
  ],
  [
    "cheap",
    /^(?:tani(?:a|e|ego|ej|ch)?|tanio|najtansz[yaei]|niedrog(?:i|ie|a)|cheap(?:est)?|inexpensive|levn[yaei]|levnou|levneho|nejlevnejsi)$/,
  ],
  ["popular", /^(?:bestseller[ys]?|popularn[yaei]|najpopularniejsz[yaei]|popular|nejprodavanejsi|oblibene)$/],
];

/** Returns what a folded word asks of a listing; null: nothing, it says what a product is. */
export function listingWishOf(word: string): ListingWish | null {
  return forms.find(([, words]) => words.test(word))?.[0] ?? null;
}
