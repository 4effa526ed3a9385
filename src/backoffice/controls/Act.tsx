import type { ButtonHTMLAttributes, ReactNode } from "react";
import { type KeyName } from "../keyboard/key-table.ts";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import "./act.css";

interface ActLook {
  /** `signal`: the next act, one a screen; `plain`: what stands back. */
  kind?: "signal" | "ink" | "line" | "plain" | undefined;
  /** The key that does the same. */
  keyName?: KeyName | undefined;
}

type ActProps = ActLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** It is being done: pressing again does nothing, and says so. */
    busy?: boolean;
    children: ReactNode;
  };

/** A button that does something; its key stands beside its word. */
export function Act({ kind, busy = false, keyName, className = "", onClick, children, ...button }: ActProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${actClass(kind)} ${className}`}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {keyName && <KeyHint name={keyName} />}
    </button>
  );
}

/** The same look for a link. */
export function actClass(kind: ActLook["kind"] = "line"): string {
  return kind === "line" ? "act" : `act act-${kind}`;
}
