import type { PageRow } from "../../contract/operator/pages.ts";
import { Status } from "../controls/Status.tsx";
import { momentOf } from "../moments.ts";
import { useSpoken, useText } from "../text.ts";

/** Whether shoppers read a page, in a word: published, planned, a draft, or one the law wants and nobody has confirmed yet. */
export function PageStatus({ shown, from, lawful }: Pick<PageRow, "shown" | "from" | "lawful">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  if (shown) return <Status tone="good" text={t("OFFICE_PAGES_SHOWN")} />;
  if (from !== null) return <Status tone="wait" text={t("OFFICE_GOODS_FROM", { moment: momentOf(from, lanCode) })} />;
  if (lawful !== null) return <Status tone="bad" text={t("OFFICE_PAGES_UNCONFIRMED")} />;
  return <Status tone="none" text={t("OFFICE_PAGES_DRAFT")} />;
}

/** That other texts of a page are planned, and for when. */
export function PagePlanned({ at }: { at: string }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  return <Status tone="wait" text={t("OFFICE_PAGES_PLAN_FROM", { moment: momentOf(at, lanCode) })} />;
}
