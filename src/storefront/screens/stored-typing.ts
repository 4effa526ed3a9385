import { type RefObject, useCallback, useEffect } from "react";

/**
 * Keeps what is typed into a form as long as its tab is open: a reload, where the network was away for instance, loses
 * nothing of it. Returns how to forget it, once it was sent.
 */
export function useStoredTyping(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    const own = form.current;
    if (own !== null) fill(own);
    own?.addEventListener("input", keep);
    return () => own?.removeEventListener("input", keep);
  }, [form]);
  return useCallback(() => write({}), []);
}

function fill(form: HTMLFormElement): void {
  const typed = read();
  for (const field of form.elements) if (isTyped(field) && field.value === "") field.value = typed[field.name] ?? "";
}

function keep({ target }: Event): void {
  if (isTyped(target)) write({ ...read(), [target.name]: target.value });
}

function isTyped(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && ["text", "email"].includes(field.type))
  );
}

/** Every form has its own page. */
function key(): string {
  return `typed ${location.pathname}`;
}

type Typed = Partial<Record<string, string>>;

function read(): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? "{}") as Typed;
  } catch {
    return {};
  }
}

function write(typed: Typed): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(typed));
  } catch {
    // A full or forbidden storage: the page alone has it.
  }
}
