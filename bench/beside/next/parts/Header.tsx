import Link from "next/link";
import type { Shop } from "../shared/goods.ts";
import { CartCount, CompareCount } from "./counts.tsx";
import { Icon } from "./Icon.tsx";
import { Menu } from "./Menu.tsx";

export function Header({ layout }: { layout: Shop["layout"] }) {
  return (
    <div className="head-room" id="top">
      <header className="head">
        <div className="utility">
          <p>
            Darmowa dostawa od <b>200.00 zł</b>
            <span className="utility-dot"> · </span>30 dni na zwrot
          </p>
          <ul>
            <li>
              <Link href="/contact/">Kontakt</Link>
            </li>
          </ul>
        </div>
        <div className="head-main">
          <Link className="head-mark" href="/" aria-label="Bruk – strona główna">
            <span className="wordmark">Bruk</span>
          </Link>
          <a className="head-square head-menu" href="#footer-categories" aria-label="Menu">
            <Icon name="menu" />
          </a>
          <form className="search" role="search" aria-label="Szukaj" action="/__/" method="get">
            <button type="submit" className="search-go" aria-label="Szukaj">
              <Icon name="search" />
            </button>
            <input
              type="search"
              name="q"
              autoComplete="off"
              maxLength={120}
              aria-label="Czego szukasz?"
              placeholder="Szukaj: bluza, buty, deska 8.25…"
            />
          </form>
          <div className="head-tools">
            <button type="button" className="head-tool head-compare">
              <Icon name="compare" />
              <span className="head-tool-name">Porównaj</span>
              <CompareCount />
            </button>
            <button type="button" className="head-tool head-wishlist">
              <Icon name="heart" />
              <span className="head-tool-name">Ulubione</span>
            </button>
            <button type="button" className="head-tool head-user" aria-label="Zaloguj się">
              <Icon name="user" />
              <span className="head-tool-name">Zaloguj się</span>
            </button>
            <button type="button" className="cart-box">
              <Icon name="cart" />
              <span className="cart-box-name">Koszyk</span>
              <CartCount />
            </button>
          </div>
        </div>
        <Menu layout={layout} />
      </header>
    </div>
  );
}
