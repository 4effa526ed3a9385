import { useEffect, useRef, useState, type FormEvent } from "react";
import { backInStock } from "../../../domain/dictionary/pl/back-in-stock.ts";
import { forms } from "../../../domain/dictionary/pl/forms.ts";
import { variantName } from "../../../domain/order/cart.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { teach, useText } from "../../app/text.ts";
import { callShop } from "../../session/shop-call.ts";
import { session } from "../../session/store.ts";
import { variantsOf } from "../../tile/availability.ts";
import { useFieldWords } from "../field-words.ts";

teach({ ...forms, ...backInStock });

type Outcome = { kind: "asking" } | { kind: "sent" } | { kind: "said"; text: string; about?: unknown };

/** Asks for the address that is to hear, once, when a sold-out size is back (law: a request of its own, its own consent). */
export function BackInStockDialog({
  product,
  chosen,
  onClose,
}: {
  product: Product;
  /** The variant chosen on the page: what is asked about first, where it is sold out. */
  chosen: string | null;
  onClose: () => void;
}) {
  const t = useText();
  const out = variantsOf(product).filter((variant) => variant.quantity <= 0);
  const [a2p, setA2p] = useState<string | null>(
    () =>
      (out.length === 1 ? out[0] : out.find((variant) => variant.attr_2_product_id === chosen))?.attr_2_product_id ??
      null,
  );
  const [email, setEmail] = useState(() => String(session.getState().userContactData?.["email"] ?? ""));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { form, wordsOf, look, refused, mend } = useFieldWords({ a2p: "BACKINSTOCK_SIZE_MISSING" });
  const done = useRef<HTMLParagraphElement>(null);
  const sent = outcome?.kind === "sent";
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome?.kind === "asking") return;
    if (!look()) return setOutcome(null);
    setOutcome({ kind: "asking" });
    const answer = await askShop({ email, productId: product.product_id, a2p }, t("ERROR_SERVER"));
    setOutcome(answer.kind === "said" && refused(answer.about, answer.text) ? null : answer);
  };
  return (
    <Dialog title={t("BACKINSTOCK_TITLE")} closeLabel={t("BTN_CLOSE")} onClose={onClose}>
      {sent ? (
        <div className="back-in-stock-form">
          <p ref={done} tabIndex={-1} role="status">
            {t("BACKINSTOCK_SENT")}
          </p>
          <Button onClick={onClose}>{t("BTN_CLOSE")}</Button>
        </div>
      ) : (
        <form ref={form} className="back-in-stock-form" onInput={mend} onSubmit={(event) => void ask(event)}>
          <p className="back-in-stock-name">{product.product_name}</p>
          {out.length > 0 && (
            <fieldset aria-describedby={wordsOf("a2p") === null ? undefined : "back-in-stock-size"}>
              <legend>{t("BACKINSTOCK_SIZE")}</legend>
              <div className="back-in-stock-sizes">
                {out.map(({ attr_2_product_id }) => (
                  <label key={attr_2_product_id}>
                    <input
                      type="radio"
                      name="a2p"
                      required
                      checked={a2p === attr_2_product_id}
                      onChange={() => setA2p(attr_2_product_id)}
                    />
                    {variantName(product, attr_2_product_id)}
                  </label>
                ))}
              </div>
              {wordsOf("a2p") !== null && <FieldError id="back-in-stock-size" text={wordsOf("a2p") ?? ""} />}
            </fieldset>
          )}
          <Field
            label={t("FORM_EMAIL")}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={wordsOf("email")}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <p className="small mute">{t("BACKINSTOCK_CONSENT")}</p>
          {outcome?.kind === "said" && <FieldError text={outcome.text} />}
          <Button kind="signal" type="submit" aria-disabled={outcome?.kind === "asking"}>
            {t("BACKINSTOCK_SEND")}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

async function askShop(
  asked: { email: string; productId: string; a2p: string | null },
  serverError: string,
): Promise<Outcome> {
  try {
    const { status, reply } = await callShop("json_emails?backInStock", asked);
    if (reply["error"] === undefined && status < 400) return { kind: "sent" };
    return {
      kind: "said",
      text: typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : serverError,
      about: reply["about"],
    };
  } catch {
    return { kind: "said", text: serverError };
  }
}
