import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import "./stepper.css";

interface StepperProps {
  /** Of what, for who does not see it. */
  name: string;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
}

/** So many pieces, one more or one fewer by a press, or typed. */
export function Stepper({ name, value, least = 0, most = 99, onChange }: StepperProps) {
  const t = useText();
  const set = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={t("OFFICE_FEWER", { name })}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" small />
      </button>
      <input
        className="stepper-count"
        inputMode="numeric"
        aria-label={t("OFFICE_PIECES_OF", { name })}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          if (/^\d*$/.test(typed) && typed.length <= String(most).length) set(Number(typed));
        }}
      />
      <button
        type="button"
        aria-label={t("OFFICE_MORE_OF", { name })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </span>
  );
}
