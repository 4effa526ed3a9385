import type { HomeRow } from "../../../contract/page-data.ts";
import { href } from "../../../contract/paths.ts";
import { bound } from "../../../ui/bound.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import "./category-pictures.css";

/** Categories as pictures, cropped boldly; the first is the largest. */
export function CategoryPictures({ title, tiles }: Omit<Extract<HomeRow, { kind: "tiles" }>, "kind">) {
  const t = useText();
  if (tiles.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{bound(title ?? t("HOME_CATEGORIES"))}</h2>
      </div>
      <ul className="category-pictures">
        {shown(tiles).map(({ category_id, name, url, image, count }, index) => (
          <li key={category_id}>
            <Link href={href(url)} way={{ goTo: "category", categoryId: category_id }}>
              <Picture
                kind="block"
                file={image === "" ? null : image}
                alt=""
                sizes={index < 2 ? "(max-width: 767px) 100vw, 50vw" : "(max-width: 767px) 50vw, 25vw"}
              />
              <span className="category-name display">
                <span>{name}</span>
                <small className="figures">{count}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many as fill whole rows: at most eight; seven would leave a hole. */
function shown<Tile>(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.slice(0, tiles.length === 7 ? 6 : 8);
}
