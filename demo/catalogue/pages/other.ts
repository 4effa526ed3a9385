import type { InformationPage } from "../pages.ts";

export const other: InformationPage = {
  page_id: 4,
  parent: 1,
  slug: "inne",
  name: { pl: "Inne", en: "Other", cz: "Ostatní" },
  content: {
    pl: `
<h2>Rozmiary</h2>
<p>Rozłóż na płasko rzecz, którą lubisz nosić, zmierz ją i porównaj z tabelą. Różnica może wynieść do 2 cm. Stopy mierz w centymetrach, wieczorem, na stojąco.</p>
<table>
<thead><tr><th>Rozmiar</th><th>Klatka (cm)</th><th>Pas (cm)</th></tr></thead>
<tbody>
<tr><td>XS</td><td>84–89</td><td>70–75</td></tr>
<tr><td>S</td><td>90–95</td><td>76–81</td></tr>
<tr><td>M</td><td>96–101</td><td>82–87</td></tr>
<tr><td>L</td><td>102–107</td><td>88–93</td></tr>
<tr><td>XL</td><td>108–113</td><td>94–99</td></tr>
<tr><td>XXL</td><td>114–120</td><td>100–106</td></tr>
</tbody>
</table>
<h2>Pielęgnacja</h2>
<ul>
<li>Nadruki: 30°C, na lewej stronie, bez żelazka po nadruku.</li>
<li>Zamsz: szczotka na sucho, impregnat co kilka tygodni.</li>
<li>Membrany: płyn do tkanin technicznych, nigdy płyn do płukania.</li>
<li>Klon: deski nie zostawiaj na deszczu ani w nagrzanym bagażniku.</li>
</ul>
<h2>Bezpieczeństwo produktów</h2>
<p>Dane producenta i ostrzeżenia znajdziesz przy produkcie. Jeśli rzecz od nas wydaje się niebezpieczna, przestań jej używać i napisz na <a href="mailto:czesc@bruk.example">czesc@bruk.example</a> z tematem „Bezpieczeństwo” albo zadzwoń: 12 345 67 89.</p>
<h2>Dostępność</h2>
<p>Sklep projektujemy tak, by dało się w nim kupić samą klawiaturą i z czytnikiem ekranu (WCAG 2.2, poziom AA). Coś przeszkadza? Napisz, co robisz i czego używasz. Odpowiemy w 7 dni i poprawimy, a zamówienie przyjmiemy przez telefon.</p>
<h2>Zużyty sprzęt i opakowania</h2>
<p>Karton i papier wrzuć do niebieskiego pojemnika. Zapalniczki i baterie oddaj w punkcie zbiórki. Stare deski przyjmiemy na miejscu: robimy z nich półki.</p>`,
    en: `
<h2>Sizes</h2>
<p>Take a garment you like wearing, lay it flat, measure it and compare it with the table. Differences of up to 2 cm are possible. Measure feet in centimetres, in the evening, standing.</p>
<table>
<thead><tr><th>Size</th><th>Chest (cm)</th><th>Waist (cm)</th></tr></thead>
<tbody>
<tr><td>XS</td><td>84–89</td><td>70–75</td></tr>
<tr><td>S</td><td>90–95</td><td>76–81</td></tr>
<tr><td>M</td><td>96–101</td><td>82–87</td></tr>
<tr><td>L</td><td>102–107</td><td>88–93</td></tr>
<tr><td>XL</td><td>108–113</td><td>94–99</td></tr>
<tr><td>XXL</td><td>114–120</td><td>100–106</td></tr>
</tbody>
</table>
<h2>Care</h2>
<ul>
<li>Prints: 30°C, inside out, no iron on the print.</li>
<li>Suede: a dry brush, proofing spray every few weeks.</li>
<li>Membranes: technical wash, never fabric softener.</li>
<li>Maple: don’t leave your board in the rain or in a hot car boot.</li>
</ul>
<h2>Product safety</h2>
<p>The producer’s details and any warnings are shown with the product. If something from us seems unsafe, stop using it and write to <a href="mailto:czesc@bruk.example">czesc@bruk.example</a> with the subject “Safety”, or call +48 12 345 67 89.</p>
<h2>Accessibility</h2>
<p>We design the shop so that you can buy with the keyboard alone and with a screen reader (WCAG 2.2, level AA). Is something in your way? Tell us what you were doing and what you use. We will answer within 7 days and put it right, and we also take orders by phone.</p>
<h2>Waste and packaging</h2>
<p>Cardboard and paper go into paper recycling. Take lighters and batteries to a collection point. Bring your old boards to us: we turn them into shelves.</p>`,
    cz: `
<h2>Velikosti</h2>
<p>Změřte naplocho věc, kterou rádi nosíte, a porovnejte s tabulkou. Rozdíl může být až 2 cm. Chodidla měřte v centimetrech, večer a vestoje.</p>
<table>
<thead><tr><th>Velikost</th><th>Hrudník (cm)</th><th>Pas (cm)</th></tr></thead>
<tbody>
<tr><td>XS</td><td>84–89</td><td>70–75</td></tr>
<tr><td>S</td><td>90–95</td><td>76–81</td></tr>
<tr><td>M</td><td>96–101</td><td>82–87</td></tr>
<tr><td>L</td><td>102–107</td><td>88–93</td></tr>
<tr><td>XL</td><td>108–113</td><td>94–99</td></tr>
<tr><td>XXL</td><td>114–120</td><td>100–106</td></tr>
</tbody>
</table>
<h2>Údržba</h2>
<ul>
<li>Potisky: 30&nbsp;°C, naruby, potisk nežehlit.</li>
<li>Semiš: suchý kartáč, impregnace jednou za pár týdnů.</li>
<li>Membrány: prací gel na technické tkaniny, nikdy aviváž.</li>
<li>Javor: prkno nenechávejte v dešti ani v rozpáleném kufru auta.</li>
</ul>
<h2>Bezpečnost výrobků</h2>
<p>Údaje o výrobci a upozornění najdete u výrobku. Pokud se vám věc od nás zdá nebezpečná, přestaňte ji používat a napište na <a href="mailto:czesc@bruk.example">czesc@bruk.example</a> s předmětem „Bezpečnost“ nebo zavolejte: +48 12 345 67 89.</p>
<h2>Přístupnost</h2>
<p>Obchod navrhujeme tak, aby se v něm dalo nakoupit jen s klávesnicí i se čtečkou obrazovky (WCAG 2.2, úroveň AA). Něco vám překáží? Napište, co jste dělali a co používáte. Odpovíme do 7 dnů a napravíme to; objednávku přijmeme i telefonicky.</p>
<h2>Odpad a obaly</h2>
<p>Karton a papír patří do tříděného papíru. Zapalovače a baterie odevzdejte na sběrném místě. Stará prkna přineste k nám: děláme z nich police.</p>`,
  },
};
