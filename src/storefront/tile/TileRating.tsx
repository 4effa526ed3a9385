import type { Rating } from "../../domain/review/rating.ts";
import { starPath } from "../../ui/Stars.tsx";
import { useCount, useText } from "../app/text.ts";
import "./tile-rating.css";

/** The average of a product's reviews and how many they are, small beside its brand; nothing before the first one. */
export function TileRating({ rating }: { rating: Rating | null }) {
  const t = useText();
  const count = useCount();
  if (rating === null) return null;
  return (
    <span className="tile-rating figures">
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d={starPath} />
      </svg>
      <span aria-hidden="true">
        {rating.average} <span className="tile-rating-count">({rating.count})</span>
      </span>
      <span className="hidden-text">
        , {t("RATING", { average: rating.average })}, {count("RATING_COUNT", rating.count)}
      </span>
    </span>
  );
}
