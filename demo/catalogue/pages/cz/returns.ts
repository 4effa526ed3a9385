/** Czech: Returns, complaints, exchanges. */
export const returns = `
<p>Zákon vám dává 14 dnů od převzetí zásilky. My přidáváme něco navíc: <strong>na vrácení máte 30 dnů</strong>, bez udání důvodu. Na reklamaci máte dva roky.</p>
<h2>Odstoupit od smlouvy zde</h2>
<p>Jasně nám sdělte, že od smlouvy odstupujete. Stačí jméno a příjmení, číslo objednávky a seznam věcí. Můžete to udělat:</p>
<ul>
<li>e-mailem: <a href="mailto:{{shop_email}}?subject=Odstoupen%C3%AD%20od%20smlouvy">{{shop_email}}</a>,</li>
<li>přes <a href="/contact">stránku kontaktu</a>,</li>
<li>dopisem: {{shop_company}}, {{shop_street}}, {{shop_city}}, Polsko,</li>
<li><a href="#h-vzorovy-formular-pro-odstoupeni-od-smlouvy">formulářem</a>, který najdete níže a v příloze potvrzení objednávky; použít ho nemusíte.</li>
</ul>
<p>Lhůta 14 dnů běží ode dne, kdy vy nebo osoba, kterou jste určili, jiná než dopravce, převzala poslední věc z objednávky. Stačí zprávu odeslat před jejím koncem. Přišla-li e-mailem, hned odepíšeme, že ji máme. Vrátit můžete celou objednávku nebo její část.</p>
<h2>Odeslání zpět</h2>
<p>Věci pošlete do <strong>14 dnů</strong> od této zprávy na adresu: {{seller}}, Polsko. Můžete je také odevzdat přímo u nás, od pondělí do pátku {{shop_hours}}. Náklady na odeslání nesete vy; zásilky na dobírku nepřebíráme.</p>
<p>Věci si prohlédněte a vyzkoušejte jako v kamenném obchodě. Pokud je používáte víc, než je třeba k poznání jejich povahy, vlastností a fungování, můžeme vrácenou částku snížit o ztracenou hodnotu.</p>
<h2>Vrácení peněz</h2>
<p>Peníze vrátíme <strong>nejpozději do 14 dnů od vaší zprávy</strong>, stejnou cestou, jakou jste platili, pokud nebudete souhlasit s jinou; nic vás to nestojí. Můžeme počkat, až se zásilka vrátí nebo až doložíte její odeslání, podle toho, co nastane dřív.</p>
<table>
<thead><tr><th>Kdy odstupujete</th><th>Co vracíme</th></tr></thead>
<tbody>
<tr><td>do 14 dnů od převzetí (zákonné právo)</td><td>cenu věcí a při vrácení celé objednávky i nejlevnější běžnou dopravu, kterou nabízíme</td></tr>
<tr><td>15. až 30. den (náš slib navíc)</td><td>cenu věcí</td></tr>
</tbody>
</table>
<p>Pokud byly při nákupu použity body a vracíte celou objednávku, vrátí se body na účet.</p>
<h2>Co vrátit nelze</h2>
<p>Právo odstoupit se nevztahuje na:</p>
<ul>
<li>zboží v uzavřeném obalu, které po otevření nelze vrátit z hygienických nebo zdravotních důvodů, například rozpečetěnou kosmetiku,</li>
<li>zboží vyrobené na vaši zakázku,</li>
<li>zboží, které rychle podléhá zkáze.</li>
</ul>
<h2>Vzorový formulář pro odstoupení od smlouvy</h2>
<p>Formulář vyplňte a pošlete zpět pouze tehdy, chcete-li odstoupit od smlouvy.</p>
<ul>
<li>Adresát: {{seller}}, Polsko, {{shop_email}}</li>
<li>Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží: …</li>
<li>Číslo objednávky: …</li>
<li>Datum objednání / datum převzetí: …</li>
<li>Jméno a příjmení spotřebitele: …</li>
<li>Adresa spotřebitele: …</li>
<li>Podpis spotřebitele (pouze pokud je formulář na papíře): …</li>
<li>Datum: …</li>
</ul>
<h2>Výměna</h2>
<p>Nesedí velikost? Napište, kterou chcete, a věc do 30 dnů pošlete zpět. Druhou odešleme na naše náklady, pokud je skladem. Pokud není, vrátíme peníze.</p>
<h2>Reklamace: dva roky</h2>
<p><strong>Dva roky</strong> od převzetí odpovídáme za to, že zboží odpovídá smlouvě. Projeví-li se vada v této době, má se za to, že tu byla od začátku. Když se něco páře, praská nebo nefunguje:</p>
<ol>
<li>Napište na <a href="mailto:{{shop_email}}?subject=Reklamace">{{shop_email}}</a> nebo poštou: číslo objednávky, co se stalo, odkdy je to vidět. S fotkami to půjde rychleji.</li>
<li>Řekněte, co žádáte: <strong>opravu, nebo výměnu</strong>. Nejsou-li možné, jsou příliš nákladné, nepovedly se nebo je vada podstatná, můžete žádat <strong>slevu z ceny nebo od smlouvy odstoupit</strong>.</li>
<li>Odpovíme do <strong>14 dnů</strong>. Když neodpovíme, reklamaci jsme uznali. Odeslání zboží platíme my.</li>
</ol>
<h2>Zákonná záruka a záruka výrobce</h2>
<p>Při nákupu v Evropské unii vás zákon chrání nejméně dva roky, pokud zboží neodpovídá smlouvě. Nic to nestojí a nic není třeba registrovat. Záruka výrobce, pokud ji zboží má, je něco navíc: její podmínky jsou u zboží a na vašich právech vůči nám nic nemění. Více na stránce <a href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_cs.htm">Vaše Evropa</a>.</p>
<p>{{guarantee-notice}}</p>
<table>
<tbody>
<tr><th scope="row">Co dává</th><td>Opravu nebo výměnu bez nákladů. Když to nevyjde, slevu z ceny nebo vrácení peněz.</td></tr>
<tr><th scope="row">Jak dlouho</th><td>Nejméně dva roky od převzetí, v celé Evropské unii. Právo některých zemí dává více.</td></tr>
<tr><th scope="row">Na co</th><td>Na vše, co u nás koupíte.</td></tr>
<tr><th scope="row">Od koho</th><td>Od prodávajícího, tedy od nás: {{seller}}, <a href="mailto:{{shop_email}}?subject=Reklamace">{{shop_email}}</a>.</td></tr>
</tbody>
</table>
<h2>Když se nedohodneme</h2>
<p>V Polsku bezplatně pomůže místní ochránce spotřebitelů a Obchodní inspekce, která vede mediace i rozhodčí řízení. Adresy uvádí polský <a href="https://uokik.gov.pl">úřad pro ochranu hospodářské soutěže a spotřebitelů</a>. Mimosoudní řešení sporu je pro obě strany dobrovolné. V zahraničí vás podpoří Evropské spotřebitelské centrum ve vaší zemi.</p>`;
