import Link from "next/link";
import type { Shop } from "../shared/goods.ts";
import { menuOf } from "../shared/words.ts";
import { Html } from "./Html.tsx";
import { Icon } from "./Icon.tsx";

export function Footer({ layout: { categories, pages, shop, social } }: { layout: Shop["layout"] }) {
  return (
    <footer className="foot">
      <div className="foot-grid">
        <div className="foot-first">
          <span className="wordmark">Bruk</span>
          <form className="newsletter">
            <label htmlFor="newsletter-email">
              Nowości, rozmiary, które wróciły, i wyprzedaże. Raz w tygodniu, bez lania wody.
            </label>
            <div className="newsletter-row">
              <input
                id="newsletter-email"
                className="input"
                inputMode="email"
                autoComplete="email"
                placeholder="Twój adres e-mail"
              />
              <button type="submit" className="button button-signal">
                Zapisz mnie
              </button>
            </div>
          </form>
          <ul className="foot-social" aria-label="Zajrzyj do nas">
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
                  <Icon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav id="footer-categories" aria-labelledby="foot-categories">
          <h2 id="foot-categories">Kategorie</h2>
          <ul>
            <li>
              <Link href="/nowosci/">Nowości</Link>
            </li>
            {menuOf(categories).map(({ category_id, url, category_name }) => (
              <li key={category_id}>
                <Link href={`/${url}`}>
                  <Html html={category_name} />
                </Link>
              </li>
            ))}
            <li>
              <Link href="/promocje/">Wyprzedaż</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="foot-pages">
          <h2 id="foot-pages">Informacje</h2>
          <ul>
            {pages
              .filter(({ parent_id }) => parent_id > 0)
              .map(({ page_id, page_name, url }) => (
                <li key={page_id}>
                  <Link href={`/${url}`}>{page_name}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <div>
          <h2>Kontakt</h2>
          <address>
            {shop.company}
            <br />
            {shop.street}
            <br />
            {shop.city}
            <br />
            <a className="foot-way link" href={`tel:${shop.phone}`}>
              {shop.phone}
            </a>
            <br />
            <a className="foot-way link" href={`mailto:${shop.email}`}>
              {shop.email}
            </a>
          </address>
        </div>
      </div>
      <div className="foot-end">
        <p>© 2026 {shop.name}. Wszystkie prawa zastrzeżone.</p>
      </div>
    </footer>
  );
}
