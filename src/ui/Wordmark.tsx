import "./wordmark.css";

/** A name as a mark: the shop's, or that of the software. A logo of the shop's own is shown in its place by the shop's stylesheet alone. */
export function Wordmark({ name = "Bruk" }: { name?: string }) {
  return <span className="wordmark">{name}</span>;
}
