import { lazy, memo, Suspense, type ComponentProps, type ComponentType } from "react";
import { isForAdults, isSoldOnline } from "../../../domain/catalogue/selling-limits.ts";
import { Boundary } from "../../app/Boundary.tsx";
import { speakOf } from "../../app/first-texts.ts";
import type { SellingLimits } from "./SellingLimits.tsx";
// Prerendered with the page, before its code comes.
import "./selling-limits.css";

type LimitsProps = ComponentProps<typeof SellingLimits>;

let Prerendered: ComponentType<LimitsProps> | null = null;

/** Gives the renderer the limits as they are prerendered. */
export function givePrerenderedLimits(component: ComponentType<LimitsProps>): void {
  Prerendered = component;
}

const LateLimits = lazy(async () => {
  const [module] = await Promise.all([import("./SellingLimits.tsx"), speakOf("limits")]);
  return { default: module.SellingLimits };
});

/** To whom, where and whereto a product is not sold, prerendered with the page: its code comes for the few that have limits. A stock that is told meanwhile changes nothing of it. */
export const LimitsSlot = memo(
  function LimitsSlot(props: LimitsProps) {
    const Shown = Prerendered ?? LateLimits;
    const { product } = props;
    return isForAdults(product) || !isSoldOnline(product) || product.blocked_countries?.length ? (
      <Boundary>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </Boundary>
    ) : null;
  },
  ({ product: was }, { product: is }) => was.product_id === is.product_id && was.halted === is.halted,
);
