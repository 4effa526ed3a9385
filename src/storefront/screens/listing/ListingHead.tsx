import { withoutHtml } from "../../../domain/translations.ts";
import { fit } from "../../../ui/fit.ts";
import { Html } from "../../app/Html.tsx";

interface HeadProps {
  /** May hold HTML and entities, as category names do. */
  title: string;
  /** How many products; left out where the words beside say it. */
  count?: number;
  /** Sanitised HTML. */
  description?: string;
}

/** A listing's heading, as large as its longest word allows, and what there is to say of it. */
export function ListingHead({ title, count, description = "" }: HeadProps) {
  return (
    <div className="listing-head">
      <h1 className={fit(withoutHtml(title))}>
        <Html as="span" html={title} />
        {count !== undefined && count > 0 && <sup className="figures">{count}</sup>}
      </h1>
      {description !== "" && <Html className="listing-description" html={description} />}
    </div>
  );
}
