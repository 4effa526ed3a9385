import plain from "../../ui/paving/paving-plain.svg";
import strip from "../../ui/paving/paving-strip.svg";
import stripNarrow from "../../ui/paving/paving-strip-narrow.svg";
import { useLayout } from "../app/navigation/page-context.ts";

/** A strip of paving above the footer, with the shop's name laid in it where that is Bruk. */
export function PavingStrip() {
  const isBruk = useLayout().shop.name === "Bruk";
  return (
    <picture>
      <source media="(max-width: 530px)" srcSet={isBruk ? stripNarrow : plain} width="390" height="112" />
      <img className="paving-strip" src={isBruk ? strip : plain} alt="" width="1440" height="160" loading="lazy" />
    </picture>
  );
}
