import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { teach, useText } from "../app/text.ts";
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

/** The place of the order panel, which is code of its own, loaded when it seems to be wanted. */
export function PanelSlot() {
  const t = useText();
  const wanted = useSession((state) => state.orderShow);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (wanted) setUsed(true);
  }, [wanted]);
  if (!wanted && !used) return null;
  return (
    <PanelTrouble shown={wanted} text={t("LAYOUT_PANEL_ERROR")}>
      <Suspense fallback={wanted ? <p className="panel-wait">{t("LAYOUT_PANEL_WAIT")}</p> : null}>
        <OrderPanel />
      </Suspense>
    </PanelTrouble>
  );
}

interface TroubleProps {
  shown: boolean;
  text: string;
  children: ReactNode;
}

/** If the panel fails to render, the shop around it stays (specification, point 2, 'Fallbacks'). */
class PanelTrouble extends Component<TroubleProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.shown ? (
      <p className="panel-wait" role="alert">
        {this.props.text}
      </p>
    ) : null;
  }
}
