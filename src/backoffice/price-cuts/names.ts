/** Returns how goods in a price for a time are called: the product, and the variant where it is of one. */
export function nameOfCut({ product, variant }: { product: string; variant: string }): string {
  return [product, variant].filter(Boolean).join(", ");
}
