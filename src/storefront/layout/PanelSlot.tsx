import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Boundary } from "../app/Boundary.tsx";
import { useLayer } from "../app/navigation/layers.ts";
import { teach, useText } from "../app/text.ts";
import { closePanel } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { signInOffer } from "../sign-in/offer.ts";
import "./panel-slot.css";

/** The panel, its words and whom the shop signs in with come together. */
const OrderPanel = lazyComponent(
  async () => {
    const [module, { order }] = await Promise.all([
      import("../order-panel/OrderPanel.tsx"),
      import("../../domain/dictionary/pl/order.ts"),
      signInOffer(),
    ]);
    teach(order);
    return module.OrderPanel;
  },
  <Waiting />,
);

/** Fetches the order panel's code before it is asked for: the pointer, finger or focus is on the cart or a buy button. */
export const fetchPanel = OrderPanel.fetch;

/** What a person does first on a page. */
const signs = ["pointermove", "touchstart", "keydown"] as const;

/**
 * The panel's code comes when the browser has nothing else to do, once somebody is there to want it: with things
 * in the cart at once, else at the first sign of a hand. A page that is only loaded does without.
 */
function useFetchedPanel(): void {
  const filled = useSession((state) => state.products.length > 0);
  useEffect(() => {
    // Safari has no idle callback.
    const fetchSoon = () => void (window.requestIdleCallback ?? setTimeout)(fetchPanel);
    const leave = () => signs.forEach((sign) => removeEventListener(sign, signed));
    const signed = () => {
      leave();
      fetchSoon();
    };
    if (filled) fetchSoon();
    else signs.forEach((sign) => addEventListener(sign, signed));
    return leave;
  }, [filled]);
}

/**
 * The place of the order panel, which is code of its own, loaded when it seems to be wanted: what is there already opens
 * with the click. If the panel fails, the shop around it stays; what could not be fetched is fetched again once there is
 * a network, and when it is asked for again.
 */
export function PanelSlot() {
  const wanted = useSession((state) => state.orderShow);
  const online = useOnline();
  useFetchedPanel();
  useLayer(wanted, closePanel, { lowest: true });
  return (
    wanted && (
      <Boundary of="PanelSlot" anew={online} instead={<Trouble online={online} />}>
        <OrderPanel />
      </Boundary>
    )
  );
}

/** Returns whether the browser knows of a network. */
function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const hear = ({ type }: Event) => setOnline(type === "online");
    setOnline(navigator.onLine);
    addEventListener("online", hear);
    addEventListener("offline", hear);
    return () => {
      removeEventListener("online", hear);
      removeEventListener("offline", hear);
    };
  }, []);
  return online;
}

function Waiting() {
  return <p className="panel-wait">{useText()("LAYOUT_PANEL_WAIT")}</p>;
}

/** Without a network the panel comes by itself when there is one again. */
function Trouble({ online }: { online: boolean }) {
  const t = useText();
  return (
    <div className="panel-wait" role="alert" onKeyDown={(event) => event.key === "Escape" && closePanel()}>
      <p>{t(online ? "LAYOUT_PANEL_ERROR" : "LAYOUT_OFFLINE")}</p>
      <Button size="small" autoFocus onClick={closePanel}>
        {t("BTN_CLOSE")}
      </Button>
    </div>
  );
}
