import type { ComponentProps } from "react";
import type { LookCard } from "../../../contract/page-data.ts";
import { useText } from "../../app/text.ts";
import { LookCards } from "../LookCards.tsx";
import { Reviews } from "./Reviews.tsx";

/** What a product's page shows last of the product itself: the looks it is part of, and what buyers say. */
export function LooksAndReviews({
  looks,
  ...reviews
}: { looks: readonly LookCard[] } & ComponentProps<typeof Reviews>) {
  const t = useText();
  return (
    <>
      <LookCards title={t("LOOK_COMPLETE")} looks={looks} />
      <Reviews {...reviews} />
    </>
  );
}
