import { useEffect, useRef } from "react";
import { avifHref } from "../../../contract/paths.ts";
import { videoHref } from "../../../contract/video-paths.ts";
import type { ProductPicture } from "../../../domain/catalogue/product.ts";
import { languages } from "../../../domain/language.ts";
import { useSession } from "../../session/store.ts";
import { watchSight } from "../watch-sight.ts";

interface VideoPlayerProps {
  /** What stood in its place. */
  path: string;
  video: NonNullable<ProductPicture["video"]>;
  name: string;
}

/** A video somebody asked to see: it plays at once, with the browser's own controls and captions, and rests out of sight. */
export function VideoPlayer({ path: picture, video, name }: VideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const lanId = useSession((state) => state.lanId);
  useEffect(() => {
    const element = player.current;
    if (element === null) return;
    element.focus();
    // A browser that lets nothing play by itself leaves that to its controls.
    element.play().catch(() => undefined);
    return watchSight([element], ([entry]) => entry?.isIntersecting === false && element.pause());
  }, []);
  return (
    <video
      ref={player}
      className="film-video"
      src={videoHref(video.path)}
      poster={avifHref(picture, "800x1000")}
      aria-label={name}
      tabIndex={0}
      controls
      playsInline
      preload="none"
    >
      {video.captions?.map(({ lanCode, path }) => {
        const language = languages.find((one) => one.lanCode === lanCode)!;
        return (
          <track
            key={path}
            kind="captions"
            src={videoHref(path)}
            srcLang={language.tag}
            label={language.name}
            default={language.lanId === lanId}
          />
        );
      })}
    </video>
  );
}
