import { useEffect, useState } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import type { ShownPrice } from "../../../domain/catalogue/variant-price.ts";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import { Badges } from "../../tile/Badges.tsx";

/** One picture large, the others to choose from below it; the one that shows what is chosen comes up by itself. */
export function QuickPictures({
  product,
  shown,
  price,
}: {
  product: Product;
  shown: string | undefined;
  price: ShownPrice;
}) {
  const t = useText();
  const [at, setAt] = useState(0);
  const pictures = product.images.map((image) => image.path);
  const following = shown === undefined ? -1 : pictures.indexOf(shown);
  useEffect(() => {
    if (following !== -1) setAt(following);
  }, [following]);
  return (
    <div className="quick-pictures">
      <div className="quick-picture">
        <Picture
          key={pictures[at]}
          kind="product"
          file={pictures[at] ?? null}
          alt={
            pictures.length === 0
              ? t("PRODUCT_NO_PICTURE")
              : (product.images[at]?.alt ?? t("PRODUCT_PICTURE", { count: at + 1 }))
          }
          first
          sizes="(max-width: 767px) 100vw, 520px"
        />
        <Badges product={product} price={price} />
      </div>
      {pictures.length > 1 && (
        <ul>
          {pictures.slice(0, 5).map((file, index) => (
            <li key={file}>
              <button
                type="button"
                aria-label={t("PRODUCT_PICTURE", { count: index + 1 })}
                aria-pressed={index === at}
                onPointerEnter={() => setAt(index)}
                onClick={() => setAt(index)}
              >
                <Picture kind="small" file={file} alt="" sizes="96px" first />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
