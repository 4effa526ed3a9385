import type { Product } from "../../domain/product.ts";
import { Tile } from "./Tile.tsx";

/** Products side by side, parted by hairlines; `view` list shows one to a row. */
export function Tiles({ products, view = "grid", firstSeen = 0 }: { products: readonly Product[]; view?: "grid" | "list"; firstSeen?: number }) {
  return (
    <ul className={view === "grid" ? "tiles" : "tiles tiles-list"}>
      {products.map((product, index) => (
        <li key={product.product_id}>
          <Tile product={product} first={index < firstSeen} />
        </li>
      ))}
    </ul>
  );
}
