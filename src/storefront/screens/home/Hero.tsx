import type { HomeHero } from "../../../contract/page-data.ts";
import { jpegHref } from "../../../contract/paths.ts";
import { bound } from "../../../ui/bound.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { avifSet } from "../../app/Picture.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";
import "./hero.css";

/**
 * The campaign: two lines as wide as the window, the goods lying over them; the words alone where a shop has no picture yet,
 * and the shop's own name where nobody has written any.
 */
export function Hero({ url, image, imageMobile, first, second, season, text, go }: HomeHero) {
  const t = useText();
  const { shop } = useLayout();
  const written = [first, second].flatMap((line) => line ?? []);
  const lines = written.length > 0 ? written : [shop.name];
  return (
    <>
      <section className={image === "" ? "hero hero-bare" : "hero"} aria-labelledby="hero-title">
        <h1 id="hero-title" className={sizeOf(Math.max(...lines.map(({ length }) => length)))}>
          {lines[0]}
          <br />
          {lines[1]}
        </h1>
        {image !== "" && (
          <picture>
            {imageMobile !== "" && (
              <source
                media="(max-width: 530px)"
                type="image/avif"
                srcSet={avifSet(imageMobile, ["585x600", "750x769", "1170x1200"])}
                sizes="100vw"
                width="585"
                height="600"
              />
            )}
            {imageMobile !== "" && (
              <source media="(max-width: 530px)" srcSet={jpegHref(imageMobile, "1170x1200")} width="585" height="600" />
            )}
            <source type="image/avif" srcSet={avifSet(image, ["1440x668", "2880x1336"])} sizes="100vw" />
            <img
              className="hero-art"
              src={jpegHref(image, "1440x668")}
              alt=""
              width="1440"
              height="668"
              fetchPriority="high"
            />
          </picture>
        )}
      </section>
      <div className="hero-foot">
        <p>
          <b>{season}</b> {bound(text ?? t("HOME_HERO_TEXT"))}
        </p>
        <Link className={buttonClass({ kind: "signal" })} href={url}>
          {go ?? t("HOME_HERO_GO")} <Icon name="right" />
        </Link>
      </div>
    </>
  );
}

/** What is long is set smaller: nothing of it may reach out of the window. */
function sizeOf(letters: number): string | undefined {
  return letters > 14 ? "hero-long" : letters > 8 ? "hero-middle" : undefined;
}
