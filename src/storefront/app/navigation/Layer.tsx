import { useEffect, type ReactNode } from "react";
import { Boundary } from "../Boundary.tsx";
import { useLayer } from "./layers.ts";

interface LayerProps {
  /** What it is, as the report of a crash names it. */
  of?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The place of a window over the page while it is open, from the press that opens it on: its code comes meanwhile. 'Back'
 * closes it; one that cannot be shown is closed, too.
 */
export function Layer({ of, onClose, children }: LayerProps) {
  useLayer(true, onClose);
  return (
    <Boundary {...(of !== undefined && { of })} instead={<Closed onClose={onClose} />}>
      {children}
    </Boundary>
  );
}

function Closed({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
