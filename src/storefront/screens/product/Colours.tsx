import type { Templates } from "../../../contract/page-data.ts";
import { href } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";

/** The same model in its other colours, each a product of its own. */
export function Colours({ colours, product_id }: { colours: Templates["product"]["colours"]; product_id: string }) {
  const t = useText();
  const own = colours.find((colour) => colour.product_id === product_id);
  if (own === undefined || own.colour === "") return null;
  return (
    <div className="buy-part">
      <p className="buy-label">
        {t("PRODUCT_COLOUR")}: <b>{own.colour}</b>
      </p>
      {colours.length > 1 && (
        <ul className="colours">
          {colours.map(({ product_id: id, url, image, colour }) => (
            <li key={id}>
              <Link href={`${href(url)}#s`} aria-current={id === product_id ? "page" : undefined} aria-label={colour}>
                <Picture kind="small" file={image === "" ? null : image} alt="" sizes="64px" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
