import { Link } from "../app/navigation/Link.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import "./notice-line.css";

/** What the label has to say on every page, as a line above the header; nothing while it says none. The head puts it away (`head.ts`). */
export function NoticeLine() {
  const { notice } = useLayout();
  return (
    notice && (
      <p className="notice-line" data-kind={notice.kind} data-notice={notice.id}>
        {notice.url ? <Link href={notice.url}>{notice.text}</Link> : notice.text}
        <button type="button" aria-label={notice.close}>
          <Icon name="close" small />
        </button>
      </p>
    )
  );
}
