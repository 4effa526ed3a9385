import { Link } from "../app/navigation/Link.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import "./notice-line.css";

/** What the label has to say on every page, as a line above the header; nothing while it says none. */
export function NoticeLine() {
  const { notice } = useLayout();
  return (
    notice && (
      <p className="notice-line" data-kind={notice.kind}>
        {notice.url ? <Link href={notice.url}>{notice.text}</Link> : notice.text}
      </p>
    )
  );
}
