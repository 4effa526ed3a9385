import { type ComponentType, lazy, memo, Suspense } from "react";
import { Boundary } from "../app/Boundary.tsx";
import { ShellPart } from "../app/navigation/ShellPart.tsx";
import { whenNear } from "../app/when-near.ts";
// Prerendered with the page, before its code comes.
import "./footer.css";

let Prerendered: ComponentType | null = null;

/** Gives the renderer the footer as it is prerendered. */
export function givePrerenderedFooter(component: ComponentType): void {
  Prerendered = component;
}

const id = "stopka";

/** Without a network what is prerendered stays; it is tried again with one. */
const load = (): Promise<typeof import("./FooterInside.tsx")> =>
  import("./FooterInside.tsx").catch(
    () => new Promise((resolve) => addEventListener("online", () => resolve(load()), { once: true })),
  );

const LateInside = lazy(() =>
  whenNear(id)
    .then(load)
    .then((module) => ({ default: module.FooterInside })),
);

/** The footer, prerendered with the page; its code comes when the shopper comes near it, and takes over what is prerendered. */
export const Footer = memo(function Footer() {
  const Inside = Prerendered ?? LateInside;
  return (
    <ShellPart as="footer" className="foot" id={id}>
      <Boundary of="Footer">
        <Suspense>
          <Inside />
        </Suspense>
      </Boundary>
    </ShellPart>
  );
});
