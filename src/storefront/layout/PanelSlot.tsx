import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Boundary } from "../app/Boundary.tsx";
import { teach, useText } from "../app/text.ts";
import { closePanel } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import "./panel-slot.css";

/** The panel and its words come together. */
async function loadPanel() {
  const [{ OrderPanel }, { order }] = await Promise.all([import("../order-panel/OrderPanel.tsx"), import("../../domain/dictionary/pl/order.ts")]);
  teach(order);
  return { default: OrderPanel };
}

const OrderPanel = import.meta.env.SSR ? () => null : lazy(loadPanel);

/** Fetches the order panel's code before it is asked for: the pointer, finger or focus is on the cart or a buy button. */
export function fetchPanel(): void {
  void loadPanel().catch(() => undefined);
}

/** The place of the order panel, which is code of its own, loaded when it seems to be wanted. If it fails, the shop around it stays. */
export function PanelSlot() {
  const t = useText();
  const wanted = useSession((state) => state.orderShow);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (wanted) setUsed(true);
  }, [wanted]);
  if (!wanted && !used) return null;
  const trouble = wanted && (
    <div className="panel-wait" role="alert">
      <p>{t("LAYOUT_PANEL_ERROR")}</p>
      <Button size="small" onClick={closePanel}>
        {t("BTN_CLOSE")}
      </Button>
    </div>
  );
  return (
    <Boundary of="PanelSlot" instead={trouble}>
      <Suspense fallback={wanted ? <p className="panel-wait">{t("LAYOUT_PANEL_WAIT")}</p> : null}>
        <OrderPanel />
      </Suspense>
    </Boundary>
  );
}
