import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { OneReturn } from "../../contract/operator/returns.ts";
import { exchangeRoutes } from "../../contract/operator/exchanges.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { Stepper } from "../goods/Stepper.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Agreed } from "./ExchangeAgreed.tsx";
import { exchangeLines, type Wanted } from "./exchange-lines.ts";
import type { Piece } from "./pieces.ts";
import { takeExchangeBack, useReturnAct } from "./use-return.ts";
import "../order/facts.css";

/** For what a return is exchanged, or the way to agree to it; nothing where nothing of it can be. */
export function ExchangeCard({ returned, may }: { returned: OneReturn; may: boolean }) {
  const t = useText();
  const sent = returned.orderState === "sent" || returned.orderState === "delivered";
  if (returned.exchange !== null)
    return (
      <Card title={t("OFFICE_EXCHANGE")}>
        <Agreed returned={returned} exchange={returned.exchange} may={may} />
      </Card>
    );
  return may && sent ? (
    <Card title={t("OFFICE_EXCHANGE")}>
      <Agree returned={returned} />
    </Card>
  ) : null;
}

/** Chooses what is got for what comes back, told before it is done: what it costs, and the email. */
function Agree({ returned }: { returned: OneReturn }) {
  const t = useText();
  const money = useMoney();
  const [wanted, setWanted] = useState<ReadonlyMap<number, Wanted>>(new Map());
  const [tells, setTells] = useState(true);
  const [key, setKey] = useState(freshKey);
  const pieces = returned.pieces.filter(({ left, sizes }) => left > 0 && sizes.length > 0);
  const body = { lines: exchangeLines(pieces, wanted), tell: tells };
  const preview = useQuery({
    queryKey: ["exchange-preview", returned.version, returned.id, body],
    queryFn: () => call(exchangeRoutes.previewExchange, { parameters: { id: returned.id }, body }),
    enabled: body.lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const agree = useReturnAct(
    returned,
    (sent: typeof body, on) => call(exchangeRoutes.agreeExchange, { ...on, body: sent, key }),
    (after) => {
      const number = after.exchange?.order ?? "";
      tell(t("OFFICE_EXCHANGE_AGREED", { number }), () => takeExchangeBack(after));
    },
    () => setKey(freshKey()),
  );
  if (pieces.length === 0) return <p className="mute">{t("OFFICE_EXCHANGE_NO_SIZES")}</p>;
  const choose = (position: number, choice: Wanted | null) => {
    const next = new Map(wanted);
    if (choice === null) next.delete(position);
    else next.set(position, choice);
    setWanted(next);
  };
  const shown = body.lines.length > 0 && preview.error === null ? preview.data : undefined;
  return (
    <div className="return-settle">
      <p className="mute">{t("OFFICE_EXCHANGE_HINT")}</p>
      {pieces.map((piece) => (
        <Size
          key={piece.position}
          piece={piece}
          choice={wanted.get(piece.position) ?? null}
          onChoice={(choice) => choose(piece.position, choice)}
        />
      ))}
      {body.lines.length > 0 && (
        <>
          <label className="tick-row">
            <input type="checkbox" checked={tells} onChange={() => setTells(!tells)} />
            {t("OFFICE_RETURN_TELL")}
          </label>
          {shown !== undefined && (
            <>
              <dl className="facts facts-sums" aria-live="polite">
                <dt className="facts-total">{t("OFFICE_EXCHANGE_COSTS")}</dt>
                <dd className="facts-total">{money(shown.total)}</dd>
              </dl>
              {shown.email !== null && (
                <details>
                  <summary>
                    {t("OFFICE_RETURN_LETTER")}: {shown.email.subject}
                  </summary>
                  <p className="return-email">{shown.email.text}</p>
                </details>
              )}
              <p className="mute">{t("OFFICE_EXCHANGE_HELD")}</p>
            </>
          )}
          <Refused error={preview.error ?? agree.error} />
          <Act
            kind="ink"
            busy={agree.isPending || preview.isFetching || shown === undefined}
            onClick={() => agree.mutate(body)}
          >
            {t("OFFICE_EXCHANGE_AGREE")}
          </Act>
        </>
      )}
    </div>
  );
}

interface SizeProps {
  piece: Piece;
  choice: Wanted | null;
  onChoice: (choice: Wanted | null) => void;
}

/** One line of the order: nothing of it is exchanged, or so many pieces for another size, whose stock is told. */
function Size({ piece, choice, onChoice }: SizeProps) {
  const t = useText();
  const id = useId();
  const name = [piece.name, piece.variant].filter(Boolean).join(", ");
  const stock = piece.sizes.find(({ variantId }) => variantId === choice?.variantId)?.stock ?? 0;
  return (
    <div className="exchange-size">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("OFFICE_EXCHANGE_FOR", { name })}
        </label>
        <select
          id={id}
          className="input"
          value={choice?.variantId ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChoice(value === "" ? null : { variantId: Number(value), quantity: 1 })
          }
        >
          <option value="">{t("OFFICE_EXCHANGE_NOT")}</option>
          {piece.sizes.map((size) => (
            <option key={size.variantId} value={size.variantId} disabled={size.stock === 0}>
              {size.stock === 0
                ? `${size.variant} (${t("OFFICE_SOLD_OUT")})`
                : t("OFFICE_EXCHANGE_STOCK", { variant: size.variant, stock: size.stock })}
            </option>
          ))}
        </select>
      </div>
      {choice !== null && piece.left > 1 && (
        <Stepper
          name={name}
          value={choice.quantity}
          least={1}
          most={Math.max(1, Math.min(piece.left, stock))}
          onChange={(quantity) => onChoice({ ...choice, quantity })}
        />
      )}
    </div>
  );
}
