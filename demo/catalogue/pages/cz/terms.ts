/** Czech: Terms. */
export const terms = `
<h2>1. Kdo prodává</h2>
<p>Obchod provozuje <strong>{{shop_company}}</strong>, {{shop_street}}, {{shop_city}}, Polsko. Obchodní rejstřík KRS {{shop_krs}}, {{shop_court}}; DIČ PL{{shop_nip}}, REGON {{shop_regon}}, základní kapitál {{shop_capital}}.</p>
<p>Telefon <a href="tel:{{shop_tel}}">{{shop_phone}}</a> (od pondělí do pátku {{shop_hours}}), e-mail <a href="mailto:{{shop_email}}">{{shop_email}}</a>. Hovor stojí tolik, kolik účtuje váš operátor za běžné volání.</p>
<p>V podmínkách „my“ znamená společnost a „vy“ toho, kdo nakupuje. Spotřebitel je fyzická osoba, která nakupuje mimo svou podnikatelskou nebo profesní činnost. Stejná práva na odstoupení a reklamaci má i živnostník, pokud pro něj nákup nemá profesní povahu.</p>
<h2>2. Co obchod nabízí a co potřebujete</h2>
<p>V obchodě nakupujete zboží a zdarma využíváte elektronické služby: prohlížení nabídky, košík, oblíbené, účet, newsletter a recenze. Stačí zařízení s aktuálním prohlížečem a e-mail. Každou službu můžete kdykoli přestat používat: zavřete stránku, kliknete na odkaz v newsletteru nebo nám napíšete.</p>
<p>Není dovoleno posílat protiprávní obsah ani narušovat chod obchodu. Připomínky k jeho fungování posílejte stejně jako reklamace; odpovíme do 14 dnů.</p>
<h2>3. Ceny</h2>
<ul>
<li>Ceny jsou v polských zlotých a konečné, tedy včetně DPH. Cenu dopravy vidíte v košíku ještě před odesláním objednávky.</li>
<li>Ceny v jiných měnách přepočítáváme kurzem obchodu. Částka, kterou vidíte při objednání, je částka, kterou platíte.</li>
<li>U zlevněného zboží uvádíme <strong>nejnižší cenu za 30 dnů před slevou</strong>. Je-li zboží v prodeji kratší dobu, uvádíme nejnižší cenu od začátku prodeje.</li>
</ul>
<h2>4. Objednávka a smlouva</h2>
<ol>
<li>Vložíte zboží do košíku, vyberete dopravu a platbu, vyplníte údaje a zkontrolujete souhrn. Až do odeslání objednávky můžete vše opravit.</li>
<li>Objednávku odešlete tlačítkem <strong>„{{order_button}}“</strong>.</li>
<li>Smlouva je uzavřena, jakmile vám pošleme e-mail s potvrzením. Obsahuje celou objednávku a v přílohách tyto podmínky, poučení o odstoupení a formulář pro odstoupení. Uschovejte si ho.</li>
<li>Nezaplacená objednávka čeká {{hold_online_minutes}} minut u platby online a elektronickou peněženkou, {{hold_transfer_days}} dnů u převodu. Potom zaniká a zboží se vrací do prodeje.</li>
</ol>
<p>Smlouva se uzavírá v polštině, angličtině nebo češtině, podle jazyka, ve kterém objednáváte. Objednávku uchováváme a na požádání vám ji pošleme znovu.</p>
<h2>5. Platba, doručení, převzetí</h2>
<p>Způsoby, ceny a lhůty najdete na stránce <a href="/page/dostawa-i-platnosci.html">Doprava a platby</a>. Dobu doručení počítáme od připsání platby, u dobírky od uzavření smlouvy. Vždy doručíme nejpozději do 30 dnů od uzavření smlouvy.</p>
<p>Zásilku při převzetí zkontrolujte. Je-li poškozená, sepište s kurýrem zápis: usnadní to řešení, ale bez něj o žádná práva nepřijdete.</p>
<p>Doručujeme do zemí uvedených na stránce dopravy. Některé zboží nelze poslat do všech, protože to zakazuje tamní právo; dozvíte se to ještě před odesláním objednávky.</p>
<h2>6. Faktura a DIČ</h2>
<p>Potřebujete fakturu na firmu? Zaškrtněte to v objednávce a <strong>vyplňte DIČ, než ji odešlete</strong>: k účtence bez DIČ už firemní fakturu podle polského práva vystavit nemůžeme. Faktury firmám vystavujeme v polském státním systému elektronických faktur (KSeF). Odesláním objednávky souhlasíte s elektronickou fakturou.</p>
<h2>7. Slevové kódy a body</h2>
<p>V jedné objednávce platí jeden slevový kód. Může mít omezenou platnost, počet použití, minimální hodnotu košíku nebo platit jen pro některé kategorie a značky. Body popisuje stránka <a href="/page/punkty-lojalnosciowe.html">Věrnostní body</a>.</p>
<h2>8. Odstoupení od smlouvy</h2>
<p>Spotřebitel může od smlouvy odstoupit do <strong>14 dnů</strong> od převzetí poslední věci, bez udání důvodu. Dobrovolně přijímáme vrácené zboží 30 dnů. <a href="/page/zwroty-reklamacje-wymiany.html#h-odstoupit-od-smlouvy-zde">Odstoupit od smlouvy zde</a>. Postup, náklady, výjimky a vzorový formulář jsou na stránce <a href="/page/zwroty-reklamacje-wymiany.html">Vrácení, reklamace, výměny</a>.</p>
<h2>9. Reklamace</h2>
<p>Jsme povinni dodat zboží odpovídající smlouvě a odpovídáme za to <strong>dva roky</strong> od převzetí. Na reklamaci odpovíme do <strong>14 dnů</strong>. Jak reklamovat a co můžete žádat, popisuje stránka <a href="/page/zwroty-reklamacje-wymiany.html#h-reklamace-dva-roky">Vrácení, reklamace, výměny</a>.</p>
<h2>10. Recenze</h2>
<p>Recenzi může napsat jen ten, kdo u nás výrobek koupil. Jak to ověřujeme a co zveřejňujeme, popisuje stránka <a href="/page/inne.html#h-recenze">Ostatní</a>.</p>
<h2>11. Zboží jen pro dospělé</h2>
<p>Kuřácké potřeby a další zboží se značkou 18+ prodáváme osobám, kterým už bylo <strong>18 let</strong>. Před nákupem to prohlásíte. Můžeme vás požádat o doložení věku, bez něj objednávku zrušit a peníze vrátit. Tabákové ani nikotinové výrobky neprodáváme.</p>
<h2>12. Účet</h2>
<p>Nakoupíte s účtem i bez něj. Účet je zdarma a chrání ho heslo; nikomu ho nesdělujte. Účet smažeme, když napíšete na <a href="mailto:{{shop_email}}">{{shop_email}}</a>.</p>
<h2>13. Osobní údaje</h2>
<p>Jaké údaje sbíráme a k čemu, popisuje <a href="/page/polityka-prywatnosci.html">Ochrana osobních údajů</a>.</p>
<h2>14. Když se nedohodneme</h2>
<p>Platí polské právo. Spotřebitel z jiného státu neztrácí ochranu, kterou mu dává právo jeho země, a může nás žalovat u soudu v místě svého bydliště. Spor lze vyřešit i mimosoudně: mediací polské Obchodní inspekce, před jejím stálým rozhodčím soudem nebo s pomocí ochránce spotřebitelů. Účast je pro obě strany dobrovolná.</p>
<h2>15. Změny podmínek</h2>
<p>Nové podmínky platí pro objednávky odeslané po jejich zveřejnění. Zákazníky s účtem upozorníme e-mailem 14 dnů předem. Dřívější objednávky se řídí původním zněním.</p>
<p>Podmínky platí od 1. listopadu 2026.</p>`;
