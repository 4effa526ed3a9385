import "./status.css";

export type Tone = "good" | "wait" | "bad" | "none";

/** Where something stands: a word, with a dot that says the same at a glance. */
export function Status({ tone, text }: { tone: Tone; text: string }) {
  return <span className={`status status-${tone}`}>{text}</span>;
}
