import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Text } from "../text.ts";

/** Returns what something is made of, in words: `Skład: 80% bawełna, 20% poliester`. */
export function compositionText(composition: readonly CompositionPart[], t: Text): string {
  return composition
    .map(({ part, fibres }) => {
      const shares = fibres.map(({ fibre, percent }) => `${percent}% ${t(`FIBRE_${fibre.toUpperCase()}`)}`);
      return `${t(`COMPOSITION_${part.toUpperCase()}`)}: ${shares.join(", ")}`;
    })
    .join("; ");
}
