/** Text of the shop that is HTML already. */
export function Html({
  html,
  as: As = "span",
  className,
}: {
  html: string;
  as?: "span" | "div" | "h1";
  className?: string;
}) {
  return <As className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
