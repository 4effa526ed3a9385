import { Component, type ErrorInfo, type ReactNode } from "react";
import { tellError } from "./tell-error.ts";

interface BoundaryProps {
  /** What stands inside, as the report of a crash names it. */
  of: string;
  /** Shown in place of what crashed; nothing when absent. */
  instead?: ReactNode;
  /** Tried again once this is another. */
  anew?: unknown;
  children: ReactNode;
}

/** Keeps a crash, or code that could not be loaded, to its own corner of the shop, and tells of it. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    tellError(error, `${this.props.of}${componentStack ?? ""}`);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.anew !== this.props.anew) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
