import { useState } from "react";
import type { OrderedLine } from "../../../contract/customer-orders.ts";
import { productsHref } from "../../../contract/told-paths.ts";
import type { ProductsNow } from "../../../contract/products.ts";
import { buyAgain, type BoughtAgain } from "../../../domain/order/buy-again.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { openPanel } from "../../session/panel.ts";
import { session } from "../../session/store.ts";
import "./buy-again.css";

type Outcome =
  | { kind: "asking" }
  | { kind: "failed" }
  | { kind: "put"; missing: BoughtAgain["missing"]; some: boolean };

/** Puts what is still sold into the cart and tells what could not be; `aside`: something else is to be done first. */
export function BuyAgain({ lines, aside }: { lines: readonly OrderedLine[]; aside: boolean }) {
  const t = useText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const again = async () => {
    if (outcome?.kind === "asking") return;
    setOutcome({ kind: "asking" });
    setOutcome(await putIntoCart(lines));
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

function Told({ missing, some }: { missing: BoughtAgain["missing"]; some: boolean }) {
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

/** The cart as the shop stands this moment; on a desktop it opens, unless there is something to read first. */
async function putIntoCart(lines: readonly OrderedLine[]): Promise<Outcome> {
  try {
    const response = await fetch(
      productsHref([...new Set(lines.map(({ productId }) => productId))], session.getState().lanId),
    );
    if (!response.ok) return { kind: "failed" };
    const { products } = (await response.json()) as ProductsNow;
    const { lines: cart, missing } = buyAgain(session.getState().products, lines, products);
    session.setState({ products: cart });
    if (missing.length === 0 && !session.getState().mobile) openPanel();
    return { kind: "put", missing, some: missing.length < lines.length || missing.some(({ added }) => added > 0) };
  } catch {
    return { kind: "failed" };
  }
}
