import type { LookCard } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { bound } from "../../ui/bound.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { Picture } from "../app/Picture.tsx";
import "./look-cards.css";

/** Headed looks, each a link by its picture and name; nothing where there are none. */
export function LookCards({ title, looks }: { title: string; looks: readonly LookCard[] }) {
  if (looks.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{bound(title)}</h2>
      </div>
      <ul className="look-cards">
        {looks.map(({ look_id, name, url, picture, text }) => (
          <li key={look_id}>
            <Picture kind="tile" file={picture} alt="" sizes="(max-width: 767px) 40vw, 240px" />
            <div>
              <h3 className="display">
                <Link href={href(url)}>{bound(name)}</Link>
              </h3>
              <p>{bound(text)}</p>
              <Icon name="right" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
