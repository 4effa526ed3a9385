import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Boundary } from "../app/Boundary.tsx";
import { useLayer } from "../app/navigation/layers.ts";
import { reportRuntimeError } from "../app/report-error.ts";
import { teach, useText } from "../app/text.ts";
import { closePanel } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { signInOffer } from "../sign-in/offer.ts";
import type { OrderPanel as Panel } from "../order-panel/OrderPanel.tsx";
import "./panel-slot.css";

let panel: typeof Panel | undefined;
let coming: Promise<void> | undefined;

/** The panel, its words and whom the shop signs in with come together, once; what could not be fetched is fetched again when asked for again. */
async function loadPanel(): Promise<void> {
  try {
    const [{ OrderPanel }, { order }] = await Promise.all([
      import("../order-panel/OrderPanel.tsx"),
      import("../../domain/dictionary/pl/order.ts"),
      signInOffer(),
    ]);
    teach(order);
    panel = OrderPanel;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

function panelLoaded(): Promise<void> {
  return (coming ??= loadPanel());
}

/** Fetches the order panel's code before it is asked for: the pointer, finger or focus is on the cart or a buy button. */
export function fetchPanel(): void {
  void panelLoaded().catch(() => undefined);
}

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
 * The place of the order panel, which is code of its own, loaded when it seems to be wanted: what is there
 * already opens with the click. `lazy` would not do: React keeps a fallback it has shown for 300 ms. If the
 * panel fails, the shop around it stays.
 */
export function PanelSlot() {
  const wanted = useSession((state) => state.orderShow);
  const [state, setState] = useState<"waiting" | "come" | "failed" | "offline">("waiting");
  useFetchedPanel();
  useLayer(wanted, closePanel, { lowest: true });
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const load = () => {
      if (panel === undefined) setState("waiting");
      panelLoaded().then(
        () => setState("come"),
        (error: unknown) => {
          reportRuntimeError(error, "PanelSlot");
          if (!left) setState(navigator.onLine ? "failed" : "offline");
        },
      );
    };
    // Where it failed before the browser knew that the network is gone.
    const lose = () => setState((now) => (now === "failed" ? "offline" : now));
    load();
    addEventListener("online", load);
    addEventListener("offline", lose);
    return () => {
      left = true;
      removeEventListener("online", load);
      removeEventListener("offline", lose);
    };
  }, [wanted]);
  if (!wanted) return null;
  const Panel = panel;
  if (Panel !== undefined) {
    return (
      <Boundary of="PanelSlot" instead={<Trouble isOffline={false} />}>
        <Panel />
      </Boundary>
    );
  }
  return state === "failed" || state === "offline" ? <Trouble isOffline={state === "offline"} /> : <Waiting />;
}

function Waiting() {
  return <p className="panel-wait">{useText()("LAYOUT_PANEL_WAIT")}</p>;
}

/** Without a network the panel comes by itself when there is one again. */
function Trouble({ isOffline }: { isOffline: boolean }) {
  const t = useText();
  return (
    <div className="panel-wait" role="alert" onKeyDown={(event) => event.key === "Escape" && closePanel()}>
      <p>{t(isOffline ? "LAYOUT_OFFLINE" : "LAYOUT_PANEL_ERROR")}</p>
      <Button size="small" autoFocus onClick={closePanel}>
        {t("BTN_CLOSE")}
      </Button>
    </div>
  );
}
