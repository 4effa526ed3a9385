import { Picture } from "./Picture.tsx";

const firstSizes = "(max-width: 900px) 100vw, (max-width: 1200px) 58vw, (max-width: 1799px) 832px, 32vw";

/** A product's pictures as a film, and small ones that lead to each. */
export function Gallery({
  name,
  pictures,
  badges,
}: {
  name: string;
  pictures: { path: string }[];
  badges: { kind: string; text: string }[];
}) {
  return (
    <div className="gallery">
      <ul className="thumbnails">
        {pictures.map(({ path }, index) => (
          <li key={path}>
            <a href={`#picture-${index + 1}`} aria-label={`Zdjęcie ${index + 1}`}>
              <Picture kind="small" file={path} sizes="80px" />
            </a>
          </li>
        ))}
      </ul>
      <div className="film-frame">
        <div className="film">
          {pictures.map(({ path }, index) => (
            <span key={path} id={`picture-${index + 1}`} className="film-picture">
              <Picture
                kind="product"
                file={path}
                sizes={index === 0 ? firstSizes : "(max-width: 900px) 100vw, 32vw"}
                alt={`${name}, zdjęcie ${index + 1}`}
                first={index === 0}
              />
            </span>
          ))}
        </div>
        {badges.length > 0 && (
          <div className="badges">
            {badges.map(({ kind, text }) => (
              <span key={text} className={kind}>
                {text}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
