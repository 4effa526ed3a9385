/** Polish: About the company. */
export const about = `
<p>Bruk zaczął się od jednej bluzy, uszytej dla ludzi, którzy całe dnie spędzają na zewnątrz: na desce, na rowerze, na przystanku. Dziś sprzedajemy też cudze rzeczy, pod jednym warunkiem: sami byśmy je kupili.</p>
<h2>Jak wybieramy</h2>
<ul>
<li>Nosimy albo jeździmy, zanim wpuścimy do sklepu. Na próbę dajemy każdej rzeczy miesiąc.</li>
<li>Podajemy skład, gramaturę, wymiary i kraj produkcji. Jeśli czegoś nie wiemy, nie zgadujemy.</li>
<li>Najchętniej bierzemy od małych pracowni, które odbierają telefon.</li>
</ul>
<h2>Gdzie nas znaleźć</h2>
<p>Biuro, magazyn i odbiór osobisty są pod jednym dachem: {{shop_street}}, {{shop_city}}. Otwarte od poniedziałku do piątku, {{shop_hours}}. Zamówione rzeczy możesz przymierzyć i oddać na miejscu.</p>
<h2>Dane firmy</h2>
<p><strong>{{shop_company}}</strong><br>{{shop_street}}, {{shop_city}}<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a><br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>KRS {{shop_krs}}, {{shop_court}}<br>NIP {{shop_nip}}, REGON {{shop_regon}}<br>Kapitał zakładowy: {{shop_capital}}<br>Numer rejestrowy BDO: {{shop_bdo}}</p>
<p>To sklep pokazowy: firma, marki i towary są zmyślone, a złożone zamówienia nie zostaną wysłane.</p>`;
