import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { reviewRoutes } from "../../contract/operator/reviews.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { decided, type Review, reviewsKey } from "./decided.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import "./reviews.css";

/** Reviews: those that wait are published or turned down with a reason; what was decided can be decided anew. */
export function ReviewsScreen() {
  const t = useText();
  const view = new URLSearchParams(useSearch()).get("view") === "all" ? "all" : "waiting";
  const query = useQuery({
    queryKey: [...reviewsKey, view],
    queryFn: () => call(reviewRoutes.reviews, { query: { view } }),
  });
  return (
    <>
      <ScreenHead title={t("OFFICE_REVIEWS")} acts={<HistoryLink entity="review" />} />
      <Views
        path="/reviews"
        current={view}
        views={[
          { view: "waiting", title: t("OFFICE_REVIEWS_WAITING") },
          { view: "all", title: t("OFFICE_REVIEWS_ALL") },
        ]}
      />
      <Listed
        query={query}
        rows={(data) => data.reviews}
        none={{ title: t("OFFICE_REVIEWS_NONE"), text: t("OFFICE_REVIEWS_NONE_TEXT") }}
      >
        {(reviews) => (
          <ul className="card listed">
            {reviews.map((review) => (
              <OneReview key={review.id} review={review} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

const tones = { waiting: "wait", approved: "good", rejected: "none" } as const;

function OneReview({ review }: { review: Review }) {
  const t = useText();
  const [rejects, setRejects] = useState(false);
  const publish = useMutation({
    mutationFn: () =>
      call(reviewRoutes.decideReview, { parameters: { id: review.id }, body: { decision: "approved" } }),
    onSuccess: () => decided(review, t("OFFICE_REVIEW_PUBLISHED")),
  });
  const { stars, state, title, text, reason } = review;
  return (
    <li>
      <div className="review-words">
        <p>
          <span role="img" aria-label={t("OFFICE_REVIEW_STARS", { stars })}>
            {"★".repeat(stars).padEnd(5, "☆")}
          </span>{" "}
          <strong>{review.product}</strong>
        </p>
        {title !== "" && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        <p className="review-text">{text}</p>
        <p className="mute">
          {review.author} · <Moment at={review.writtenAt} />
          {" · "}
          <Source order={review.order} />
        </p>
        {state === "rejected" && reason !== null && (
          <p className="mute">
            {t("OFFICE_REVIEW_REASON")}: {reason}
          </p>
        )}
        <Refused error={publish.error} />
      </div>
      <div className="listed-acts">
        {state !== "waiting" && <Status tone={tones[state]} text={t(`OFFICE_REVIEW_STATE_${state.toUpperCase()}`)} />}
        {state !== "approved" && (
          <Act busy={publish.isPending} onClick={() => publish.mutate()}>
            {t("OFFICE_REVIEW_PUBLISH")}
          </Act>
        )}
        {state !== "rejected" && (
          <Act kind="plain" onClick={() => setRejects(true)}>
            {t("OFFICE_REVIEW_REJECT")}
          </Act>
        )}
      </div>
      {rejects && <RejectDialog review={review} onClose={() => setRejects(false)} />}
    </li>
  );
}

/** Where a review is from: the order, for who may see it, or the demo. */
function Source({ order }: Pick<Review, "order">) {
  const t = useText();
  const reads = useMay("orders.read");
  if (order === null) return t("OFFICE_REVIEW_SAMPLE");
  const text = t("OFFICE_ORDER", { number: order });
  return reads ? (
    <Link className="link" href={`/orders/${order}`}>
      {text}
    </Link>
  ) : (
    text
  );
}
