import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Footer } from "../parts/Footer.tsx";
import { Header } from "../parts/Header.tsx";
import { readShop } from "../shared/goods.ts";

/** What stands around every page, and stays while the shopper goes from one to the next. */
export default function Layout({ children }: { children: ReactNode }) {
  const { fonts, styles, layout } = readShop();
  for (const font of fonts) preload(font, { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <html lang="pl">
      <body>
        {/* The one that every kind of page has comes first. */}
        <link rel="stylesheet" href={styles.home[0]} precedence="shop" />
        <a className="skip" href="#main">
          Przejdź do treści
        </a>
        <Header layout={layout} />
        <main id="main" tabIndex={-1}>
          <div className="view">{children}</div>
        </main>
        <Footer layout={layout} />
      </body>
    </html>
  );
}
