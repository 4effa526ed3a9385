import { operatorHref } from "../../contract/operator/route.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { lazyOrNothing, useText } from "../text.ts";
import { usePacking } from "./use-packing.ts";

const PackedLabel = lazyOrNothing(async () => (await import("../labels/PackedLabel.tsx")).PackedLabel);

/** What was packed last, with its address slip and its label: once the shop knows of it. */
export function Packed() {
  const t = useText();
  const { last, acts, online } = usePacking();
  if (last === null) return null;
  return (
    <div className="packing-last">
      <p role="status">
        {t("OFFICE_PACKING_PACKED", { number: last })}{" "}
        {!acts.some(({ number }) => number === last) && (
          <a href={`${operatorHref(parcelRoutes.slips)}?orders=${last}`} target="_blank" rel="noreferrer">
            {t("OFFICE_PACKING_SLIP")}
          </a>
        )}
      </p>
      {online && !acts.some(({ number }) => number === last) && <PackedLabel key={last} number={last} />}
    </div>
  );
}
