import type { Rating } from "../../../domain/review/rating.ts";
import { Stars } from "../../../ui/Stars.tsx";
import { useCount, useText } from "../../app/text.ts";

/** The stars beside the brand; a click leads to the reviews. */
export function RatingLink({ rating }: { rating: Rating | null }) {
  const t = useText();
  const count = useCount();
  if (rating === null) return null;
  return (
    <span className="buy-rating">
      <Stars of={Number(rating.average)} label={t("RATING", { average: rating.average })} />
      <a className="link" href="#opinie">
        {count("RATING_COUNT", rating.count)}
      </a>
    </span>
  );
}
