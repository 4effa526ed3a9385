/** Czech: Loyalty points. */
export const loyaltyPoints = `
<p>Body sbíráte na účtu a platíte jimi v další objednávce. Bez karty, bez úrovní, bez hvězdiček.</p>
<h2>Jak je sbírat</h2>
<ul>
<li>Za každý celý zlotý zaplacený za zboží získáte 1 bod. Doprava se nepočítá.</li>
<li>Body připíšeme na účet, jakmile bude objednávka doručena. Za vrácené zboží body nejsou.</li>
<li>Potřebujete účet s potvrzeným e-mailem. Založíte ho při objednávce.</li>
</ul>
<h2>Jak je utratit</h2>
<p>Každých celých 100 bodů sníží částku k úhradě o <strong>{{points_worth}}</strong>. Přihlaste se a v košíku zadejte, kolik bodů chcete použít. Odečteme jen celé stovky a jen tolik, kolik je opravdu potřeba.</p>
<p>{{points-table}}</p>
<p>Body lze spojit se slevovým kódem i se zlevněným zbožím. Hranici pro dopravu zdarma počítáme z hodnoty zboží před slevami, takže o ni kvůli bodům nepřijdete.</p>
<h2>Vrácení a zrušené objednávky</h2>
<p>Když objednávka propadne, je zrušena nebo ji vrátíte celou, použité body se vám vrátí. Body nelze vyměnit za peníze ani převést na jiný účet. Jejich platnost není omezena.</p>`;
