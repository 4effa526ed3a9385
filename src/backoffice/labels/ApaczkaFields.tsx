import { useId, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { labelRoutes, type OrderLabels } from "../../contract/operator/labels.ts";
import type { PickupTime } from "../../domain/parcel/apaczka-service.ts";
import type { ParcelSize } from "../../domain/parcel/label.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { useRested } from "../use-rested.ts";
import { pickupSaid } from "./pickup-time.ts";

type Offer = NonNullable<OrderLabels["apaczka"]>;

/** What of a label is said for Apaczka alone. */
export interface Brokered {
  service: string;
  /** Null: the parcel is handed in; `undefined`: a courier fetches it, and comes the first time there is. */
  pickup: PickupTime | null | undefined;
  point: string;
}

/** Returns how a parcel goes by Apaczka where nobody has said more. */
export function proposed({ services, chosen, byCourier }: Offer): Brokered {
  const service = services.find(({ id }) => id === chosen) ?? services[0]!;
  return { service: service.id, pickup: isFetched(service, byCourier) ? undefined : null, point: "" };
}

interface ApaczkaFieldsProps {
  number: number;
  offer: Offer;
  /** Where its buyer has chosen; null: to the address. */
  toPoint: string | null;
  parcel: number;
  size: ParcelSize;
  /** Grams as they are typed, and grosze. */
  weight: string;
  insurance: string;
  value: Brokered;
  onChange: (value: Brokered) => void;
}

/** Chooses one of Apaczka's services, and whether a courier fetches the parcel, and says what it costs before anything is bought. */
export function ApaczkaFields({ offer, toPoint, value, onChange, ...asked }: ApaczkaFieldsProps) {
  const t = useText();
  const money = useMoney();
  const chosen = offer.services.find(({ id }) => id === value.service) ?? offer.services[0]!;
  const byCourier = value.pickup !== null;
  const times = useQuery({
    queryKey: ["pickup-times", chosen.id],
    queryFn: () => call(labelRoutes.labelPickupTimes, { parameters: { service: chosen.id } }),
    enabled: byCourier,
    staleTime: 60_000,
  });
  const price = usePrice({ ...asked, value, wantsPoint: !chosen.toDoor && toPoint === null });
  const gross = price.data?.prices.find(({ service }) => service === chosen.id)?.gross;
  const costs = (id: string) => {
    const found = price.data?.prices.find(({ service }) => service === id);
    return found === undefined ? "" : ` – ${money({ amount: found.gross, currency: "pln" })}`;
  };
  const handIn = value.pickup == null ? (byCourier ? "first" : "self") : keyOf(value.pickup);
  return (
    <>
      <Choice
        label={t("OFFICE_LABEL_SERVICE")}
        value={chosen.id}
        options={offer.services.map(({ id, name }) => [id, `${name}${costs(id)}`] as const)}
        onChange={(id) => {
          const service = offer.services.find((one) => one.id === id)!;
          onChange({ ...value, service: id, pickup: isFetched(service, byCourier) ? undefined : null });
        }}
      />
      {toPoint === null && chosen.toPoint && (
        <PointPicker
          key={chosen.id}
          service={chosen}
          value={value.point}
          onChange={(point) => onChange({ ...value, point })}
        />
      )}
      <Choice
        label={t("OFFICE_LABEL_HANDIN")}
        value={handIn}
        options={[
          ...(chosen.courier === "required" ? [] : [["self", t("OFFICE_LABEL_HANDIN_SELF")] as const]),
          ...(chosen.courier === "none" ? [] : [["first", t("OFFICE_LABEL_HANDIN_FIRST")] as const]),
          ...(times.data?.times ?? []).map(
            (time) => [keyOf(time), t("OFFICE_LABEL_COURIER_COMES", pickupSaid(time))] as const,
          ),
        ]}
        onChange={(key) =>
          onChange({
            ...value,
            pickup:
              key === "self"
                ? null
                : key === "first"
                  ? undefined
                  : times.data?.times.find((time) => keyOf(time) === key),
          })
        }
      />
      <p role="status" className={price.data?.problem == null ? "" : "label-problem"}>
        {gross !== undefined
          ? t("OFFICE_LABEL_PRICE", { amount: money({ amount: gross, currency: "pln" }) })
          : (price.data?.problem ??
            (price.isFetching
              ? t("OFFICE_LABEL_PRICE_ASKED")
              : price.data === undefined
                ? t("OFFICE_LABEL_PRICE_WANTS")
                : t("OFFICE_LABEL_PRICE_NONE")))}
      </p>
      <Refused error={price.error ?? times.error} />
    </>
  );
}

/** A number of a point has a digit and no gap. */
const numberPattern = String.raw`(?=.*\d)[A-Za-z\d][A-Za-z\d_\-]{0,29}`;
const numberLike = new RegExp(`^${numberPattern}$`, "v");

interface PointPickerProps {
  service: Offer["services"][number];
  value: string;
  onChange: (point: string) => void;
}

/** The point a service goes to: its number typed, or found by town, street or postcode and chosen. */
function PointPicker({ service: { id, toDoor }, value, onChange }: PointPickerProps) {
  const t = useText();
  const group = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState("");
  const found = useQuery({
    queryKey: ["label-points", id, asked],
    queryFn: () => call(labelRoutes.labelPoints, { parameters: { service: id }, query: { q: asked } }),
    enabled: asked !== "",
    retry: false,
  });
  const points = found.data?.points;
  return (
    <div className="label-point">
      <Field
        label={t(toDoor ? "OFFICE_LABEL_SERVICE_POINT_OR_DOOR" : "OFFICE_LABEL_SERVICE_POINT")}
        value={typed}
        required={!toDoor}
        maxLength={60}
        // Other words than a number find one, and buy nothing.
        {...(typed !== value && { pattern: numberPattern })}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const number = currentTarget.value.trim();
          onChange(numberLike.test(number) ? number : "");
        }}
      />
      <Act kind="plain" busy={found.isFetching} disabled={typed.trim() === ""} onClick={() => setAsked(typed.trim())}>
        {t("OFFICE_LABEL_SERVICE_POINT_FIND")}
      </Act>
      <div role="status">{points?.length === 0 && <p className="mute">{t("OFFICE_LABEL_SERVICE_POINT_NONE")}</p>}</div>
      {points !== undefined && points.length > 0 && (
        <fieldset className="label-points">
          <legend className="hidden-text">{t("OFFICE_LABEL_SERVICE_POINT")}</legend>
          {points.map((point) => (
            <label key={point.id} className="tick-row">
              <input
                type="radio"
                name={group}
                checked={value === point.id}
                onChange={() => {
                  setTyped(point.id);
                  onChange(point.id);
                }}
              />
              <span>
                <strong>{point.id}</strong> {point.address}
                {!point.takesCash && <span className="mute"> · {t("OFFICE_LABEL_SERVICE_POINT_NO_CASH")}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Refused error={found.error} />
    </div>
  );
}

const isFetched = ({ courier }: Offer["services"][number], wanted: boolean) =>
  courier === "required" || (courier === "possible" && wanted);

const keyOf = ({ date, from, to }: PickupTime) => `${date} ${from} ${to}`;

/** Asks for the price once nobody types any more. */
function usePrice({
  number,
  parcel,
  size,
  weight,
  insurance,
  value,
  wantsPoint,
}: Pick<ApaczkaFieldsProps, "number" | "parcel" | "size" | "weight" | "insurance" | "value"> & {
  wantsPoint: boolean;
}) {
  const typed = useRested(JSON.stringify([weight, insurance, value.point]), 400);
  const [grams, zlotys, point] = JSON.parse(typed) as [string, string, string];
  const { service, pickup } = value;
  const query = {
    parcel: String(parcel),
    size,
    weight: grams,
    service,
    courier: pickup === null ? ("no" as const) : ("yes" as const),
    ...(zlotys !== "" && { insurance: String(Number(zlotys) * 100) }),
    ...(point !== "" && { point }),
    ...pickup,
  };
  return useQuery({
    queryKey: ["label-price", number, query],
    queryFn: () => call(labelRoutes.labelPrices, { parameters: { number: String(number) }, query }),
    enabled:
      point === value.point &&
      (point !== "" || !wantsPoint) &&
      /^[1-9]\d{0,4}$/.test(grams) &&
      /^\d{0,5}$/.test(zlotys),
    staleTime: 60_000,
    retry: false,
  });
}
