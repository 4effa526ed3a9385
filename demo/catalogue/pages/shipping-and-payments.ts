import type { InformationPage } from "../pages.ts";

/** Prices, thresholds and methods are the specification's point 9; countries as in its country list, Russia left out (sanctions). */
export const shippingAndPayments: InformationPage = {
  page_id: 7,
  parent: 1,
  slug: "dostawa-i-platnosci",
  name: { pl: "Dostawa i płatności", en: "Shipping and payments", cz: "Doprava a platby" },
  content: {
    pl: `
<p>Zamówienia opłacone do 13:00 w dzień roboczy wychodzą tego samego dnia. Gdy paczka ruszy, dostaniesz e-mail z numerem przesyłki.</p>
<h2>Dostawa w Polsce</h2>
<table>
<thead><tr><th>Sposób</th><th>Czas</th><th>Cena</th><th>Za pobraniem</th><th>Gratis od</th></tr></thead>
<tbody>
<tr><td>Kurier</td><td>1–2 dni robocze</td><td>12.99&nbsp;zł</td><td>15.99&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Kurier pocztowy</td><td>2–3 dni robocze</td><td>9.90&nbsp;zł</td><td>10.90&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Automat paczkowy</td><td>1–2 dni robocze</td><td>14.99&nbsp;zł</td><td>16.99&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Odbiór osobisty, Kraków</td><td>od następnego dnia roboczego</td><td>0.00&nbsp;zł</td><td>–</td><td>–</td></tr>
</tbody>
</table>
<p>Próg 200.00&nbsp;zł liczymy od wartości produktów przed rabatami. Wybierając automat paczkowy, podaj kod pocztowy: pokażemy najbliższe punkty.</p>
<p>Odbiór osobisty: ul. Kamienna 14, 31-403 Kraków, od poniedziałku do piątku, 9:00–17:00. Napiszemy, gdy paczka będzie gotowa; czeka 7 dni.</p>
<h2>Dostawa za granicę</h2>
<table>
<thead><tr><th>Kraje</th><th>Czas</th><th>Cena</th><th>Gratis od</th></tr></thead>
<tbody>
<tr><td>Czechy, Słowacja, Niemcy</td><td>2–4 dni robocze</td><td>39.00&nbsp;zł</td><td>499.00&nbsp;zł</td></tr>
<tr><td>Austria, Belgia, Dania, Estonia, Finlandia, Grecja, Hiszpania, Irlandia, Islandia, Kanada, Litwa, Luksemburg, Łotwa, Niderlandy, Norwegia, Portugalia, Rumunia, Słowenia, Stany Zjednoczone, Szwajcaria, Wielka Brytania</td><td>3–10 dni roboczych</td><td>59.00&nbsp;zł</td><td>599.00&nbsp;zł</td></tr>
<tr><td>Australia</td><td>7–14 dni roboczych</td><td>79.00&nbsp;zł</td><td>699.00&nbsp;zł</td></tr>
<tr><td>Indie</td><td>10–20 dni roboczych</td><td>116.00&nbsp;zł</td><td>–</td></tr>
</tbody>
</table>
<p>Poza Unią Europejską urząd celny może doliczyć cło i podatek, które płaci odbiorca.</p>
<h2>Płatności</h2>
<ul>
<li><strong>Płatność online</strong>: kod z aplikacji banku, szybki przelew, karta albo <a href="/page/zaplac-pozniej.html">zapłać później</a>. Na opłacenie masz 60 minut; przez ten czas trzymamy dla Ciebie towar.</li>
<li><strong>Portfel elektroniczny</strong>: płacisz przez swoje konto w portfelu.</li>
<li><strong>Przelew bankowy</strong>: dane do przelewu są w potwierdzeniu zamówienia. Czekamy 7 dni i wysyłamy po zaksięgowaniu wpłaty.</li>
<li><strong>Za pobraniem</strong>: płacisz przy odbiorze, tylko w Polsce.</li>
</ul>
<p>Za granicą: płatność online, portfel i przelew, a w Indiach płatność online i portfel. Ceny podajemy z VAT. Na firmę? Zaznacz „Chcę fakturę” i wpisz NIP przed złożeniem zamówienia.</p>`,
    en: `
<p>Orders paid by 13:00 on a working day leave the same day. When the parcel sets off, you get an e-mail with its tracking number.</p>
<h2>Delivery in Poland</h2>
<table>
<thead><tr><th>Method</th><th>Time</th><th>Price</th><th>Cash on delivery</th><th>Free from</th></tr></thead>
<tbody>
<tr><td>Courier</td><td>1–2 working days</td><td>12.99&nbsp;zł</td><td>15.99&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Postal courier</td><td>2–3 working days</td><td>9.90&nbsp;zł</td><td>10.90&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Parcel locker</td><td>1–2 working days</td><td>14.99&nbsp;zł</td><td>16.99&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Personal pickup, Kraków</td><td>from the next working day</td><td>0.00&nbsp;zł</td><td>–</td><td>–</td></tr>
</tbody>
</table>
<p>The 200.00&nbsp;zł threshold is counted on the products before discounts. For a parcel locker, enter your postcode and we will show the nearest ones.</p>
<p>Pickup: ul. Kamienna 14, 31-403 Kraków, Monday to Friday, 9:00–17:00. We will write when the parcel is ready; it waits 7 days.</p>
<h2>Delivery abroad</h2>
<table>
<thead><tr><th>Countries</th><th>Time</th><th>Price</th><th>Free from</th></tr></thead>
<tbody>
<tr><td>Czechia, Slovakia, Germany</td><td>2–4 working days</td><td>39.00&nbsp;zł</td><td>499.00&nbsp;zł</td></tr>
<tr><td>Austria, Belgium, Canada, Denmark, Estonia, Finland, Greece, Iceland, Ireland, Latvia, Lithuania, Luxembourg, the Netherlands, Norway, Portugal, Romania, Slovenia, Spain, Switzerland, the United Kingdom, the United States</td><td>3–10 working days</td><td>59.00&nbsp;zł</td><td>599.00&nbsp;zł</td></tr>
<tr><td>Australia</td><td>7–14 working days</td><td>79.00&nbsp;zł</td><td>699.00&nbsp;zł</td></tr>
<tr><td>India</td><td>10–20 working days</td><td>116.00&nbsp;zł</td><td>–</td></tr>
</tbody>
</table>
<p>Outside the European Union customs may add duty and tax, which the recipient pays.</p>
<h2>Payments</h2>
<ul>
<li><strong>Online payment</strong>: code from your bank’s app, instant transfer, card, or <a href="/page/zaplac-pozniej.html">pay later</a>. You have 60 minutes to pay, and we keep the goods for you meanwhile.</li>
<li><strong>E-wallet</strong>: pay from your e-wallet account.</li>
<li><strong>Bank transfer</strong>: the account number is in the order confirmation. We wait 7 days and ship once the money is in.</li>
<li><strong>Cash on delivery</strong>: pay when you receive it, in Poland only.</li>
</ul>
<p>Abroad: online payment, e-wallet and bank transfer; in India online payment and e-wallet. Prices include VAT. Buying for a company? Tick “I want an invoice” and enter your VAT number before you order.</p>`,
    cz: `
<p>Objednávky zaplacené v pracovní den do 13:00 odcházejí ještě týž den. Až se zásilka vydá na cestu, pošleme vám e-mail s jejím číslem.</p>
<h2>Doručení v Polsku</h2>
<table>
<thead><tr><th>Způsob</th><th>Doba</th><th>Cena</th><th>Dobírka</th><th>Zdarma od</th></tr></thead>
<tbody>
<tr><td>Kurýr</td><td>1–2 pracovní dny</td><td>12.99&nbsp;zł</td><td>15.99&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Poštovní kurýr</td><td>2–3 pracovní dny</td><td>9.90&nbsp;zł</td><td>10.90&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Výdejní box</td><td>1–2 pracovní dny</td><td>14.99&nbsp;zł</td><td>16.99&nbsp;zł</td><td>200.00&nbsp;zł</td></tr>
<tr><td>Osobní odběr, Krakov</td><td>od dalšího pracovního dne</td><td>0.00&nbsp;zł</td><td>–</td><td>–</td></tr>
</tbody>
</table>
<p>Hranici 200.00&nbsp;zł počítáme z hodnoty zboží před slevami. U výdejního boxu zadejte PSČ a ukážeme vám ty nejbližší.</p>
<p>Osobní odběr: ul. Kamienna 14, 31-403 Kraków, od pondělí do pátku 9:00–17:00. Napíšeme vám, až bude zásilka připravena; čeká 7 dnů.</p>
<h2>Doručení do zahraničí</h2>
<table>
<thead><tr><th>Země</th><th>Doba</th><th>Cena</th><th>Zdarma od</th></tr></thead>
<tbody>
<tr><td>Česko, Slovensko, Německo</td><td>2–4 pracovní dny</td><td>39.00&nbsp;zł</td><td>499.00&nbsp;zł</td></tr>
<tr><td>Belgie, Dánsko, Estonsko, Finsko, Irsko, Island, Kanada, Litva, Lotyšsko, Lucembursko, Nizozemsko, Norsko, Portugalsko, Rakousko, Rumunsko, Řecko, Slovinsko, Spojené království, Spojené státy, Španělsko, Švýcarsko</td><td>3–10 pracovních dnů</td><td>59.00&nbsp;zł</td><td>599.00&nbsp;zł</td></tr>
<tr><td>Austrálie</td><td>7–14 pracovních dnů</td><td>79.00&nbsp;zł</td><td>699.00&nbsp;zł</td></tr>
<tr><td>Indie</td><td>10–20 pracovních dnů</td><td>116.00&nbsp;zł</td><td>–</td></tr>
</tbody>
</table>
<p>Mimo Evropskou unii může celní úřad doměřit clo a daň, které platí příjemce.</p>
<h2>Platby</h2>
<ul>
<li><strong>Online platba</strong>: kód z bankovní aplikace, rychlý převod, karta nebo <a href="/page/zaplac-pozniej.html">zaplatit později</a>. Na zaplacení máte 60 minut; po tu dobu pro vás zboží držíme.</li>
<li><strong>Elektronická peněženka</strong>: platíte ze svého účtu v peněžence.</li>
<li><strong>Bankovní převod</strong>: údaje k platbě najdete v potvrzení objednávky. Čekáme 7 dnů a odesíláme po připsání platby.</li>
<li><strong>Dobírka</strong>: platíte při převzetí, jen v Polsku.</li>
</ul>
<p>V zahraničí: online platba, peněženka a převod, v Indii online platba a peněženka. Ceny jsou včetně DPH. Nakupujete na firmu? Zaškrtněte „Chci fakturu na firmu“ a před odesláním objednávky vyplňte DIČ.</p>`,
  },
};
