import type { TextCode } from "../../domain/dictionary/text-code.ts";
import { closePanel } from "../session/panel.ts";
import { goToCart, goToUserData } from "./steps.ts";
import type { OrderStep } from "../session/state.ts";
import { useSession } from "../session/store.ts";
import { useText } from "../app/text.ts";
import { Icon } from "../../ui/Icon.tsx";
import "./panel-head.css";

const steps = [
  { step: "cart", label: "ORDER_STEP_CART" },
  { step: "userData", label: "ORDER_STEP_USERDATA" },
  { step: "confirm", label: "ORDER_STEP_CONFIRM" },
] as const satisfies readonly { step: OrderStep; label: TextCode }[];

/** 'Back to shopping', and where in cart → userData → confirm the shopper is. */
export function PanelHead() {
  const t = useText();
  const current = useSession((state) => state.orderStep);
  const empty = useSession((state) => state.products.length === 0);
  const at = steps.findIndex(({ step }) => step === current);
  return (
    <header className="panel-head">
      <button type="button" className="panel-back" onClick={closePanel}>
        <Icon name="left" />
        {t("ORDER_BACK")}
      </button>
      {(!empty || current === "confirm") && (
        <nav className="panel-steps" aria-label={t("ORDER_STEPS")}>
          <ol>
            {steps.map(({ step, label }, index) => {
              const text = (
                <>
                  <span className="panel-step-number">{index + 1}</span> {t(label)}
                </>
              );
              const go = goTo(current, step);
              return (
                <li
                  key={step}
                  aria-current={step === current ? "step" : undefined}
                  className={index < at ? "panel-step-done" : undefined}
                >
                  {go === null ? (
                    <span>{text}</span>
                  ) : (
                    <button type="button" onClick={go}>
                      {text}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        </nav>
      )}
    </header>
  );
}

function goTo(from: OrderStep, to: OrderStep): (() => void) | null {
  if (from === "userData" && to === "cart") return goToCart;
  if (from === "cart" && to === "userData") return goToUserData;
  return null;
}
