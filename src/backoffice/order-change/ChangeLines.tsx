import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import type { ChangeDraft, ChangeForm, DraftLine } from "./change-draft.ts";
import { ChangeLine } from "./ChangeLine.tsx";

interface ChangeLinesProps {
  form: ChangeForm;
  draft: ChangeDraft;
  onChange: (part: Partial<ChangeDraft>) => void;
}

/** The lines of an order as they are to be, and what is added to them. */
export function ChangeLines({ form, draft, onChange }: ChangeLinesProps) {
  const t = useText();
  const setLine = (position: number, part: Partial<DraftLine>) =>
    onChange({ lines: { ...draft.lines, [position]: { ...draft.lines[position]!, ...part } } });
  const setAdded = (at: number, part: { quantity?: number; price?: string }) =>
    onChange({
      added: draft.added
        .map((one, index) => (index === at ? { ...one, ...part } : one))
        .filter(({ quantity }) => quantity > 0),
    });
  return (
    <Card title={t("OFFICE_GOODS")} flush>
      <ul>
        {form.lines.map((line) => {
          const of = draft.lines[line.position]!;
          return (
            <ChangeLine
              key={line.position}
              name={line.name}
              variant={line.variant}
              picture={line.picture}
              cost={line.price}
              quantity={of.quantity}
              least={line.back}
              price={of.price}
              mark={of.quantity === 0 ? "gone" : null}
              sizes={line.sizes}
              variantId={of.variantId}
              onQuantity={(quantity) => setLine(line.position, { quantity })}
              onPrice={(price) => setLine(line.position, { price })}
              onSize={(variantId) => setLine(line.position, { variantId })}
            />
          );
        })}
        {draft.added.map(({ picked, quantity, price }, at) => (
          <ChangeLine
            key={`added-${picked.variantId}`}
            name={picked.name}
            variant={picked.variant}
            picture={picked.picture}
            cost={picked.price}
            quantity={quantity}
            most={Math.min(99, picked.stock)}
            price={price}
            mark="new"
            onQuantity={(next) => setAdded(at, { quantity: next })}
            onPrice={(next) => setAdded(at, { price: next })}
          />
        ))}
      </ul>
    </Card>
  );
}
