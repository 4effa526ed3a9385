import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import "./panel-slot.css";

const loadPanel = () => import("../order-panel/OrderPanel.tsx");
const OrderPanel = import.meta.env.SSR ? () => null : lazy(() => loadPanel().then((panel) => ({ default: panel.OrderPanel })));

/** Fetches the order panel's code before it is asked for: the pointer is on the cart, or the page is idle. */
export function fetchPanel(): void {
  void loadPanel().catch(() => undefined);
}

/** The place of the order panel, which is code of its own and loaded when the page has come to rest. */
export function PanelSlot() {
  const t = useText();
  const wanted = useSession((state) => state.orderShow);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
    idle(fetchPanel);
  }, []);
  useEffect(() => {
    if (wanted) setUsed(true);
  }, [wanted]);
  if (!wanted && !used) return null;
  return (
    <PanelTrouble shown={wanted} text={t("ORDER_PANEL_ERROR")}>
      <Suspense fallback={wanted ? <p className="panel-wait">{t("ORDER_PROCESSING")}</p> : null}>
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
