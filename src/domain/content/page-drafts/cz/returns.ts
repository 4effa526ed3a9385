/** Czech: Returns, complaints, exchanges. */
export const returns = `
<p>Zákon dává spotřebiteli na odstoupení od smlouvy 14 dnů. Dobrovolně tuto dobu prodlužujeme: <strong>na vrácení máte 30 dnů</strong>. Na reklamaci máte dva roky.</p>
<h2>Odstoupení od smlouvy</h2>
<p>Jasně nám sdělte, že od smlouvy odstupujete; důvod uvádět nemusíte. Můžete to udělat:</p>
<ul>
<li>na stránce obchodu, bez přihlášení: <a href="/odstapienie/">Odstoupit od smlouvy zde</a>,</li>
<li>{{#shop_email}}e-mailem: <a href="mailto:{{shop_email}}">{{shop_email}}</a>,{{/shop_email}}</li>
<li>{{#shop_street}}dopisem: {{seller}}, Polsko,{{/shop_street}}</li>
<li><a href="#h-vzorovy-formular-pro-odstoupeni-od-smlouvy">formulářem</a>, jehož vzor je níže a v příloze potvrzení objednávky; použít ho nemusíte.</li>
</ul>
<p>Lhůta 14 dnů běží ode dne, kdy vy nebo vámi určená osoba jiná než dopravce zboží převzala, a přichází-li objednávka po částech, ode dne převzetí poslední z nich. Stačí odeslat prohlášení před jejím koncem. Přijde-li elektronicky, hned potvrdíme, že ho máme, s datem a časem. Odstoupit můžete od celé objednávky nebo od její části.</p>
<h2>Odeslání zboží zpět</h2>
<p>Zboží pošlete zpět do <strong>14 dnů</strong> od prohlášení{{#shop_street}} na adresu: {{seller}}, Polsko{{/shop_street}}. Náklady na odeslání nesete vy.</p>
<p>Zboží si můžete prohlédnout a vyzkoušet jako v kamenném obchodě. Pokud ho používáte víc, než je nutné k poznání jeho povahy, vlastností a funkčnosti, odpovídáte za snížení jeho hodnoty.</p>
<h2>Vrácení peněz</h2>
<p>Peníze vrátíme <strong>nejpozději do 14 dnů od obdržení prohlášení</strong>, stejným způsobem platby, jakým jste platili, pokud nebudete souhlasit s jiným; nic vás to nestojí. Můžeme s tím počkat, dokud zboží nedostaneme zpět nebo neprokážete jeho odeslání, podle toho, co nastane dříve.</p>
<table>
<thead><tr><th>Kdy odstupujete</th><th>Co vracíme</th></tr></thead>
<tbody>
<tr><td>do 14 dnů od převzetí (zákonné právo)</td><td>cenu zboží a při vrácení celé objednávky i cenu dopravy, nejvýše však ve výši nejlevnější běžné dopravy, kterou nabízíme</td></tr>
<tr><td>15. až 30. den (dobrovolně)</td><td>cenu zboží</td></tr>
</tbody>
</table>
<h2>Kdy právo odstoupit nemáte</h2>
<ul>
<li>Zboží v zapečetěném obalu, které po otevření nelze vrátit z důvodu ochrany zdraví nebo z hygienických důvodů, pokud byl obal otevřen.</li>
<li>Zboží vyrobené podle vašich požadavků nebo přizpůsobené vašim osobním potřebám.</li>
<li>Zboží, které se rychle kazí nebo má krátkou dobu spotřeby.</li>
</ul>
<h2>Vzorový formulář pro odstoupení od smlouvy</h2>
<p>Formulář vyplňte a pošlete zpět pouze tehdy, chcete-li odstoupit od smlouvy.</p>
<ul>
<li>Adresát: {{seller}}{{#shop_street}}, Polsko{{/shop_street}}{{#shop_email}}, {{shop_email}}{{/shop_email}}</li>
<li>Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží: …</li>
<li>Číslo objednávky: …</li>
<li>Datum objednání / datum převzetí: …</li>
<li>Jméno a příjmení spotřebitele: …</li>
<li>Adresa spotřebitele: …</li>
<li>Podpis spotřebitele (pouze pokud je formulář na papíře): …</li>
<li>Datum: …</li>
</ul>
<h2>Výměna</h2>
<p>Nesedí velikost? Odstupte od smlouvy v části, které se to týká, a objednejte jinou: tak ji dostanete nejrychleji.</p>
<h2>Reklamace</h2>
<p>Odpovídáme za nesoulad zboží se smlouvou, který existoval při dodání a projevil se do <strong>dvou let</strong> od něj. Projeví-li se v této době, má se za to, že existoval od začátku.</p>
<ol>
<li>Nejjednodušeji <a href="/reklamacja/">formulářem reklamace</a>. {{#shop_email}}Napište na <a href="mailto:{{shop_email}}">{{shop_email}}</a>{{#shop_street}} nebo poštou{{/shop_street}}: číslo objednávky, co se stalo, odkdy je to vidět. S fotkami to půjde rychleji.{{/shop_email}}</li>
<li>Můžete žádat <strong>opravu, nebo výměnu</strong>. Pokud je odmítneme, nezdaří se v přiměřené době, vada se objeví znovu nebo je závažná, můžete žádat <strong>slevu z ceny nebo od smlouvy odstoupit</strong>; odstoupit nelze, je-li nesoulad nepodstatný.</li>
<li>Odpovíme do <strong>14 dnů</strong>. Když v této době neodpovíme, reklamaci jsme uznali. Náklady na převzetí, opravu a odeslání zboží neseme my.</li>
</ol>
<p>Záruka výrobce, pokud ji zboží má, je něco navíc: její podmínky jsou u výrobku a na vašich právech vůči nám nic nemění.</p>
<p>{{guarantee-notice}}</p>
<h2>Když se nedohodneme</h2>
<p>Bezplatně pomohou okresní nebo městský ombudsman spotřebitelů a polská Obchodní inspekce, která vede mediace a stálé rozhodčí soudy. Adresy uvádí polský <a href="https://uokik.gov.pl">Úřad pro ochranu hospodářské soutěže a spotřebitelů</a>. Účast na mimosoudním řešení sporu je pro obě strany dobrovolná. V zahraničí vám pomůže Evropské spotřebitelské centrum ve vaší zemi.</p>`;
