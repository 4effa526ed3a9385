import Link from "next/link";
import type { Product } from "../shared/goods.ts";
import { Icon } from "./Icon.tsx";
import { Tiles } from "./Tiles.tsx";

/** A row of tiles under a heading. */
export function Shelf({
  title,
  products,
  count,
  more,
}: {
  title: string;
  products: Product[];
  count?: number;
  more?: { href: string; text: string };
}) {
  return (
    <section className="shelf">
      <div className="section-head">
        <h2>
          {title}
          {count !== undefined && <sup className="figures">{count}</sup>}
        </h2>
        {more !== undefined && (
          <Link className="go" href={more.href}>
            {more.text} <Icon name="right" small />
          </Link>
        )}
      </div>
      <Tiles products={products} />
    </section>
  );
}
