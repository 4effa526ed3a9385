import { fit } from "../../../ui/fit.ts";
import { useCount } from "../../app/text.ts";
import { RichText } from "../RichText.tsx";
import "./listing-head.css";

interface HeadProps {
  title: string;
  /** How many products there are in all. */
  count: number;
  /** Sanitised HTML. */
  description?: string;
}

/** A listing's heading, as large as its longest word allows, and what there is to say of it. */
export function ListingHead({ title, count, description = "" }: HeadProps) {
  return (
    <div className="listing-head">
      <h1 className={fit(title)}>
        <bdi>{title}</bdi>
        {count > 0 && <Count count={count} />}
      </h1>
      {description !== "" && <RichText className="listing-description" html={description} />}
    </div>
  );
}

/** The figure beside the heading; heard, it is '48 produktów'. */
function Count({ count }: { count: number }) {
  const counted = useCount();
  return (
    <sup className="figures">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text"> {counted("PRODUCTS", count)}</span>
    </sup>
  );
}
