import type { Product } from "../../domain/catalogue/product.ts";
import { bound } from "../../ui/bound.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { Tiles } from "../tile/Tiles.tsx";
import "./shelf.css";

interface ShelfProps {
  title: string;
  products: readonly Product[];
  /** How many there are in all, where the shelf shows the first of them. */
  count?: number;
  more?: { href: string; text: string };
  allNew?: boolean;
}

/** A headed row or two of products; nothing where there are none. */
export function Shelf({ title, products, count, more, allNew = false }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className="shelf">
      <div className="section-head">
        <h2>
          {bound(title)}
          {count !== undefined && <sup className="figures">{count}</sup>}
        </h2>
        {more !== undefined && (
          <Link className="go" href={more.href}>
            {more.text} <Icon name="right" small />
          </Link>
        )}
      </div>
      <Tiles products={products} allNew={allNew} />
    </section>
  );
}
