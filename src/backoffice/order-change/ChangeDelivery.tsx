import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import type { ChangeDraft, ChangeForm } from "./change-draft.ts";
import { LockerPicker } from "./LockerPicker.tsx";

interface ChangeDeliveryProps {
  form: ChangeForm;
  draft: ChangeDraft;
  onChange: (part: Partial<ChangeDraft>) => void;
}

/** Which way it goes: kept at the price that was paid, another at that of today. */
export function ChangeDelivery({ form, draft, onChange }: ChangeDeliveryProps) {
  const t = useText();
  const money = useMoney();
  const toLocker = form.deliveries.find(({ shippingId }) => shippingId === draft.shippingId)?.toLocker ?? false;
  return (
    <Card title={t("OFFICE_DELIVERY")}>
      <div className="change-fields">
        {form.deliveries.map((way) => (
          <label key={way.shippingId} className="tick-row">
            <input
              type="radio"
              name="shipping"
              checked={way.shippingId === draft.shippingId}
              onChange={() => onChange({ shippingId: way.shippingId })}
            />
            <span>
              {way.name}
              <span className="mute">
                {" · "}
                {way.shippingId === form.delivery.shippingId
                  ? t("OFFICE_DELIVERY_KEPT")
                  : way.price !== undefined && money({ amount: way.price, currency: "pln" })}
              </span>
            </span>
          </label>
        ))}
        {toLocker && (
          <LockerPicker
            value={draft.point}
            postcode={form.address?.shippingPostCode ?? ""}
            country={form.pointCountry}
            onChange={(point) => onChange({ point })}
          />
        )}
      </div>
    </Card>
  );
}
