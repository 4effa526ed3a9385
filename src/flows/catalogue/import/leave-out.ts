import type { Catalogue, CatalogueProblem, CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";

/** A row that did not come in, and why; with the handle of its product, where it is of one. */
export type LeftRow = CatalogueProblem & { product?: string };

/**
 * Returns the catalogue without everything these problems are of, and each row that is left out: a product goes with
 * all its rows. Null where no row can be left out that would mend them, or nothing would be left.
 */
export function leaveOut(
  catalogue: Required<Catalogue>,
  problems: readonly CatalogueProblem[],
): { rest: Required<Catalogue>; left: LeftRow[] } | null {
  if (problems.some(({ row, whole }) => row === 0 || whole)) return null;
  const rows = new Set(problems.map(({ row }) => row));
  const book = openRowBook(catalogue);
  const wrong = new Set([...rows].flatMap((row) => book.handles(row)));
  const rest = {
    ...catalogue,
    problems: [],
    products: catalogue.products.filter(({ handle }) => !wrong.has(handle)),
    categories: catalogue.categories.filter(({ row }) => row === undefined || !rows.has(row)),
    manufacturers: catalogue.manufacturers.filter(({ row }) => row === undefined || !rows.has(row)),
  };
  const smaller =
    catalogue.problems.length > 0 ||
    [
      rest.products.length < catalogue.products.length,
      rest.categories.length < catalogue.categories.length,
      rest.manufacturers.length < catalogue.manufacturers.length,
    ].some(Boolean);
  if (!smaller || rest.products.length + rest.categories.length + rest.manufacturers.length === 0) return null;
  const others = catalogue.products
    .filter(({ handle }) => wrong.has(handle))
    .flatMap((product) =>
      book
        .rows(product)
        .filter((row) => !rows.has(row))
        .map((row) => ({
          row,
          product: product.handle,
          text: "Left out with another row that is of its product, or may be: a product comes whole or not at all.",
        })),
    );
  return { rest, left: [...productsNamed(catalogue, problems), ...others].sort((a, b) => a.row - b.row) };
}

/** Returns the problems with the handles of the products that their rows are of. */
export function productsNamed(catalogue: Catalogue, problems: readonly CatalogueProblem[]): LeftRow[] {
  const book = openRowBook(catalogue);
  return problems.map((problem) => {
    const handles = book.handles(problem.row);
    return { ...problem, ...(handles.length > 0 && { product: handles.join(" | ") }) };
  });
}

/** Which products a row is of, and which rows a product has. */
function openRowBook({ products, owners = new Map() }: Catalogue): {
  handles: (row: number) => string[];
  rows: (product: CatalogueProduct) => number[];
} {
  const byRow = new Map<number, Set<string>>();
  const first = new Map(products.map(({ row, handle }) => [row, handle]));
  const rowsOf = new Map<number, Set<number>>(
    products.map((product) => [product.row, new Set([product.row, ...product.variants.map(({ row }) => row)])]),
  );
  for (const [row, beginnings] of owners) for (const beginning of beginnings) rowsOf.get(beginning)?.add(row);
  for (const [beginning, rows] of rowsOf)
    for (const row of rows) byRow.set(row, (byRow.get(row) ?? new Set()).add(first.get(beginning)!));
  return { handles: (row) => [...(byRow.get(row) ?? [])], rows: (product) => [...(rowsOf.get(product.row) ?? [])] };
}
