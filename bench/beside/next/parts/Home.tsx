import Link from "next/link";
import { readShop, type HomeData } from "../shared/goods.ts";
import { categorySizes, pictureOf } from "../shared/words.ts";
import { Html } from "./Html.tsx";
import { Icon } from "./Icon.tsx";
import { Picture } from "./Picture.tsx";
import { Shelf } from "./Shelf.tsx";

export function Home({ hero, newest, totalNew, tiles, bestsellers, sale }: HomeData) {
  const { srcSet, width, height } = pictureOf("heroMobile", hero.imageMobile);
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <h1 id="hero-title">
          Grunt
          <br />
          to bruk
        </h1>
        <picture>
          <source media="(max-width: 530px)" srcSet={srcSet} sizes="100vw" width={width} height={height} />
          <Picture
            className="hero-art"
            kind="hero"
            file={hero.image}
            sizes="100vw"
            alt="Rzeczy z zimowej kolekcji leżą na betonie"
            first
          />
        </picture>
      </section>
      <div className="hero-foot">
        <p>
          <b>Zimowa kolekcja.</b> Gruba bawełna, odblaskowy nadruk i podeszwa, która zna każdą płytę na osiedlu.
        </p>
        <Link className="button button-signal" href={hero.url}>
          Zobacz kolekcję <Icon name="right" />
        </Link>
      </div>
      <Shelf
        title="Nowości"
        count={totalNew}
        products={newest}
        more={{ href: "/nowosci/", text: "Wszystkie nowości" }}
      />
      <section>
        <div className="section-head">
          <h2>Na wierzch i pod spód</h2>
        </div>
        <ul className="category-pictures">
          {tiles.map(({ category_id, url, image, name, count }, index) => (
            <li key={category_id}>
              <Link href={`/${url}`}>
                <Picture kind="block" file={image} sizes={categorySizes(index)} />
                <span className="category-name display">
                  <Html html={name} />
                  <small className="figures">{count}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Shelf title="Bestsellery" products={bestsellers} />
      <BrandWall />
      <Shelf title="Wyprzedaż" products={sale} more={{ href: "/promocje/", text: "Cała wyprzedaż" }} />
    </>
  );
}

function BrandWall() {
  return (
    <section className="brand-wall">
      <h2 className="hidden-text">Producenci</h2>
      <ul className="display">
        {readShop().layout.manufacturers.map(({ manufacturer_id, manufacturer_name, url, count }) => (
          <li key={manufacturer_id}>
            <Link href={`/${url}`}>{manufacturer_name}</Link>
            <sup className="figures">{count}</sup>
          </li>
        ))}
      </ul>
    </section>
  );
}
