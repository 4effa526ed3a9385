import { reviewRoutes } from "../../contract/operator/reviews.ts";
import { type AnswerOf, call } from "../api.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { todayKey } from "../today/use-today.ts";

export type Review = AnswerOf<(typeof reviewRoutes)["reviews"]>["reviews"][number];

export const reviewsKey = ["reviews"];

/** Tells what was decided on a review, with the way back to what it was before, and has the lists read again. */
export function decided(before: Review, text: string): void {
  tell(text, () => restore(before));
  void readAgain();
}

async function restore({ id, state, reason }: Review): Promise<void> {
  const parameters = { id };
  if (state === "waiting") await call(reviewRoutes.reconsiderReview, { parameters });
  else
    await call(reviewRoutes.decideReview, {
      parameters,
      body: state === "approved" ? { decision: state } : { decision: state, reason: reason ?? "" },
    });
  await readAgain();
}

async function readAgain(): Promise<void> {
  await Promise.all([reviewsKey, todayKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
