import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { type PaymentMethod, paymentMethodRoutes } from "../../contract/operator/payment-methods.ts";
import { said } from "../../domain/language.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useSpoken, useText } from "../text.ts";

interface PaymentRowProps {
  method: PaymentMethod;
  isMoving: boolean;
  /** Null: it is the first, or the last. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onEdit: () => void;
}

/** A payment: whether shoppers may choose it, what it lacks, and whether its credentials hold. */
export function PaymentRow({ method, isMoving, onUp, onDown, onEdit }: PaymentRowProps) {
  const t = useText();
  const name = said(
    method.names,
    useSpoken((spoken) => spoken.lanCode),
  );
  const { id, code, offered, offBecause, lacks, online, by } = method;
  const test = useMutation({ mutationFn: () => call(paymentMethodRoutes.testPaymentMethod, { parameters: { id } }) });
  return (
    <li>
      <div>
        <p className="delivery-head">
          <strong>{name}</strong>
          <Status tone={offered ? "good" : "bad"} text={t(offered ? "OFFICE_DELIVERY_ON" : "OFFICE_DELIVERY_OFF")} />
          {by === "standIn" && <Status tone="wait" text={t("OFFICE_PAYMENT_STANDIN")} />}
        </p>
        {offBecause !== null && <p className="mute">{offBecause}</p>}
        {lacks === "account" && <p className="mute">{t("OFFICE_PAYMENT_LACKS_ACCOUNT")}</p>}
        {online && (
          <p className="mute">
            {by === "settings" ? (
              t("OFFICE_PAYMENT_FROM_SETTINGS", { names: method.settings.join(", ") })
            ) : (
              <>
                {t(by === "connection" ? "OFFICE_PAYMENT_FROM_CONNECTION" : "OFFICE_PAYMENT_LACKS_CREDENTIALS")}{" "}
                <Link
                  className="link"
                  href={`/settings/connections/${code}`}
                  aria-label={t("OFFICE_PAYMENT_ENTER_OF", { name })}
                >
                  {t("OFFICE_PAYMENT_ENTER")}
                </Link>
              </>
            )}
          </p>
        )}
        <div role="status">{test.data !== undefined && <Outcome tested={test.data} />}</div>
        <Refused error={test.error} />
      </div>
      <div className="listed-acts">
        <Act kind="plain" aria-label={t("OFFICE_DELIVERY_EDIT_WHAT", { name })} onClick={onEdit}>
          {t("OFFICE_DELIVERY_EDIT")}
        </Act>
        {online && (
          <Act
            kind="plain"
            busy={test.isPending}
            aria-label={t("OFFICE_PAYMENT_TEST_WHAT", { name })}
            onClick={() => test.mutate()}
          >
            {t("OFFICE_PAYMENT_TEST")}
          </Act>
        )}
        <span className="listed-acts payment-moves">
          <Act
            kind="plain"
            busy={isMoving}
            disabled={onUp === null}
            aria-label={t("OFFICE_PAYMENT_UP", { name })}
            onClick={() => onUp?.()}
          >
            ↑
          </Act>
          <Act
            kind="plain"
            busy={isMoving}
            disabled={onDown === null}
            aria-label={t("OFFICE_PAYMENT_DOWN", { name })}
            onClick={() => onDown?.()}
          >
            ↓
          </Act>
        </span>
      </div>
    </li>
  );
}

function Outcome({ tested }: { tested: AnswerOf<(typeof paymentMethodRoutes)["testPaymentMethod"]> }) {
  const t = useText();
  const { outcome, says } = tested;
  return (
    <>
      <p className={outcome === "works" ? "" : "delivery-trouble"}>
        {t(`OFFICE_PAYMENT_TEST_${outcome.toUpperCase()}`)}
      </p>
      {says !== "" && <p className="mute">{t("OFFICE_PAYMENT_TEST_SAYS", { says })}</p>}
    </>
  );
}
