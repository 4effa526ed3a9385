import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportRuntimeError } from "../app/report-error.ts";
import { useText } from "../app/text.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Keeps a crash inside the panel to itself: the shop goes on, the shopper reads what happened (point 8), the shop is told. */
export class PanelBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportRuntimeError(error, `OrderPanel${componentStack ?? ""}`);
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashText /> : this.props.children;
  }
}

function CrashText() {
  const t = useText();
  return (
    <div className="panel-body">
      <p className="panel-crash" role="alert">
        <Icon name="warning" />
        {t("ORDER_PANEL_ERROR")}
      </p>
    </div>
  );
}
