import { brandsPart, href } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";
import "./brand-wall.css";

/** The brands' names as a wall, each with the number of its products. */
export function BrandWall({ title }: { title?: string }) {
  const t = useText();
  const { manufacturers } = useLayout();
  if (manufacturers.length === 0) return null;
  return (
    <section className="brand-wall" id={brandsPart}>
      <h2 className="hidden-text">{title ?? t("LAYOUT_MANUFACTURERS")}</h2>
      <ul className="display">
        {manufacturers.map(({ manufacturer_id, manufacturer_name, url, count }) => (
          <li key={manufacturer_id}>
            <Link href={href(url)}>{manufacturer_name}</Link>
            <sup className="figures">{count}</sup>
          </li>
        ))}
      </ul>
    </section>
  );
}
