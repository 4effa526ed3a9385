import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Shown in place of what crashed; nothing when absent. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Keeps a crash, or code that could not be loaded, to its own corner of the shop. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
