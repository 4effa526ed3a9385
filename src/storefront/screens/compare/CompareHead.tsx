import { href } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { isForAdults } from "../../../domain/catalogue/selling-limits.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import { removeFromCompare } from "../../session/compare.ts";

/** The head of a product's column: picture, name, and the way out of the comparison. */
export function CompareHead({ product, gone }: { product: Product; gone: boolean }) {
  const t = useText();
  return (
    <td className={gone ? "compare-head compare-gone" : "compare-head"}>
      <div className="compare-picture">
        <Picture
          kind="tile"
          file={product.images[0]?.path ?? null}
          alt=""
          adults={isForAdults(product)}
          sizes="280px"
        />
        <button
          type="button"
          aria-label={t("COMPARE_REMOVE_NAMED", { productName: product.product_name })}
          onClick={() => removeFromCompare(product.product_id)}
        >
          <Icon name="close" />
        </button>
      </div>
      {gone ? (
        <>
          <span className="compare-name">{product.product_name}</span>
          <p>
            <Icon name="warning" small /> {t("COMPARE_GONE")}
          </p>
        </>
      ) : (
        <Link className="compare-name" href={`${href(product.url)}#s`}>
          {product.product_name}
        </Link>
      )}
    </td>
  );
}
