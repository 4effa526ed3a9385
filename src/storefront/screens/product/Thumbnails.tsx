import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";

interface ThumbnailsProps {
  pictures: readonly string[];
  inSight: number;
  show: (index: number) => void;
}

/** The way to each picture of the film, the one in sight marked. */
export function Thumbnails({ pictures, inSight, show }: ThumbnailsProps) {
  const t = useText();
  return (
    <ul className="thumbnails">
      {pictures.map((file, index) => (
        <li key={file}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={t("PRODUCT_PICTURE", { count: index + 1 })}
            aria-current={index === inSight ? "true" : undefined}
            onClick={(event) => (event.preventDefault(), show(index))}
          >
            <Picture kind="small" file={file} alt="" sizes="80px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
