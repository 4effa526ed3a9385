import type { InformationPage } from "../pages.ts";

export const about: InformationPage = {
  page_id: 3,
  parent: 1,
  slug: "o-firmie",
  name: { pl: "O firmie", en: "About the company", cz: "O firmě" },
  content: {
    pl: `
<p>Bruk zaczął się od jednej bluzy, uszytej dla ludzi, którzy całe dnie spędzają na zewnątrz: na desce, na rowerze, na przystanku. Dziś sprzedajemy też cudze rzeczy, pod jednym warunkiem: sami byśmy je kupili.</p>
<h2>Jak wybieramy</h2>
<ul>
<li>Nosimy albo jeździmy, zanim wpuścimy do sklepu. Na próbę dajemy każdej rzeczy miesiąc.</li>
<li>Podajemy skład, gramaturę, wymiary i kraj produkcji. Jeśli czegoś nie wiemy, nie zgadujemy.</li>
<li>Najchętniej bierzemy od małych pracowni, które odbierają telefon.</li>
</ul>
<h2>Gdzie nas znaleźć</h2>
<p>Biuro, magazyn i odbiór osobisty są pod jednym dachem: ul. Kamienna 14, 31-403 Kraków. Otwarte od poniedziałku do piątku, 9:00–17:00. Można przymierzyć zamówione rzeczy i oddać je na miejscu.</p>
<h2>Dane firmy</h2>
<p><strong>Bruk sp. z o.o.</strong><br>ul. Kamienna 14, 31-403 Kraków<br>tel. 12 345 67 89<br><a href="mailto:czesc@bruk.example">czesc@bruk.example</a></p>
<p>To sklep pokazowy: firma, marki i towary są zmyślone, a złożone zamówienia nie zostaną wysłane.</p>`,
    en: `
<p>Bruk began with a single hoodie, sewn for people who spend whole days outside: on a board, on a bike, at the bus stop. Today we sell other people’s things as well, on one condition: we would buy them ourselves.</p>
<h2>How we choose</h2>
<ul>
<li>We wear it or ride it before we let it into the shop. Everything gets a month’s trial.</li>
<li>We state composition, fabric weight, measurements and country of make. Where we don’t know, we don’t guess.</li>
<li>We prefer to buy from small workshops that answer the phone.</li>
</ul>
<h2>Where to find us</h2>
<p>Office, warehouse and pick-up point share one roof: ul. Kamienna 14, 31-403 Kraków, Poland. Open Monday to Friday, 9:00–17:00. You may try on what you ordered and hand it back on the spot.</p>
<h2>Company details</h2>
<p><strong>Bruk sp. z o.o.</strong><br>ul. Kamienna 14, 31-403 Kraków, Poland<br>tel. +48 12 345 67 89<br><a href="mailto:czesc@bruk.example">czesc@bruk.example</a></p>
<p>This is a demonstration shop: the company, the brands and the goods are invented, and orders will not be shipped.</p>`,
    cz: `
<p>Bruk začal jednou mikinou, ušitou pro lidi, kteří tráví celé dny venku: na prkně, na kole, na zastávce. Dnes prodáváme i cizí věci, pod jednou podmínkou: sami bychom si je koupili.</p>
<h2>Jak vybíráme</h2>
<ul>
<li>Než věc pustíme do obchodu, nosíme ji nebo na ní jezdíme. Každá má měsíc na zkoušku.</li>
<li>Uvádíme složení, gramáž, rozměry a zemi výroby. Když něco nevíme, nehádáme.</li>
<li>Nejraději kupujeme od malých dílen, které berou telefon.</li>
</ul>
<h2>Kde nás najdete</h2>
<p>Kancelář, sklad i výdejna jsou pod jednou střechou: ul. Kamienna 14, 31-403 Kraków, Polsko. Otevřeno od pondělí do pátku 9:00–17:00. Objednané věci si tu můžete vyzkoušet a rovnou vrátit.</p>
<h2>Údaje o firmě</h2>
<p><strong>Bruk sp. z o.o.</strong><br>ul. Kamienna 14, 31-403 Kraków, Polsko<br>tel. +48 12 345 67 89<br><a href="mailto:czesc@bruk.example">czesc@bruk.example</a></p>
<p>Toto je ukázkový obchod: firma, značky i zboží jsou smyšlené a objednávky se neodesílají.</p>`,
  },
};
