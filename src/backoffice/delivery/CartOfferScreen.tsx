import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { deliveryRoutes } from "../../contract/operator/delivery.ts";
import { defaultCountry } from "../../domain/delivery/delivery-codes.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { GoodsPicker, type PickedVariant } from "../goods/GoodsPicker.tsx";
import { useText } from "../text.ts";
import { OfferedWays } from "./OfferedWays.tsx";
import { useDelivery } from "./use-delivery.ts";
import "./delivery.css";

type Lines = readonly { picked: PickedVariant; quantity: number }[];

/** What a cart to a country would be offered at this moment, reckoned as the checkout does. */
export function CartOfferScreen() {
  const t = useText();
  const [countryId, setCountryId] = useState<string>(defaultCountry.country_id);
  const [lines, setLines] = useState<Lines>([]);
  const countries = useDelivery().data?.countries ?? [];
  const body = {
    countryId: Number(countryId),
    lines: lines.map(({ picked, quantity }) => ({ variantId: picked.variantId, quantity })),
  };
  const offer = useQuery({
    queryKey: ["delivery", "offer", body],
    queryFn: () => call(deliveryRoutes.cartOffer, { body }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_OFFER")}
        above={
          <Link className="link" href="/settings/delivery">
            {t("OFFICE_DELIVERY")}
          </Link>
        }
      />
      <p className="delivery-intro mute">{t("OFFICE_OFFER_TEXT")}</p>
      <div className="delivery-columns delivery-offer">
        <div>
          <Card title={t("OFFICE_OFFER_CART")}>
            <div className="delivery-calendar">
              <Choice
                label={t("OFFICE_COUNTRY")}
                value={countryId}
                options={countries.map(({ id, name }) => [String(id), name] as const)}
                onChange={setCountryId}
              />
              {lines.length === 0 ? (
                <p className="mute">{t("OFFICE_OFFER_EMPTY")}</p>
              ) : (
                <ul className="delivery-days-off">
                  {lines.map(({ picked, quantity }) => {
                    const name = [picked.name, picked.variant].filter(Boolean).join(", ");
                    return (
                      <li key={picked.variantId}>
                        <span>
                          {quantity} × {name}
                        </span>
                        <Act
                          kind="plain"
                          aria-label={t("OFFICE_OFFER_LESS", { name })}
                          onClick={() => setLines(withPieces(lines, picked, -1))}
                        >
                          −1
                        </Act>
                      </li>
                    );
                  })}
                </ul>
              )}
              <GoodsPicker onPick={(picked) => setLines(withPieces(lines, picked, 1))} />
            </div>
          </Card>
        </div>
        <div>
          <Card title={t("OFFICE_DELIVERY_METHODS")} flush>
            <Read query={offer}>{(told) => <OfferedWays offer={told} isOld={offer.isPlaceholderData} />}</Read>
          </Card>
        </div>
      </div>
    </>
  );
}

/** A cart with a piece more or fewer of something. */
function withPieces(lines: Lines, picked: PickedVariant, pieces: 1 | -1): Lines {
  const has = lines.some((line) => line.picked.variantId === picked.variantId);
  if (!has) return [...lines, { picked, quantity: 1 }];
  return lines
    .map((line) =>
      line.picked.variantId === picked.variantId ? { ...line, quantity: Math.min(99, line.quantity + pieces) } : line,
    )
    .filter(({ quantity }) => quantity > 0);
}
