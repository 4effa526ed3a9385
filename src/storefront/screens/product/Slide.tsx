import { type ReactNode, useState } from "react";
import type { ProductPicture } from "../../../domain/catalogue/product.ts";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import { loadWindows } from "./load-windows.ts";
import type { VideoPlayer } from "./VideoPlayer.tsx";

interface SlideProps {
  picture: ProductPicture;
  index: number;
  /** The product's. */
  name: string;
  /** Loaded now, though it is not seen yet. */
  soon: boolean;
  /** Enlarges the picture. */
  enlarge: () => void;
  /** A sign of what a click does. */
  children: ReactNode;
}

/** One of the gallery's pictures with the line under it: a click enlarges it, or plays the video it stands for, of which nothing is fetched before. */
export function Slide({ picture, index, name, soon, enlarge, children }: SlideProps) {
  const { path, alt, caption, video } = picture;
  const t = useText();
  const [Player, setPlayer] = useState<typeof VideoPlayer | null>(null);
  const play = () =>
    loadWindows().then(
      (windows) => setPlayer(() => windows.VideoPlayer),
      () => undefined,
    );
  const label = t(video === undefined ? "PRODUCT_ZOOM" : "PRODUCT_VIDEO", { count: index + 1, name });
  const still = (
    <button
      type="button"
      id={`picture-${index + 1}`}
      className="film-picture"
      aria-label={alt === undefined ? label : `${label}: ${alt}`}
      onClick={video === undefined ? enlarge : play}
    >
      <Picture
        kind="product"
        file={path}
        alt={alt ?? ""}
        first={index === 0}
        soon={soon}
        sizes={
          index === 0
            ? "(max-width: 900px) 100vw, (max-width: 1200px) 58vw, (max-width: 1799px) 832px, 32vw"
            : "(max-width: 900px) 100vw, 32vw"
        }
      />
      {video === undefined ? children : <span className="film-play" />}
    </button>
  );
  return (
    <figure className="film-slide">
      {video === undefined || Player === null ? still : <Player path={path} video={video} name={label} />}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
