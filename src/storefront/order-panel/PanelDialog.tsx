import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { useModal } from "../../ui/use-modal.ts";
import { closePanel } from "../session/panel.ts";
import type { OrderStep } from "../session/state.ts";
import { useText } from "../app/text.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";
import "./panel.css";

interface PanelDialogProps {
  step: OrderStep;
  look: OrderStep | "empty";
  children: ReactNode;
}

/** The panel's window while it is rendered: a modal dialog. Esc and a click on the backdrop close it. */
export function PanelDialog({ step, look, children }: PanelDialogProps) {
  const t = useText();
  const dialog = useModal({ lowest: true });
  const pressedBeside = useRef(false);
  useKeyboardRoom(dialog);
  const lookBefore = useRef(look);
  useEffect(() => {
    const changed = lookBefore.current !== look;
    lookBefore.current = look;
    const heading = dialog.current?.querySelector<HTMLElement>("[data-panel-focus]");
    heading?.focus({ preventScroll: true });
    if (changed) heading?.scrollIntoView({ block: "start" });
  }, [dialog, look]);

  return (
    <dialog
      ref={dialog}
      aria-label={t("ORDER_DIALOG")}
      className="order-panel"
      data-step={step}
      data-look={look}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        closePanel();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event, dialog.current);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event, dialog.current)) closePanel();
      }}
    >
      {children}
    </dialog>
  );
}

/** Whether the pointer is on the backdrop: the dialog is the target, the point outside of its box. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (dialog === null || event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
