import type { ReactNode } from "react";
import type { MethodMark } from "../../../domain/payment/method-marks.ts";
import { Mark } from "./Mark.tsx";
import "./choice.css";

interface ChoiceRowProps {
  name: "paymentId" | "shippingId";
  value: number;
  checked: boolean;
  onChoose: () => void;
  title: string;
  /** What people look for before they read the name. */
  marks?: readonly MethodMark[] | undefined;
  price?: ReactNode;
}

/** A payment or shipping method as one large row: radio, name, price at the right. */
export function ChoiceRow({ name, value, checked, onChoose, title, marks = [], price }: ChoiceRowProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className="choice-title">
        {title}
        {marks.length > 0 && (
          <span className="choice-marks">
            {marks.map((mark) => (
              <Mark key={mark} mark={mark} />
            ))}
          </span>
        )}
      </span>
      {price !== undefined && <span className="choice-price">{price}</span>}
    </label>
  );
}
