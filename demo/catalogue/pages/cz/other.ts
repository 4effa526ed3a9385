/** Czech: Other. */
export const other = `
<h2>Velikosti</h2>
<p>Kus, který rádi nosíte, položte naplocho, změřte a porovnejte s tabulkou. Rozdíl může být až 2 cm. Chodidla měřte v centimetrech, večer a vestoje.</p>
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
<li>Potisky: 30 °C, naruby, potisk nežehlit.</li>
<li>Semiš: kartáč nasucho, impregnace jednou za pár týdnů.</li>
<li>Membrány: prací prostředek na funkční oblečení, nikdy aviváž.</li>
<li>Javor: desku nenechávejte na dešti ani v rozpáleném kufru auta.</li>
</ul>
<h2>Ceny před slevou</h2>
<p>U každé slevy stojí nejnižší cena za 30 dnů před ní. Počítáme ji z historie cen, do které nelze nic dopsat zpětně.</p>
<h2>Recenze</h2>
<ul>
<li>Recenzi může napsat jen ten, kdo daný výrobek koupil: přes odkaz v e-mailu po doručení, nebo ze svého účtu. Proto má každá označení „ověřený nákup“.</li>
<li>Před zveřejněním každou čteme. Nezveřejňujeme obsah protiprávní, urážlivý, mimo téma ani cizí údaje.</li>
<li><strong>Negativní recenze zveřejňujeme stejně jako pozitivní.</strong> Recenze nekupujeme ani za ně neodměňujeme. Průměr se počítá ze všech zveřejněných.</li>
</ul>
<h2>Bezpečnost výrobků</h2>
<p>Údaje o výrobci a varování najdete u zboží. Pokud se vám věc od nás zdá nebezpečná, přestaňte ji používat a napište na <a href="mailto:{{shop_email}}?subject=Bezpe%C4%8Dnost">{{shop_email}}</a> s předmětem „Bezpečnost“, nebo zavolejte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Když výrobce zboží stáhne z trhu, napíšeme všem, kdo ho koupili.</p>
<h2>Prohlášení o přístupnosti</h2>
<p>Obchod stavíme tak, aby se v něm dalo nakoupit jen klávesnicí, se čtečkou obrazovky, při zvětšení na 400 % a bez animací. Držíme se pravidel <strong>WCAG 2.2 na úrovni AA</strong> a normy EN 301 549, jak žádá polský zákon z 26. dubna 2024 o přístupnosti výrobků a služeb.</p>
<ul>
<li>Každý druh stránky kontrolujeme programem a také ručně, klávesnicí.</li>
<li>Co zatím nemáme: popisy toho, co je vidět na fotkách výrobků. Barvu, střih a materiál uvádíme v textu vedle.</li>
<li>Stránky provozovatelů plateb a mapy výdejních boxů nejsou naše; ovlivníme je jen výběrem dodavatele.</li>
</ul>
<p>Něco vám překáží? Napište na <a href="mailto:{{shop_email}}?subject=P%C5%99%C3%ADstupnost">{{shop_email}}</a> s předmětem „Přístupnost“, nebo zavolejte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Řekněte, co děláte a co používáte. Odpovíme do 7 dnů a objednávku přijmeme po telefonu. Stížnost můžete podat předsedovi správní rady PFRON, polského Státního fondu rehabilitace osob se zdravotním postižením. Prohlášení jsme sepsali 1. listopadu 2026 na základě vlastního posouzení.</p>
<h2>Vysloužilé vybavení a obaly</h2>
<p>Karton a papír patří do modrého kontejneru. Zapalovače a baterie odevzdejte ve sběrném místě. Staré desky u nás rádi přijmeme: děláme z nich police. Číslo v registru odpadů BDO: {{shop_bdo}}.</p>`;
