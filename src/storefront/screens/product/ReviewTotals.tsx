import type { Rating } from "../../../domain/review/rating.ts";
import { Stars, starPath } from "../../../ui/Stars.tsx";
import { useCount, useText } from "../../app/text.ts";

/** The average in large figures, and a bar for each number of stars. */
export function ReviewTotals({ rating, distribution }: { rating: Rating; distribution: readonly number[] }) {
  const t = useText();
  const count = useCount();
  return (
    <div className="reviews-totals">
      <p className="reviews-average display figures" aria-hidden="true">
        {rating.average}
      </p>
      <div className="reviews-sum">
        <Stars of={Number(rating.average)} label={t("RATING", { average: rating.average })} />
        <p>{count("RATING_COUNT", rating.count)}</p>
      </div>
      <ul className="reviews-bars figures">
        {distribution.map((given, index) => (
          <li key={index} aria-label={t("REVIEWS_WITH_STARS", { stars: 5 - index, count: given })}>
            <span aria-hidden="true">{5 - index}</span>
            <svg className="reviews-bar-star" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path d={starPath} />
            </svg>
            <svg className="reviews-bar" aria-hidden="true">
              <rect width={`${(given / rating.count) * 100}%`} height="100%" />
            </svg>
            <span aria-hidden="true">{given}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
