import type { Product } from "../../domain/catalogue/product.ts";
import { useBelow } from "../app/navigation/use-below.ts";
import { markTile } from "./prerendered-tiles.ts";
import { Tile } from "./Tile.tsx";
import "./tiles.css";
import "./tile-list.css";

interface TilesProps {
  products: readonly Product[];
  /** `list` shows one to a row; `chosen` is for the shopper to choose, whose choice is marked on `<html>`. */
  view?: "grid" | "list" | "chosen";
  /** How many are seen before scrolling. */
  firstSeen?: number;
  /** All of them are new, so their 'new' labels stay away. */
  allNew?: boolean;
}

/** How many of them a window shows under a listing's head: a row, on a phone two. */
const inWindow = 4;

/** Products side by side, parted by hairlines. */
export function Tiles({ products, view = "grid", firstSeen = 0, allNew = false }: TilesProps) {
  const below = useBelow();
  return (
    <ul className={`tiles${view === "grid" ? "" : ` tiles-${view}`}${allNew ? " tiles-new" : ""}`}>
      {(below ? products : products.slice(0, inWindow)).map((product, index) =>
        // With a picture seen before scrolling React prerenders a link at the top of the page, so such a tile is no stretch of its own.
        import.meta.env.SSR && index >= firstSeen ? (
          <li
            key={product.product_id}
            dangerouslySetInnerHTML={{ __html: markTile({ product, listed: view !== "grid" }) }}
          />
        ) : (
          <li key={product.product_id}>
            <Tile product={product} first={index < firstSeen} listed={view !== "grid"} />
          </li>
        ),
      )}
    </ul>
  );
}
