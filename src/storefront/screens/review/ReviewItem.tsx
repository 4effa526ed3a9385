import { useState } from "react";
import type { ReviewPage, WrittenReview } from "../../../contract/page-data.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { LinkedProduct } from "./LinkedProduct.tsx";
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
    <LinkedProduct product={product} variant={variant} id={`produkt-${product.product_id}`}>
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
    </LinkedProduct>
  );
}
