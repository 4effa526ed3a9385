/** What a notice of a recall says (Regulation (EU) 2023/988, art. 36; the form of Implementing Regulation (EU) 2024/1435). */

/** What the law lets a buyer choose from, at least two of them (art. 37). */
export const recallRemedies = ["repair", "replacement", "refund"] as const;
type RecallRemedy = (typeof recallRemedies)[number];

/** The parts somebody writes, in the order of the form. Plain text; an empty line begins a paragraph. */
export const recallParts = ["identification", "sold", "hazard", "action"] as const;
export type RecallPart = (typeof recallParts)[number];

/** How many signs a part has, and how many remedies there are to choose from. */
export const recallLimits = { fewest: 3, most: 3000, remedies: 2 } as const;

export interface RecallNotice {
  /** By which the product is known: model, batch, serial number, and where on it they stand. */
  identification: string;
  /** Where and when it was sold. */
  sold: string;
  /** What can happen, and to whom. */
  hazard: string;
  /** What to do: to stop using it at once comes first. */
  action: string;
  remedies: RecallRemedy[];
}

/** Words that play a danger down, which a notice may not have (art. 36(2)(c)), by how they begin in the shop's languages. */
const minimising =
  /(?:^|[^\p{L}])((?:voluntar|precaution|discretionar|rare(?:ly)?(?!\p{L})|specific situation|no (?:reported|known) (?:accident|incident)|dobrowoln|zapobiegawcz|ostrożnościow|uznaniow|rzadk|w szczególnych (?:sytuacjach|przypadkach)|nie (?:zgłoszono|odnotowano) (?:żadnych )?wypad|dobrovoln|preventivn|předběžn|vzácn|zřídka|ve zvláštních (?:situacích|případech)|nebyly (?:nahlášeny|hlášeny|zaznamenány) (?:žádné )?(?:nehody|úrazy))\p{L}*)/iu;

/** Returns the first words of a text that play a danger down; null: there are none. */
export function minimisingIn(text: string): string | null {
  return minimising.exec(text)?.[1] ?? null;
}

/** Returns the first part of a notice with such words; null: none has. */
export function minimisingPart(notice: Pick<RecallNotice, RecallPart>): RecallPart | null {
  return recallParts.find((part) => minimisingIn(notice[part]) !== null) ?? null;
}
