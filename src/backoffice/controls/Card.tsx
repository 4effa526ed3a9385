import { type ReactNode, useId } from "react";
import "./card.css";

interface CardProps {
  title: ReactNode;
  /** What stands at the other end of its head. */
  aside?: ReactNode;
  className?: string;
  /** Its rows reach from edge to edge. */
  flush?: boolean;
  children: ReactNode;
}

/** What belongs together on a screen, under a heading of its own. */
export function Card({ title, aside, className = "", flush = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div className="card-aside">{aside}</div>}
      </div>
      {flush ? children : <div className="card-inside">{children}</div>}
    </section>
  );
}
