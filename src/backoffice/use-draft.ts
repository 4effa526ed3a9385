import { useState } from "react";
import { useSession } from "./session.ts";

/** Milliseconds after which what nobody sent is forgotten. */
const storedFor = 30 * 24 * 60 * 60 * 1000;
const prefix = "bruk-draft";

/**
 * Returns a text that somebody is writing and how it is changed: it is stored on this device as theirs alone, through a
 * reload, a crash and a sign-out, until it is empty again.
 */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const { person } = useSession();
  const key = `${prefix}:${person.id}:${name}`;
  const [text, setText] = useState(() => storedDraft(key));
  const write = (next: string) => {
    setText(next);
    try {
      if (next === "") localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ at: Date.now(), text: next }));
    } catch {
      // A browser that stores nothing forgets it with the tab.
    }
  };
  return [text, write];
}

function storedDraft(key: string): string {
  try {
    for (const other of Object.keys(localStorage).filter((one) => one.startsWith(`${prefix}:`))) {
      const { at } = JSON.parse(localStorage.getItem(other)!) as { at?: unknown };
      if (typeof at !== "number" || Date.now() - at > storedFor) localStorage.removeItem(other);
    }
    const { text } = JSON.parse(localStorage.getItem(key) ?? "{}") as { text?: unknown };
    return typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}
