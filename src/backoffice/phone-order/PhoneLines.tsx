import { ChangeLine } from "../order-change/ChangeLine.tsx";
import { useText } from "../text.ts";
import type { PhoneDraft, PhoneLine } from "./phone-draft.ts";

/** What is ordered, with pieces and prices. */
export function PhoneLines({ draft, onChange }: { draft: PhoneDraft; onChange: (part: Partial<PhoneDraft>) => void }) {
  const t = useText();
  const set = (at: number, part: Partial<PhoneLine>) =>
    onChange({
      lines: draft.lines
        .map((line, index) => (index === at ? { ...line, ...part } : line))
        .filter(({ quantity }) => quantity > 0),
    });
  if (draft.lines.length === 0) return <p className="mute">{t("OFFICE_PHONE_EMPTY")}</p>;
  return (
    <ul>
      {draft.lines.map(({ picked, quantity, price }, at) => (
        <ChangeLine
          key={picked.variantId}
          name={picked.name}
          variant={picked.variant}
          picture={picked.picture}
          cost={picked.price}
          quantity={quantity}
          most={Math.min(99, picked.stock)}
          price={price}
          mark={null}
          onQuantity={(next) => set(at, { quantity: next })}
          onPrice={(next) => set(at, { price: next })}
        />
      ))}
    </ul>
  );
}
