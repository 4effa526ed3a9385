import { type Look, widths, widthsOf } from "./look.ts";

/** Returns `docs/looks.md`: state × template × width, each with its screenshot. */
export function looksTable(looks: readonly Look[]): string {
  const columns = Object.values(widths);
  const templates = [...new Set(looks.map(({ template }) => template))];
  const rows = templates
    .flatMap((template) => looks.filter((look) => look.template === template))
    .map((look) => {
      const drawn = widthsOf(look);
      const cells = columns.map((width) =>
        drawn.includes(width) ? `[${look.name}-${width}](looks/${look.name}-${width}.webp)` : "–",
      );
      return `| ${look.template} | ${look.state} | ${cells.join(" | ")} |`;
    });
  return `# How every screen looks

Drawn by \`npm run looks\` in a demo shop of its own. A screenshot is what the window shows: 390×844, 768×1024, 1440×900, 1920×1080; desktops are scaled to 720 pixels. Template 'every' is what header and footer open anywhere.

| template | state | ${columns.join(" | ")} |
|---|---|${columns.map(() => "---|").join("")}
${rows.join("\n")}
`;
}
