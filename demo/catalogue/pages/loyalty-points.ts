import type { InformationPage } from "../pages.ts";

/** What points are worth is the specification's point 9; only whole hundreds are taken (guarantees on totals). */
export const loyaltyPoints: InformationPage = {
  page_id: 6,
  parent: 1,
  slug: "punkty-lojalnosciowe",
  name: { pl: "Punkty lojalnościowe", en: "Loyalty points", cz: "Věrnostní body" },
  content: {
    pl: `
<p>Za zakupy z kontem zbierasz punkty, a punktami płacisz w następnym zamówieniu. Bez karty, bez poziomów, bez gwiazdek.</p>
<h2>Jak zbierać</h2>
<ul>
<li>Za każdą pełną złotówkę zapłaconą za produkty dostajesz 1 punkt. Koszt dostawy się nie liczy.</li>
<li>Punkty dopisujemy, gdy minie 30 dni na zwrot.</li>
<li>Potrzebne jest konto z potwierdzonym adresem e-mail. Założysz je także przy składaniu zamówienia.</li>
</ul>
<h2>Jak wydawać</h2>
<p>Każde pełne 100 punktów to <strong>5.00&nbsp;zł</strong> mniej do zapłaty. W koszyku wpisujesz, ile punktów chcesz użyć; z konta schodzą tylko pełne setki i tylko tyle, ile naprawdę trzeba.</p>
<table>
<thead><tr><th>Punkty</th><th>Rabat</th></tr></thead>
<tbody>
<tr><td>100</td><td>5.00&nbsp;zł</td></tr>
<tr><td>250</td><td>10.00&nbsp;zł (50 punktów zostaje na koncie)</td></tr>
<tr><td>1000</td><td>50.00&nbsp;zł</td></tr>
</tbody>
</table>
<p>Punkty łączą się z kodem rabatowym i z przecenami. Próg darmowej dostawy liczymy od wartości produktów przed rabatami, więc przez punkty jej nie stracisz.</p>
<h2>Zwroty i anulowane zamówienia</h2>
<p>Jeśli zamówienie zostanie anulowane albo oddasz wszystko, użyte punkty wracają na konto. Punktów nie wymieniamy na gotówkę i nie przenosimy między kontami. Nie mają daty ważności.</p>`,
    en: `
<p>Shop with an account and you collect points; spend them on your next order. No card, no tiers, no small print.</p>
<h2>Collecting</h2>
<ul>
<li>Every full złoty paid for products earns 1 point. Shipping doesn’t count.</li>
<li>Points are added once the 30 days for returns are over.</li>
<li>You need an account with a confirmed e-mail address. You can open one while placing an order.</li>
</ul>
<h2>Spending</h2>
<p>Every full 100 points take <strong>5.00&nbsp;zł</strong> off what you pay. Enter in the cart how many you want to use; only full hundreds are taken, and only as many as are really needed.</p>
<table>
<thead><tr><th>Points</th><th>Discount</th></tr></thead>
<tbody>
<tr><td>100</td><td>5.00&nbsp;zł</td></tr>
<tr><td>250</td><td>10.00&nbsp;zł (50 points stay on your account)</td></tr>
<tr><td>1000</td><td>50.00&nbsp;zł</td></tr>
</tbody>
</table>
<p>Points combine with a discount code and with reduced prices. The free-shipping threshold is counted before discounts, so using points never costs you free shipping.</p>
<h2>Returns and cancelled orders</h2>
<p>If an order is cancelled or you return all of it, the points you used come back. Points cannot be exchanged for cash or moved between accounts. They do not expire.</p>`,
    cz: `
<p>Za nákupy s účtem sbíráte body a v další objednávce jimi platíte. Bez karty, bez úrovní, bez hvězdiček.</p>
<h2>Jak je sbírat</h2>
<ul>
<li>Za každý celý zlotý zaplacený za zboží získáte 1 bod. Doprava se nepočítá.</li>
<li>Body připíšeme po uplynutí 30 dnů na vrácení.</li>
<li>Potřebujete účet s potvrzeným e-mailem. Založíte ho i při objednávce.</li>
</ul>
<h2>Jak je utratit</h2>
<p>Každých celých 100 bodů sníží částku k úhradě o <strong>5.00&nbsp;zł</strong>. V košíku zadáte, kolik bodů chcete použít; odečteme jen celé stovky a jen tolik, kolik je opravdu potřeba.</p>
<table>
<thead><tr><th>Body</th><th>Sleva</th></tr></thead>
<tbody>
<tr><td>100</td><td>5.00&nbsp;zł</td></tr>
<tr><td>250</td><td>10.00&nbsp;zł (50 bodů zůstane na účtu)</td></tr>
<tr><td>1000</td><td>50.00&nbsp;zł</td></tr>
</tbody>
</table>
<p>Body lze spojit se slevovým kódem i se zlevněným zbožím. Hranici pro dopravu zdarma počítáme z hodnoty zboží před slevami, takže o ni kvůli bodům nepřijdete.</p>
<h2>Vrácení a zrušené objednávky</h2>
<p>Když je objednávka zrušena nebo vrátíte všechno zboží, použité body se vám vrátí. Body nelze vyměnit za peníze ani převést na jiný účet. Jejich platnost není omezena.</p>`,
  },
};
