import { useState, type KeyboardEvent } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Layer } from "../app/navigation/Layer.tsx";
import { useText } from "../app/text.ts";

const Drawer = lazyComponent(async () => (await import("./dialogs.ts")).Drawer);

/** Opens the menu drawer; without JavaScript it leads to the footer's categories. */
export function MenuToggle() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const openBySpace = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className="head-square head-menu"
        href="#footer-categories"
        role="button"
        aria-haspopup="dialog"
        aria-label={t("LAYOUT_MENU")}
        onPointerEnter={Drawer.fetch}
        onKeyDown={openBySpace}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </a>
      {open && (
        <Layer of="Drawer" onClose={() => setOpen(false)}>
          <Drawer onClose={() => setOpen(false)} />
        </Layer>
      )}
    </>
  );
}
