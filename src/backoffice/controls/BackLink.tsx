import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../../ui/Icon.tsx";
import "./back-link.css";

/** The way back to where a screen belongs, above its title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="back-link">
      <Icon name="left" small /> {children}
    </Link>
  );
}
