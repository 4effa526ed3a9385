/** What a word of a query asks of a listing rather than of a product: what is reduced, or an order in which to show things; who looks for a gift, what others buy. */
export type ListingIntent = "sale" | "new" | "cheap" | "popular" | "gift";

const forms: readonly [intent: ListingIntent, words: RegExp][] = [
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
  [
    "gift",
    /^(?:prezent(?:y|u|em|ow|ami|ach)?|prezenci[ek]|prezenciki|upomin(?:ek|ku|ki|kow|kiem)|podarun(?:ek|ku|ki|kow|kiem)|gifts?|presents?|dar(?:ek|ku|ky|kem|kech|eckem|ecek))$/,
  ],
  ["popular", /^(?:bestseller[ys]?|popularn[yaei]|najpopularniejsz[yaei]|popular|nejprodavanejsi|oblibene)$/],
];

/** Beside 'gift': whoever wants a card wants that and nothing else. */
const giftCard = /^(?:kart[aeyi]|bon(?:u|y)?|vouchers?|cards?|certificate|poukaz(?:u|y|ka)?)$/;

/** Returns what a folded word asks of a listing, with the other words of its query beside it; null: nothing, it says what a product is. */
export function listingIntentOf(word: string, beside: readonly string[] = []): ListingIntent | null {
  const intent = forms.find(([, words]) => words.test(word))?.[0] ?? null;
  return intent === "gift" && beside.some((other) => giftCard.test(other)) ? null : intent;
}
