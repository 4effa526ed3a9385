import strip from "../../ui/paving/paving-strip.svg";
import stripNarrow from "../../ui/paving/paving-strip-narrow.svg";

/** The shop's name laid in paving stones, above the footer. */
export function PavingStrip() {
  return (
    <picture>
      <source media="(max-width: 530px)" srcSet={stripNarrow} width="390" height="112" />
      <img className="paving-strip" src={strip} alt="" width="1440" height="160" loading="lazy" />
    </picture>
  );
}
