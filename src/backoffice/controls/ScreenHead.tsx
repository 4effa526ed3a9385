import { type ReactNode, useEffect, useRef } from "react";
import "./screen-head.css";

interface ScreenHeadProps {
  title: string;
  /** Where it belongs, with a way back. */
  above?: ReactNode;
  /** Beside the title: states. */
  states?: ReactNode;
  acts?: ReactNode;
}

/** The head of a screen: it names the tab and takes the focus when somebody comes to it, so that it is read out. */
export function ScreenHead({ title, above, states, acts }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Bruk`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="screen-head">
      {above !== undefined && <div className="screen-above">{above}</div>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {states}
      {acts !== undefined && <div className="screen-acts">{acts}</div>}
    </header>
  );
}
