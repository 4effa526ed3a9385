import type { OrderedLine } from "../../../contract/customer-orders.ts";
import { href } from "../../../contract/paths.ts";
import { type Currency, formatMoney, parseDecimal } from "../../../domain/money.ts";
import { bound } from "../../../ui/bound.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import "./ordered-lines.css";

/** What was ordered, as it was called and charged then; what is still sold leads to its page. */
export function OrderedLines({ lines, currency }: { lines: readonly OrderedLine[]; currency: Currency }) {
  const t = useText();
  return (
    <section aria-labelledby="ordered-lines-title">
      <h2 id="ordered-lines-title">{t("MYORDER_LINES")}</h2>
      <ul className="ordered-lines">
        {lines.map((line, index) => (
          <li key={index}>
            <Picture kind="small" file={line.image} alt="" sizes="(max-width: 530px) 72px, 96px" />
            <div>
              <h3>{line.url === null ? bound(line.name) : <Link href={href(line.url)}>{bound(line.name)}</Link>}</h3>
              <p className="mute figures">
                {[line.variant, t("MYORDER_PIECE_OF", { count: line.quantity })].filter(Boolean).join(" · ")}
              </p>
              {line.exception !== null && <p className="small">{line.exception}</p>}
              {line.url === null && <p className="small mute">{t("MYORDER_GONE")}</p>}
            </div>
            <p className="figures">{formatMoney(parseDecimal(line.amount), currency)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
