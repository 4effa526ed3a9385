import type { ReactNode } from "react";
import { href } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { isForAdults } from "../../../domain/catalogue/selling-limits.ts";
import { bound } from "../../../ui/bound.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { Picture } from "../../app/Picture.tsx";

interface LinkedProductProps {
  product: Product;
  variant: string;
  id?: string;
  children: ReactNode;
}

/** A product that an email's link is about, and what can be done about it. */
export function LinkedProduct({ product, variant, id, children }: LinkedProductProps) {
  return (
    <article className="review-item" id={id}>
      <Picture
        kind="small"
        file={product.images[0]?.path ?? null}
        alt=""
        adults={isForAdults(product)}
        sizes="(max-width: 530px) 96px, 160px"
      />
      <div>
        <h2>
          <Link href={href(product.url)}>{bound(product.product_name)}</Link>
        </h2>
        <p className="mute">{[product.manufacturer_name, variant].filter(Boolean).join(", ")}</p>
        {children}
      </div>
    </article>
  );
}
