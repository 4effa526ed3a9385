import { useId, type MouseEvent, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { useModal } from "./use-modal.ts";
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
 * the focus back to what opened it. A click beside it closes it too. One may open over another.
 */
export function Dialog({ title, closeLabel, onClose, kind = "middle", className = "", children }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${kind} ${className}`}
      aria-labelledby={titleId}
      onClick={closeBeside}
      onCancel={(event) => (event.preventDefault(), onClose())}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
