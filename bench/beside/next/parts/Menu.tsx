import Link from "next/link";
import type { Shop } from "../shared/goods.ts";
import { menuOf, pictureUnder, productsText, type Branch } from "../shared/words.ts";
import { Html } from "./Html.tsx";
import { Icon } from "./Icon.tsx";
import { Picture } from "./Picture.tsx";

/** The category line of a wide window; the stylesheet opens its menus. */
export function Menu({ layout: { categories, manufacturers } }: { layout: Shop["layout"] }) {
  return (
    <nav className="menu" aria-label="Menu">
      <ul>
        <li>
          <Link className="menu-link" href="/nowosci/">
            Nowości
          </Link>
        </li>
        {menuOf(categories).map((branch) => (
          <li key={branch.category_id}>
            <Link className="menu-link" href={`/${branch.url}`}>
              <Html html={branch.category_name} />
            </Link>
            <Mega branch={branch} />
          </li>
        ))}
        <li>
          <Link className="menu-link" href="/Odziez/">
            Producenci
          </Link>
          <div className="mega">
            <div className="mega-in">
              <p className="mega-top">
                <span className="mega-title display">Producenci</span>
              </p>
              <ul className="mega-makers display">
                {manufacturers.map(({ manufacturer_id, manufacturer_name, url, count }) => (
                  <li key={manufacturer_id}>
                    <Link className="mega-link" href={`/${url}`}>
                      <span>{manufacturer_name}</span>
                      <span className="mega-count figures">{count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </li>
      </ul>
      <Link className="menu-link on-sale" href="/promocje/">
        Wyprzedaż
      </Link>
    </nav>
  );
}

function Mega({ branch }: { branch: Branch }) {
  const picture = pictureUnder(branch);
  return (
    <div className="mega">
      <div className="mega-in">
        <p className="mega-top">
          <Html className="mega-title display" html={branch.category_name} />
          <Link className="go" href={`/${branch.url}`}>
            Zobacz {productsText(branch.count)} <Icon name="right" small />
          </Link>
        </p>
        <ul className="mega-groups">
          {branch.children.map((group) => (
            <li key={group.category_id}>
              <p className="mega-head caps">
                <MegaLink branch={group} />
              </p>
              <ul>
                {group.children.map((leaf) => (
                  <li key={leaf.category_id}>
                    <MegaLink branch={leaf} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      {picture !== undefined && (
        <div className="mega-picture">
          <Picture kind="block" file={picture} sizes="400px" />
        </div>
      )}
    </div>
  );
}

function MegaLink({ branch: { url, category_name, count } }: { branch: Branch }) {
  if (url === null) return <Html html={category_name} />;
  return (
    <Link className="mega-link" href={`/${url}`}>
      <Html html={category_name} />
      <span className="mega-count figures">{count}</span>
    </Link>
  );
}
