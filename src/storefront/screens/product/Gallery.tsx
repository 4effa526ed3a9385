import { lazy, Suspense, useRef, useState } from "react";
import type { Product } from "../../../domain/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Boundary } from "../../app/Boundary.tsx";
import { Picture } from "../../app/Picture.tsx";
import { ownMotion } from "../../app/place.ts";
import { useText } from "../../app/text.ts";
import { Badges } from "../../tile/Badges.tsx";
import { usePictureInSight } from "./use-picture-in-sight.ts";
import "./gallery.css";

const ZoomDialog = lazy(() => import("../../layout/dialogs.ts").then((module) => ({ default: module.ZoomDialog })));

/** The product's pictures: a film with thumbnails on a wide window, swiped with dots on a phone, larger on a click. */
export function Gallery({ product }: { product: Product }) {
  const t = useText();
  const film = useRef<HTMLDivElement>(null);
  const inSight = usePictureInSight(film);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const pictures = product.images.map((image) => image.path);
  const show = (index: number) => film.current?.children[index]?.scrollIntoView({ behavior: ownMotion(), block: "nearest", inline: "start" });
  return (
    <div className={pictures.length > 1 ? "gallery" : "gallery gallery-one"}>
      {pictures.length > 1 && (
        <ul className="thumbnails">
          {pictures.map((file, index) => (
            <li key={file}>
              <a href={`#picture-${index + 1}`} aria-label={t("PRODUCT_PICTURE", { count: index + 1 })} aria-current={index === inSight ? "true" : undefined} onClick={(event) => (event.preventDefault(), show(index))}>
                <Picture kind="small" file={file} alt="" sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="film-frame">
        <div className="film" ref={film}>
          {pictures.map((file, index) => (
            <button key={file} type="button" id={`picture-${index + 1}`} className="film-picture" aria-label={t("PRODUCT_ZOOM", { count: index + 1, name: product.product_name })} onClick={() => setZoomed(index)}>
              <Picture
                kind="product"
                file={file}
                alt=""
                first={index === 0}
                sizes={index === 0 ? "(max-width: 900px) 100vw, (max-width: 1200px) 58vw, (max-width: 1799px) 832px, 64vw" : "(max-width: 900px) 100vw, 32vw"}
              />
              {index === 0 && (
                <span className="film-zoom">
                  <Icon name="zoom" />
                </span>
              )}
            </button>
          ))}
          {pictures.length === 0 && <Picture className="film-picture" kind="product" file={null} alt={t("PRODUCT_NO_PICTURE")} sizes="100vw" />}
        </div>
        <Badges product={product} />
        {pictures.length > 1 && (
          <p className="dots" aria-hidden="true">
            {pictures.map((file, index) => (
              <i key={file} className={index === inSight ? "dot-on" : undefined} />
            ))}
          </p>
        )}
      </div>
      {zoomed !== null && (
        <Boundary of="ZoomDialog">
          <Suspense>
            <ZoomDialog name={product.product_name} pictures={pictures} at={zoomed} setAt={setZoomed} onClose={() => setZoomed(null)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
