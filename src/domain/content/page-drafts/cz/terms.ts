/** Czech: Terms. */
export const terms = `
<h2>1. Prodávající</h2>
<p>Obchod provozuje a zboží prodává <strong>{{shop_company}}</strong>{{#shop_street}}, {{shop_street}}, {{shop_city}}, Polsko{{/shop_street}}; {{seller_registers}}.</p>
<p>{{#shop_phone}}Telefon <a href="tel:{{shop_tel}}">{{shop_phone}}</a>; za hovor platíte podle sazby svého operátora. {{/shop_phone}}{{#shop_email}}E-mail <a href="mailto:{{shop_email}}">{{shop_email}}</a>.{{/shop_email}}</p>
<p>V těchto podmínkách jsme „my“ prodávající a „vy“ osoba, která nakupuje. Spotřebitel je fyzická osoba, která nakupuje za účelem, jenž přímo nesouvisí s její podnikatelskou nebo profesní činností. Co píšeme o odstoupení od smlouvy a o souladu zboží se smlouvou, platí i pro fyzickou osobu, která nakupuje v souvislosti se svým podnikáním, pokud pro ni nákup nemá profesní povahu.</p>
<h2>2. Elektronické služby</h2>
<p>Bezplatně poskytujeme prohlížení nabídky, košík, účet, newsletter, upozornění na dostupnost a recenze. Potřebujete zařízení s internetem a aktuálním prohlížečem a k objednávce také e-mailovou adresu. Službu můžete kdykoli přestat používat: zavřete stránku, zrušíte účet nebo kliknete na odhlašovací odkaz ve zprávě.</p>
<p>Není dovoleno posílat protiprávní obsah ani narušovat provoz obchodu. Připomínky k jeho fungování hlaste stejně jako reklamace; odpovíme do 14 dnů.</p>
<h2>3. Ceny a slevy</h2>
<ul>
<li>Ceny jsou v polských zlotých a zahrnují příslušné daně. Cenu dopravy a celou částku k zaplacení ukazujeme dříve, než objednávku odešlete.</li>
<li>Ceny v jiné měně přepočítáváme kurzem obchodu. Platíte částku, kterou vidíte při odeslání objednávky.</li>
<li>Když oznamujeme slevu, uvádíme <strong>nejnižší cenu za 30 dnů před jejím zavedením</strong>, a je-li zboží v prodeji kratší dobu, nejnižší cenu od začátku prodeje.</li>
<li>V jedné objednávce platí jeden slevový kód, za podmínek uvedených společně s ním.</li>
</ul>
<h2>4. Objednávka a smlouva</h2>
<ol>
<li>Vložíte zboží do košíku, vyberete dopravu a platbu, vyplníte údaje a zkontrolujete souhrn. Až do odeslání objednávky můžete vše opravit.</li>
<li>Objednávku odešlete tlačítkem <strong>„{{order_button}}“</strong>.</li>
<li>Smlouva je uzavřena, když vám pošleme e-mail s potvrzením objednávky. Je v něm obsah objednávky a v přílohách tyto podmínky, poučení o odstoupení od smlouvy a vzorový formulář. Zprávu si uschovejte.</li>
</ol>
<p>Smlouva se uzavírá polsky, anglicky nebo česky podle jazyka, ve kterém objednáváte. Obsah objednávky uchováváme a na požádání vám ho pošleme znovu.</p>
<h2>5. Platba</h2>
<p>{{#payments_offered}}Způsoby platby: {{payments_offered}}.{{/payments_offered}}{{#pays_ahead}} Nezaplacená objednávka čeká {{#pays_online}}{{hold_online_minutes}} minut při platbě online{{#pays_transfer}} a {{/pays_transfer}}{{/pays_online}}{{#pays_transfer}}{{hold_transfer_days}} dní při převodu{{/pays_transfer}}. Poté propadne a zboží se vrací do prodeje.{{/pays_ahead}}</p>
<h2>6. Dodání</h2>
<p>Země, způsoby, ceny a lhůty dodání najdete na stránce <a href="/page/dostawa-i-platnosci.html">Doprava a platby</a>. Zboží dodáme nejpozději do 30 dnů od uzavření smlouvy.</p>
<p>Při převzetí zásilku zkontrolujte. Je-li poškozená, sepište s kurýrem protokol: věc to usnadní, ale ani bez něj o žádná práva nepřijdete.</p>
<h2>7. Faktura</h2>
<p>Pokud nakupujete na firmu, zaškrtněte to v objednávce a <strong>uveďte DIČ dříve, než ji odešlete</strong>: k účtence bez něj už fakturu pro firmu vystavit nemůžeme. Odesláním objednávky souhlasíte s elektronickou fakturou.</p>
<h2>8. Odstoupení od smlouvy</h2>
<p>Spotřebitel může od smlouvy odstoupit do <strong>14 dnů</strong> od převzetí zboží, bez udání důvodu: <a href="/odstapienie/">Odstoupit od smlouvy zde</a>. Dobrovolně přijímáme vrácení po dobu 30 dnů. Postup, náklady, výjimky a vzorový formulář popisuje stránka <a href="/page/zwroty-reklamacje-wymiany.html">Vrácení, reklamace, výměny</a>.</p>
<h2>9. Soulad zboží se smlouvou</h2>
<p>Jsme povinni dodat zboží, které je v souladu se smlouvou, a za nesoulad odpovídáme <strong>dva roky</strong> od dodání. Na reklamaci odpovíme do <strong>14 dnů</strong>. Jak ji podat a co můžete žádat, popisuje stránka <a href="/page/zwroty-reklamacje-wymiany.html#h-reklamace">Vrácení, reklamace, výměny</a>.</p>
<h2>10. Recenze</h2>
<p>Recenzi produktu může napsat jen ten, kdo ho u nás koupil: přes odkaz ve zprávě po doručení nebo ze svého účtu. Před zveřejněním čteme každou a ověřujeme, že patří k objednávce. Kladné i záporné recenze zveřejňujeme stejně; odmítáme obsah protiprávní, urážlivý, mimo téma a s cizími údaji.</p>
<h2>11. Účet a body</h2>
<p>Nakupovat můžete s účtem i bez něj. Účet je zdarma; heslo nikomu nesdělujte. Body za doručené objednávky se sbírají na účtu: každých celých 100 bodů znamená o {{points_worth}} méně k zaplacení. Body nevyměňujeme za peníze. Když objednávka propadne, je stornována nebo ji vrátíte celou, body v ní použité se vrátí na účet.</p>
<h2>12. Bezpečnost výrobků</h2>
<p>Údaje o výrobci a varování jsou u výrobku. Zdá-li se vám zboží nebezpečné, přestaňte ho používat{{#shop_email}} a napište na <a href="mailto:{{shop_email}}">{{shop_email}}</a>{{/shop_email}}. O stažení zboží vyrozumíme všechny, kdo ho koupili.</p>
<h2>13. Osobní údaje</h2>
<p>Jaké údaje zpracováváme a proč, říká <a href="/page/polityka-prywatnosci.html">Ochrana osobních údajů</a>.</p>
<h2>14. Právo a spory</h2>
<p>Platí polské právo. Spotřebiteli z jiného státu zůstává ochrana kogentních předpisů jeho země a může se obrátit na soud v místě svého bydliště.</p>
<p>Spotřebitel může využít i mimosoudní řešení sporu: mediaci vojvodského inspektora polské Obchodní inspekce, stálý rozhodčí soud při inspektorátu nebo pomoc okresního (městského) ombudsmana spotřebitelů. Adresy uvádí polský <a href="https://uokik.gov.pl">Úřad pro ochranu hospodářské soutěže a spotřebitelů</a>. Účast je pro obě strany dobrovolná.</p>
<h2>15. Změny podmínek</h2>
<p>Změněné podmínky platí pro objednávky odeslané po jejich zveřejnění. Majitelům účtu dáme vědět e-mailem nejméně 14 dnů předem. Dřívější objednávky se řídí podmínkami ze dne objednávky.</p>`;
