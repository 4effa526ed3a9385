import { jpegHref } from "../../contract/paths.ts";
import "./goods-picture.css";

/** A small picture of goods beside their name, which says what they are; null: they have none, and its place stays. */
export function GoodsPicture({ picture }: { picture: string | null }) {
  return (
    <span className="goods-picture">
      {picture !== null && <img src={jpegHref(picture, "160x200")} alt="" width={56} height={70} loading="lazy" />}
    </span>
  );
}
