import { Component, type ErrorInfo, type ReactNode } from "react";
import { isTakingOver } from "./navigation/taking-over.ts";
import { reportRuntimeError } from "./report-error.ts";

interface BoundaryProps {
  /** What stands inside, as the report of a crash names it. */
  of?: string;
  /** Shown in place of what crashed; nothing when absent. */
  instead?: ReactNode;
  /** Tried again once this is another. */
  anew?: unknown;
  children: ReactNode;
}

/** Keeps a crash, or code that could not be loaded, to its own corner of the shop, and tells of it. */
export class Boundary extends Component<BoundaryProps, { failed: boolean; anew: unknown }> {
  override state = { failed: false, anew: this.props.anew };

  static getDerivedStateFromProps({ anew }: BoundaryProps, before: { anew: unknown }) {
    return before.anew === anew ? null : { failed: false, anew };
  }

  static getDerivedStateFromError(error: unknown) {
    // What is prerendered is whole: better that than a corner of it missing.
    if (isTakingOver()) throw error;
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportRuntimeError(error, `${this.props.of ?? ""}${componentStack ?? ""}`);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
