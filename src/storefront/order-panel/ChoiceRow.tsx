import type { ReactNode } from "react";
import "./choice.css";

interface ChoiceRowProps {
  name: "paymentId" | "shippingId";
  value: number;
  checked: boolean;
  onChoose: () => void;
  title: string;
  price?: ReactNode;
}

/** A payment or shipping method as one large row: radio, name, price at the right. */
export function ChoiceRow({ name, value, checked, onChoose, title, price }: ChoiceRowProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className="choice-title">{title}</span>
      {price !== undefined && <span className="choice-price">{price}</span>}
    </label>
  );
}
