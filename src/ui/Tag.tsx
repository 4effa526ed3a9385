import "./tag.css";

/** A short label on a picture: `new` on lime, `cut` on red for reductions, `out` on ink for sold out. */
export function Tag({ kind = "plain", text }: { kind?: "plain" | "new" | "cut" | "out"; text: string }) {
  return <span className={kind === "plain" ? "tag" : `tag tag-${kind}`}>{text}</span>;
}
