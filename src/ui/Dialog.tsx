import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./dialog.css";

interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  kind?: "middle" | "whole" | "side";
  className?: string;
  children: ReactNode;
}

/**
 * A modal window while it is rendered: the browser keeps the focus inside, closes it on Esc and gives
 * the focus back to what opened it. A click beside it closes it too.
 */
export function Dialog({ title, closeLabel, onClose, kind = "middle", className = "", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element !== null && !element.open) element.showModal();
    const page = document.documentElement;
    // The page under the window stands still, also where its scroll bar had a width.
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    page.style.overflow = "hidden";
    return () => {
      page.style.paddingRight = "";
      page.style.overflow = "";
      element?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} className={`dialog dialog-${kind} ${className}`} aria-labelledby="dialog-title" onClick={closeBeside} onCancel={(event) => (event.preventDefault(), onClose())}>
      <div className="dialog-head">
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
