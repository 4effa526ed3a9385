import type { InformationPage } from "../pages.ts";

export const payLater: InformationPage = {
  page_id: 9,
  parent: 1,
  slug: "zaplac-pozniej",
  name: { pl: "Zapłać później", en: "Pay later", cz: "Zaplatit později" },
  content: {
    pl: `
<p>Zamów teraz, przymierz w domu i zapłać w ciągu 30 dni. Usługę prowadzi operator płatności online, z którym współpracujemy. Spłata w terminie nic nie kosztuje.</p>
<h2>Jak to działa</h2>
<ol>
<li>W zamówieniu wybierz płatność online, a na stronie operatora opcję „zapłać później”.</li>
<li>Operator poprosi o kilka danych i od razu odpowie, czy zgadza się odroczyć płatność.</li>
<li>Po zgodzie operator płaci nam, a my pakujemy paczkę.</li>
<li>Ty płacisz operatorowi w ciągu 30 dni. Wyśle Ci przypomnienie.</li>
</ol>
<h2>Dla kogo</h2>
<p>Dla osób pełnoletnich z polskim numerem PESEL, telefonem i kontem w banku. O przyznaniu limitu i o jego wysokości decyduje operator; my nie znamy powodów odmowy. W razie odmowy możesz zapłacić inaczej: zamówienie czeka na płatność 60 minut.</p>
<h2>A jeśli oddam towar</h2>
<p>Zwracasz go nam jak zwykle, <a href="/page/zwroty-reklamacje-wymiany.html">zgodnie z zasadami zwrotów</a>. Pieniądze przekazujemy operatorowi, a on zmniejsza kwotę do spłaty albo ją umarza.</p>
<h2>Zanim się zdecydujesz</h2>
<ul>
<li>To umowa między Tobą a operatorem. Przed potwierdzeniem przeczytaj jego warunki i formularz informacyjny.</li>
<li>Spóźniona spłata może oznaczać odsetki i wpis w rejestrze dłużników. Odkładaj płatność tylko wtedy, gdy wiesz, z czego zapłacisz.</li>
<li>Od umowy z operatorem możesz odstąpić w ciągu 14 dni, bez podania przyczyny.</li>
</ul>`,
    en: `
<p>Order now, try things on at home and pay within 30 days. The service is run by the online payment provider we work with. If you pay on time, it costs nothing.</p>
<h2>How it works</h2>
<ol>
<li>Choose online payment in your order, then “pay later” on the provider’s page.</li>
<li>The provider asks for a few details and answers at once whether you may pay later.</li>
<li>Once it agrees, the provider pays us and we pack your parcel.</li>
<li>You pay the provider within 30 days. It will send you a reminder.</li>
</ol>
<h2>Who can use it</h2>
<p>Adults with a Polish PESEL number, a phone and a bank account. The provider decides on the limit and its amount; we are not told why it refuses. If it does, pay another way: the order waits 60 minutes for payment.</p>
<h2>What if I return the goods</h2>
<p>Return them to us as usual, <a href="/page/zwroty-reklamacje-wymiany.html">following our returns policy</a>. We pass the money to the provider, which reduces or cancels what you owe.</p>
<h2>Before you decide</h2>
<ul>
<li>This is an agreement between you and the provider. Read its terms and information form before you confirm.</li>
<li>Late repayment may mean interest and an entry in a debtors’ register. Defer payment only if you know what you will pay with.</li>
<li>You may withdraw from the agreement with the provider within 14 days, without giving a reason.</li>
</ul>`,
    cz: `
<p>Objednejte teď, vyzkoušejte doma a zaplaťte do 30 dnů. Službu zajišťuje provozovatel online plateb, se kterým spolupracujeme. Když zaplatíte včas, nestojí vás to nic.</p>
<h2>Jak to funguje</h2>
<ol>
<li>V objednávce zvolte online platbu a na stránce provozovatele možnost „zaplatit později“.</li>
<li>Provozovatel se zeptá na pár údajů a hned odpoví, zda s odložením souhlasí.</li>
<li>Pokud souhlasí, zaplatí nám a my zásilku zabalíme.</li>
<li>Vy zaplatíte provozovateli do 30 dnů. Pošle vám připomenutí.</li>
</ol>
<h2>Pro koho</h2>
<p>Pro plnoleté osoby s polským číslem PESEL, telefonem a bankovním účtem. O limitu a jeho výši rozhoduje provozovatel; důvody odmítnutí neznáme. Pokud odmítne, můžete zaplatit jinak: objednávka čeká na platbu 60 minut.</p>
<h2>A když zboží vrátím</h2>
<p>Vrátíte ho nám jako obvykle, <a href="/page/zwroty-reklamacje-wymiany.html">podle pravidel pro vrácení</a>. Peníze předáme provozovateli a ten částku ke splacení sníží nebo zruší.</p>
<h2>Než se rozhodnete</h2>
<ul>
<li>Jde o smlouvu mezi vámi a provozovatelem. Před potvrzením si přečtěte jeho podmínky a informační formulář.</li>
<li>Pozdní splátka může znamenat úroky a zápis v registru dlužníků. Platbu odkládejte, jen když víte, z čeho ji zaplatíte.</li>
<li>Od smlouvy s provozovatelem můžete do 14 dnů odstoupit bez udání důvodu.</li>
</ul>`,
  },
};
