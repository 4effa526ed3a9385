import "./wordmark.css";

/** The shop's name as its mark. */
export function Wordmark() {
  return <span className="wordmark">Bruk</span>;
}
