import Link from "next/link";
import type { ListingData } from "../shared/goods.ts";
import { Crumbs } from "./Crumbs.tsx";
import { Html } from "./Html.tsx";
import { Tiles } from "./Tiles.tsx";

export function Listing({ name, description, crumbs, children, products, total }: ListingData) {
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <div className="listing-head">
        <h1 className="fit fit-5">
          <Html html={name} />
          <sup className="figures">{total}</sup>
        </h1>
        <Html as="div" className="listing-description" html={description} />
      </div>
      {children.length > 0 && (
        <nav className="subcategories" aria-label="Podkategorie">
          <ul>
            {children.map(({ category_id, category_name, url, count }) => (
              <li key={category_id}>
                <Link href={`/${url}`}>
                  <Html html={category_name} /> <small className="figures">{count}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className="listing" aria-labelledby="listing-products">
        <h2 className="hidden-text" id="listing-products">
          Produkty
        </h2>
        <div className="listing-bar">
          <p className="figures">
            1–{products.length} z {total}
          </p>
        </div>
        <div className="listing-body">
          <div className="listing-found">
            <Tiles products={products} firstSeen={2} listed />
          </div>
        </div>
      </section>
    </>
  );
}
