import type { ComponentType } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { useText, withGoods } from "../text.ts";

/** Returns a screen whose code comes when somebody goes to it. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(load, <Coming />);
}

/** Returns a screen of goods, prices, customers or of the log, which is shown once its words are there. */
export function lazyScreenOfGoods<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyScreen(() => withGoods(load));
}

function Coming() {
  return <p className="mute">{useText()("OFFICE_LOADING")}</p>;
}
