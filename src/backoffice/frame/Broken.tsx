import { Component, type ReactNode } from "react";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";

/** Keeps what breaks in a screen inside it: somebody reads so, and can load it again or go elsewhere. A screen whose file a newer release has taken away is one of these. */
export class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  const t = useText();
  return (
    <div className="trouble" role="alert">
      <p>{t("OFFICE_BROKEN")}</p>
      <Act onClick={() => window.location.reload()}>{t("OFFICE_RELOAD")}</Act>
    </div>
  );
}
