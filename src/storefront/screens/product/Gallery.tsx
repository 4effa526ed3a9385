import { memo, useRef, useState } from "react";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import type { ShownPrice } from "../../../domain/catalogue/variant-price.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Layer } from "../../app/navigation/Layer.tsx";
import { Picture } from "../../app/Picture.tsx";
import { ownMotion } from "../../app/navigation/scroll-position.ts";
import { useText } from "../../app/text.ts";
import { Badges } from "../../tile/Badges.tsx";
import { loadWindows } from "./load-windows.ts";
import { ShareButton } from "./ShareButton.tsx";
import { Slide } from "./Slide.tsx";
import { Thumbnails } from "./Thumbnails.tsx";
import { usePictureInSight } from "./use-picture-in-sight.ts";
import "./gallery.css";

const ZoomDialog = lazyComponent(async () => (await loadWindows()).ZoomDialog);

/** More pictures than this are counted in figures instead of dots. */
const dots = 8;

/** The product's pictures: a film with thumbnails on a wide window, swiped with dots on a phone, larger on a click. */
export const Gallery = memo(function Gallery({ product, price }: { product: Product; price: ShownPrice }) {
  const t = useText();
  const film = useRef<HTMLDivElement>(null);
  const pictures = product.images.map((image) => image.path);
  const inSight = usePictureInSight(film, pictures[0]);
  const [touched, setTouched] = useState(false);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const show = (index: number) =>
    film.current?.children[index]?.scrollIntoView({ behavior: ownMotion(), block: "nearest", inline: "start" });
  const unzoom = () => {
    if (zoomed !== null) show(zoomed);
    setZoomed(null);
  };
  const touch = () => {
    setTouched(true);
    ZoomDialog.fetch();
  };
  return (
    <div className={pictures.length > 1 ? "gallery" : "gallery gallery-one"}>
      {pictures.length > 1 && <Thumbnails pictures={pictures} inSight={inSight} show={show} />}
      <div className="film-frame">
        <div className="film" ref={film} onTouchStart={touch} onPointerMove={touch}>
          {product.images.map((picture, index) => (
            <Slide
              key={picture.path}
              picture={picture}
              index={index}
              name={product.product_name}
              soon={touched && index <= inSight + 1}
              enlarge={() => setZoomed(index)}
            >
              {index === 0 && (
                <span className="film-zoom">
                  <Icon name="zoom" />
                </span>
              )}
            </Slide>
          ))}
          {pictures.length === 0 && (
            <figure className="film-slide">
              <Picture
                className="film-picture"
                kind="product"
                file={null}
                alt={t("PRODUCT_NO_PICTURE")}
                sizes="100vw"
              />
            </figure>
          )}
        </div>
        <Badges product={product} price={price} />
        <ShareButton product={product} />
        {pictures.length > 1 && (
          <p className="dots figures" aria-hidden="true">
            {pictures.length > dots
              ? `${inSight + 1} / ${pictures.length}`
              : pictures.map((file, index) => <i key={file} className={index === inSight ? "dot-on" : undefined} />)}
          </p>
        )}
      </div>
      {zoomed !== null && (
        <Layer of="ZoomDialog" onClose={unzoom}>
          <ZoomDialog
            name={product.product_name}
            pictures={product.images}
            at={zoomed}
            setAt={setZoomed}
            onClose={unzoom}
          />
        </Layer>
      )}
    </div>
  );
});
