/**
 * Returns the page numbers worth a link: the ends, the present one and its neighbours; null where some
 * are left out. Page 6 of 20 → 1 … 5 6 7 … 20. A gap of one page shows that page.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const kept = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return kept.flatMap((number, index) => {
    const gap = number - (kept[index - 1] ?? number - 1) - 1;
    return gap === 0 ? [number] : [gap === 1 ? number - 1 : null, number];
  });
}
