import { lazy, memo, Suspense, type ComponentType } from "react";
import { Boundary } from "../app/Boundary.tsx";
// Prerendered with the page, before its code comes.
import "./category-menu.css";

/** From this width on the category line is seen (category-menu.css). */
const wide = "(min-width: 1152px)";

let Menu: ComponentType | null = null;

/** Gives the renderer the category line as it is prerendered. */
export function givePrerenderedMenu(component: ComponentType): void {
  Menu = component;
}

const loadMenu = () =>
  import("./CategoryMenu.tsx").then(({ CategoryMenu }) => {
    Menu = CategoryMenu;
    return { default: CategoryMenu };
  });

/** Loads the category line's code where it is seen, before the page is taken over. */
export async function prepareMenu(): Promise<void> {
  if (matchMedia(wide).matches) await loadMenu().catch(() => undefined);
}

const LateMenu = lazy(async () => {
  const window = matchMedia(wide);
  if (!window.matches) await new Promise((resolve) => window.addEventListener("change", resolve, { once: true }));
  return loadMenu();
});

/**
 * The category line, prerendered with the page. A phone never shows it: there neither its code comes nor are its hundreds of
 * links taken over, until the window is wide. Nothing here may change before that, or React would clear it away: hence `memo`.
 */
export const CategoryMenuSlot = memo(function CategoryMenuSlot() {
  const Shown = Menu ?? LateMenu;
  return (
    <Boundary of="CategoryMenu">
      <Suspense fallback={<div className="menu" />}>
        <Shown />
      </Suspense>
    </Boundary>
  );
});
