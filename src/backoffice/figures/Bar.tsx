import "./figures.css";

/** How much of the largest something is, as a bar beside its number, which says it. */
export function Bar({ value, largest }: { value: number; largest: number }) {
  const share = largest <= 0 ? 0 : Math.max(0, value / largest);
  return (
    <svg className="figure-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share * 100} height="6" />
    </svg>
  );
}
