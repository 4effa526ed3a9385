import Link from "next/link";
import type { ProductData } from "../shared/goods.ts";
import { badgesOf, priceText, sizesOf } from "../shared/words.ts";
import { Buy } from "./Buy.tsx";
import { Crumbs } from "./Crumbs.tsx";
import { Gallery } from "./Gallery.tsx";
import { Html } from "./Html.tsx";
import { Icon } from "./Icon.tsx";
import { Picture } from "./Picture.tsx";
import { Shelf } from "./Shelf.tsx";

export function Product({
  product,
  description,
  details,
  safety,
  manufacturer,
  crumbs,
  colours,
  moreOfBrand,
}: ProductData) {
  const sizes = sizesOf(product).map(({ attr_2_product_id, attrValue_name, quantity }) => ({
    id: attr_2_product_id,
    name: attrValue_name,
    left: quantity,
  }));
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <div className="product">
        <Gallery name={product.product_name} pictures={product.images} badges={badgesOf(product)} />
        <section className="buy">
          <div className="buy-in">
            <p className="buy-brand">
              <Link className="link" href={`/${manufacturer.url}`}>
                {manufacturer.manufacturer_name}
              </Link>
            </p>
            <h1 className="fit fit-10">{product.product_name}</h1>
            <div className="buy-price">
              <p>
                <strong>
                  <span className="price figures">{priceText(product.real_price)}</span>
                </strong>
              </p>
            </div>
            {colours.length > 1 && (
              <div className="buy-part">
                <p className="buy-label">
                  Kolor: <b>{colours.find(({ product_id }) => product_id === product.product_id)?.colour}</b>
                </p>
                <ul className="colours">
                  {colours.map(({ product_id, url, colour, image }) => (
                    <li key={product_id}>
                      <Link
                        href={`/${url}`}
                        aria-label={colour}
                        aria-current={product_id === product.product_id ? "page" : undefined}
                      >
                        <Picture kind="small" file={image} sizes="64px" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Buy id={product.product_id} label={product.attrs[0]?.attr_name ?? "Rozmiar"} sizes={sizes} />
            <ul className="delivery">
              <li>
                <Icon name="truck" />
                <span>Dostawa w 1–2 dni robocze</span>
              </li>
              <li>
                <Icon name="box" />
                <span>Automat paczkowy lub kurier</span>
              </li>
              <li>
                <Icon name="back" />
                <span>30 dni na zwrot</span>
                <span className="mute">bez podania przyczyny</span>
              </li>
            </ul>
            <details className="buy-more" open>
              <summary className="caps">Opis</summary>
              <Html as="div" className="prose" html={description} />
            </details>
            <details className="buy-more" open>
              <summary className="caps">Szczegóły</summary>
              <table className="details">
                <tbody>
                  {details.map(({ name, value }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
            <details className="buy-more">
              <summary className="caps">Producent i bezpieczeństwo</summary>
              <table className="details">
                <tbody>
                  {safety.map(({ who, name, address, email }) => (
                    <tr key={who}>
                      <th scope="row">{who}</th>
                      <td>
                        {name}
                        <br />
                        {address}
                        <br />
                        <a className="link" href={`mailto:${email}`}>
                          {email}
                        </a>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </div>
        </section>
      </div>
      <Shelf
        title={`Więcej od ${manufacturer.manufacturer_name}`}
        products={moreOfBrand}
        more={{ href: `/${manufacturer.url}`, text: "Wszystko od tej marki" }}
      />
    </>
  );
}
