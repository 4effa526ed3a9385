import { otherPicture } from "../../domain/catalogue/picture.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { Picture } from "../app/Picture.tsx";

/** What a tile shows over its first picture where it is pointed at. */
export function SecondPicture({ product }: { product: Product }) {
  const second = otherPicture(product.images);
  if (second === undefined) return null;
  return (
    <Picture
      className="tile-second"
      kind="tile"
      file={second.path}
      alt=""
      first
      adults={isForAdults(product)}
      sizes="(max-width: 767px) 50vw, (max-width: 1200px) 33vw, 25vw"
    />
  );
}
