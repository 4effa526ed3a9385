import { useState } from "react";
import type { OrderedLine } from "../../../contract/customer-orders.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { openPanel } from "../../session/panel.ts";
import type { Outcome } from "./put-into-cart.ts";
import "./buy-again.css";

/** Puts what is still sold into the cart and tells what could not be; `aside`: something else is to be done first. */
export function BuyAgain({ lines, aside }: { lines: readonly OrderedLine[]; aside: boolean }) {
  const t = useText();
  const [outcome, setOutcome] = useState<Outcome | { kind: "asking" } | null>(null);
  const again = async () => {
    if (outcome?.kind === "asking") return;
    setOutcome({ kind: "asking" });
    setOutcome(
      await import("./put-into-cart.ts").then(
        ({ putIntoCart }) => putIntoCart(lines),
        () => ({ kind: "failed" }),
      ),
    );
  };
  return (
    <div className="buy-again" onPointerEnter={fetchPanel} onTouchStart={fetchPanel} onFocus={fetchPanel}>
      <Button
        kind={aside ? "plain" : "ink"}
        wide
        onClick={() => void again()}
        aria-disabled={outcome?.kind === "asking"}
      >
        {t("MYORDER_AGAIN")}
      </Button>
      <div role="status">
        {outcome?.kind === "failed" && (
          <p>
            <Icon name="warning" /> {t("MYORDER_FAILED")}
          </p>
        )}
        {outcome?.kind === "put" && <Told {...outcome} />}
      </div>
    </div>
  );
}

function Told({ missing, some }: Extract<Outcome, { kind: "put" }>) {
  const t = useText();
  return (
    <>
      <p>
        <Icon name={missing.length === 0 ? "tick" : "warning"} />{" "}
        {t(missing.length === 0 ? "MYORDER_AGAIN_DONE" : some ? "MYORDER_AGAIN_SOME" : "MYORDER_AGAIN_NOTHING")}
      </p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ name, wanted, added }) => (
            <li key={name}>
              {added === 0 ? name : t("MYORDER_AGAIN_FEWER", { productName: name, count: added, wanted })}
            </li>
          ))}
        </ul>
      )}
      {some && (
        <button type="button" className="link" onClick={openPanel}>
          {t("LAYOUT_CART")}
        </button>
      )}
    </>
  );
}
