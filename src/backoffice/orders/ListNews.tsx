import { Act } from "../controls/Act.tsx";
import { useCount, useText } from "../text.ts";
import type { Asked } from "./list-address.ts";
import { useListNews } from "./use-list-news.ts";
import "./list-news.css";

/** What has come to the list or left it since it was read: shown when somebody wants it, so that nothing moves under their finger. */
export function ListNews({ asked }: { asked: Asked }) {
  const t = useText();
  const count = useCount();
  const { fresh, changed, show } = useListNews(asked);
  return (
    <div role="status" className="list-news">
      {fresh + changed > 0 && (
        <>
          <span>
            {[fresh > 0 && count("OFFICE_NEW_ORDERS", fresh), changed > 0 && count("OFFICE_CHANGED_ORDERS", changed)]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <Act onClick={show}>{t("OFFICE_SHOW")}</Act>
        </>
      )}
    </div>
  );
}
