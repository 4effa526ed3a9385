import { useState } from "react";
import type { Reviews as ReviewsData } from "../../../contract/page-data.ts";
import { allReviewsHref, askAboutHref, reviewHref } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import { moreReviews } from "./more-reviews.ts";
import { ReviewArticle } from "./ReviewArticle.tsx";
import { ReviewTotals } from "./ReviewTotals.tsx";

/** What buyers say: the average, how the stars are spread, the newest reviews, and how they are checked (law: reviews of real buyers). */
export function Reviews({ product, reviews }: { product: Product; reviews: ReviewsData }) {
  const t = useText();
  const [fetched, setFetched] = useState<ReviewsData["newest"]>([]);
  const [failed, setFailed] = useState(false);
  const shown = [...reviews.newest, ...fetched];
  const { rating } = product;
  const more = async () => {
    const found = await moreReviews(product.product_id, shown.length);
    setFailed(found === null);
    if (found !== null) setFetched([...fetched, ...found]);
  };
  return (
    <section className="reviews" id="opinie" aria-labelledby="reviews-title">
      <div className="reviews-head">
        <h2 id="reviews-title">{t("REVIEWS")}</h2>
        <Link className="link" href={askAboutHref(product.product_name)}>
          {t("PRODUCT_ASK")}
        </Link>
        <Link className={buttonClass({ size: "small" })} href={reviewHref(product.product_id)} rel="nofollow">
          {t("REVIEWS_WRITE")}
        </Link>
      </div>
      {rating === null ? (
        <p className="reviews-none">{t("REVIEWS_NONE")}</p>
      ) : (
        <ReviewTotals rating={rating} distribution={reviews.distribution} />
      )}
      {shown.length > 0 && (
        <ul className="reviews-list">
          {shown.map((review) => (
            <li key={review.review_id}>
              <ReviewArticle review={review} />
            </li>
          ))}
        </ul>
      )}
      {rating !== null && shown.length < rating.count && (
        <a
          className={`${buttonClass({})} reviews-more`}
          href={allReviewsHref(product.url)}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            void more();
          }}
        >
          {t("REVIEWS_MORE")}
        </a>
      )}
      {failed && <p role="alert">{t("REVIEWS_MORE_ERROR")}</p>}
      <p className="reviews-checked small mute">
        {t("REVIEWS_CHECKED")} {shown.some((review) => review.sample) && t("REVIEWS_CHECKED_SAMPLES")}
      </p>
    </section>
  );
}
