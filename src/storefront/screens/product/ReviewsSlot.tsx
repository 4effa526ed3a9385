import { lazy, memo, Suspense, type ComponentProps, type ComponentType } from "react";
import { Boundary } from "../../app/Boundary.tsx";
import { speakOf } from "../../app/first-texts.ts";
import type { LooksAndReviews } from "./LooksAndReviews.tsx";
import { whenNear } from "./when-near.ts";
// Prerendered with the page, before its code comes.
import "../look-cards.css";
import "./reviews.css";

type ReviewsProps = ComponentProps<typeof LooksAndReviews>;

let Prerendered: ComponentType<ReviewsProps> | null = null;

/** Gives the renderer the looks and reviews as they are prerendered. */
export function givePrerenderedReviews(component: ComponentType<ReviewsProps>): void {
  Prerendered = component;
}

const LateReviews = lazy(() =>
  whenNear("opinie")
    .then(() => Promise.all([import("./LooksAndReviews.tsx"), speakOf("reviews")]))
    .then(([module]) => ({ default: module.LooksAndReviews })),
);

/**
 * Looks and reviews, prerendered with the page; their code comes when the shopper comes near them, and takes over
 * what is prerendered. Nothing here may change before that, or React would clear it away: hence `memo`.
 */
export const ReviewsSlot = memo(function ReviewsSlot(props: ReviewsProps) {
  const Shown = Prerendered ?? LateReviews;
  return (
    <Boundary>
      <Suspense fallback={<section className="reviews reviews-wait" id="opinie" />}>
        <Shown {...props} />
      </Suspense>
    </Boundary>
  );
});
