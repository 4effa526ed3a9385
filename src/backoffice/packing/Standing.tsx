import { useCount, useText } from "../text.ts";
import { Act } from "../controls/Act.tsx";
import { change, usePacking } from "./use-packing.ts";

/** What one has to know while packing: that there is no network, what waits for it, and what the shop has refused since. */
export function Standing() {
  const t = useText();
  const counted = useCount();
  const { online, acts, refused } = usePacking();
  return (
    <div className="packing-standing">
      <p role="status" className={online ? "" : "packing-away"}>
        {[
          online ? "" : t("OFFICE_PACKING_AWAY"),
          acts.length > 0 && !online ? counted("OFFICE_PACKING_WAITING", acts.length) : "",
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {refused.map(({ act, code }) => (
        <div key={act.key} className="packing-refused" role="alert">
          <p>
            <strong>{act.number}</strong> {t(`OFFICE_REFUSED_${code}`)}
          </p>
          <Act onClick={() => change({ refused: refused.filter((one) => one.act !== act) })}>
            {t("OFFICE_PACKING_SEEN")}
          </Act>
        </div>
      ))}
    </div>
  );
}
