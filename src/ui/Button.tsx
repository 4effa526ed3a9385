import type { ButtonHTMLAttributes } from "react";
import "./button.css";

export interface ButtonLook {
  kind?: "plain" | "signal" | "ink" | undefined;
  size?: "normal" | "big" | "small" | undefined;
  wide?: boolean | undefined;
}

/** A square button; lime (`signal`) is for the one main action of a screen. */
export function Button({ kind, size, wide, className, ...rest }: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={buttonClass({ kind, size, wide }, className)} />;
}

/** The same look for a link: `<Link className={buttonClass({ kind: "signal" })}>`. */
export function buttonClass({ kind = "plain", size = "normal", wide = false }: ButtonLook, more = ""): string {
  return [
    "button",
    kind !== "plain" && `button-${kind}`,
    size !== "normal" && `button-${size}`,
    wide && "button-wide",
    more,
  ]
    .filter(Boolean)
    .join(" ");
}
