import { useState } from "react";
import type { ReviewPage, WrittenReview } from "../../../contract/page-data.ts";
import { href } from "../../../contract/paths.ts";
import { isForAdults } from "../../../domain/catalogue/selling-limits.ts";
import { bound } from "../../../ui/bound.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import { ReviewForm } from "./ReviewForm.tsx";

interface ReviewItemProps {
  item: ReviewPage["items"][number];
  link: string;
  signature: string;
  /** Nothing can be written yet: nobody has logged in. */
  closed: boolean;
  /** What was wrong with a form sent without JavaScript. */
  trouble: string | null;
}

/** One thing that was bought: what its buyer has said of it, and the form to say it. */
export function ReviewItem({ item, link, signature, closed, trouble }: ReviewItemProps) {
  const t = useText();
  const { product, variant } = item;
  const [sent, setSent] = useState<WrittenReview | null>(null);
  const written = sent ?? item.written;
  const form = (
    <ReviewForm
      product={product}
      link={link}
      written={written}
      signature={signature}
      trouble={trouble}
      onSent={setSent}
    />
  );
  return (
    <article className="review-item" id={`produkt-${product.product_id}`}>
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
        {written !== null && (
          <div className="review-written">
            <p role="status">
              <b className="figures">{written.stars} / 5</b>
              <Icon name={written.state === "rejected" ? "warning" : "tick"} small />
              {t(`REVIEWING_${written.state.toUpperCase()}`)}
            </p>
            {written.state === "waiting" && <p>{t("REVIEWING_THANKS")}</p>}
            <blockquote>{written.content}</blockquote>
          </div>
        )}
        {!closed && written === null && form}
        {!closed && written !== null && (
          <details className="review-change" key={String(sent !== null)} open={trouble !== null}>
            <summary className="caps">{t("REVIEWING_CHANGE")}</summary>
            {form}
          </details>
        )}
      </div>
    </article>
  );
}
