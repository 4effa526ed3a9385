/** What a change has made of an order's lines, as its log keeps them, so that it can be told in sentences. */

/** A line before or after a change; `price` of one piece in grosze. Of changes logged earlier the name is all there is. */
export interface LoggedLine {
  position?: number | undefined;
  product?: number | undefined;
  name: string;
  variant?: string | undefined;
  quantity: number;
  price: number;
}

/** One thing a change did. `size`: so many pieces became another variant of the same product. */
export type LineTold =
  | { kind: "added" | "removed"; name: string; quantity: number }
  | { kind: "size"; name: string; from: string; to: string; quantity: number }
  | { kind: "quantity"; name: string; from: number; to: number }
  | { kind: "price"; name: string; priceFrom: number; priceTo: number };

/** Returns what is another since a change: first sizes, then what was added and taken away, quantities, prices. */
export function linesTold(before: readonly LoggedLine[], after: readonly LoggedLine[]): LineTold[] {
  const pairs = pairsOf(before, after);
  const fewer = pairs.flatMap(({ was, is }) => left(was, (was?.quantity ?? 0) - (is?.quantity ?? 0)));
  const more = pairs.flatMap(({ was, is }) => left(is, (is?.quantity ?? 0) - (was?.quantity ?? 0)));
  const sizes = sizesOf(fewer, more);
  const counts = [
    ...more.filter(({ pieces }) => pieces > 0).map(({ line, pieces }) => ({ line, change: pieces })),
    ...fewer.filter(({ pieces }) => pieces > 0).map(({ line, pieces }) => ({ line, change: -pieces })),
  ].map(({ line, change }) => countTold(pairs, line, change));
  return [...sizes, ...counts, ...pairs.flatMap(priceTold)];
}

interface Pair {
  was: LoggedLine | undefined;
  is: LoggedLine | undefined;
}
/** A line of which so many pieces came or went; fewer once some of them are told of. */
interface Left {
  line: LoggedLine;
  pieces: number;
}

function pairsOf(before: readonly LoggedLine[], after: readonly LoggedLine[]): Pair[] {
  const keyOf = ({ position, name }: LoggedLine) => position ?? name;
  const keys = [...new Set([...before, ...after].map(keyOf))];
  const at = (lines: readonly LoggedLine[], key: number | string) => lines.find((line) => keyOf(line) === key);
  return keys.map((key) => ({ was: at(before, key), is: at(after, key) }));
}

function left(line: LoggedLine | undefined, pieces: number): Left[] {
  return line === undefined || pieces <= 0 ? [] : [{ line, pieces }];
}

/** Takes pieces that went and came of one product, in another variant, out of what is left. */
function sizesOf(fewer: readonly Left[], more: readonly Left[]): LineTold[] {
  return fewer.flatMap((gone) =>
    more.flatMap((come): LineTold[] => {
      const isOther = come.line.product === gone.line.product && come.line.variant !== gone.line.variant;
      const quantity = gone.line.product !== undefined && isOther ? Math.min(gone.pieces, come.pieces) : 0;
      if (quantity === 0) return [];
      gone.pieces -= quantity;
      come.pieces -= quantity;
      return [
        { kind: "size", name: gone.line.name, from: gone.line.variant ?? "", to: come.line.variant ?? "", quantity },
      ];
    }),
  );
}

function countTold(pairs: readonly Pair[], line: LoggedLine, change: number): LineTold {
  const { was, is } = pairs.find((pair) => pair.was === line || pair.is === line)!;
  const name = nameOf(line);
  if (was !== undefined && is !== undefined)
    return { kind: "quantity", name, from: is.quantity - change, to: is.quantity };
  return { kind: change > 0 ? "added" : "removed", name, quantity: Math.abs(change) };
}

function priceTold({ was, is }: Pair): LineTold[] {
  if (was === undefined || is === undefined || was.price === is.price) return [];
  return [{ kind: "price", name: nameOf(is), priceFrom: was.price, priceTo: is.price }];
}

function nameOf({ name, variant = "" }: LoggedLine): string {
  return `${name} ${variant}`.trim();
}
