import { operatorHref } from "../../contract/operator/route.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { useText } from "../text.ts";
import { usePacking } from "./use-packing.ts";

/** What was packed last, with its address slip: once the shop knows of it. */
export function Packed() {
  const t = useText();
  const { last, acts } = usePacking();
  if (last === null) return null;
  return (
    <p className="packing-last" role="status">
      {t("OFFICE_PACKING_PACKED", { number: last })}{" "}
      {!acts.some(({ number }) => number === last) && (
        <a href={`${operatorHref(operatorRoutes.slips)}?orders=${last}`} target="_blank" rel="noreferrer">
          {t("OFFICE_PACKING_SLIP")}
        </a>
      )}
    </p>
  );
}
