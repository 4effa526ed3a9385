/** Czech: Privacy policy. */
export const privacy = `
<p>Sbíráme jen tolik údajů, kolik je třeba k prodeji a odeslání. Správcem je <strong>{{shop_company}}</strong>{{#shop_street}}, {{shop_street}}, {{shop_city}}, Polsko{{/shop_street}}.{{#shop_email}} Ohledně údajů pište na <a href="mailto:{{shop_email}}?subject=Osobn%C3%AD%20%C3%BAdaje">{{shop_email}}</a>{{#shop_phone}} nebo volejte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.{{/shop_email}}</p>
<h2>K čemu a jak dlouho</h2>
<table>
<thead><tr><th>Účel</th><th>Jaké údaje</th><th>Právní základ (GDPR)</th><th>Jak dlouho</th></tr></thead>
<tbody>
<tr><td>Objednávka, platba, doručení, vrácení</td><td>jméno a příjmení, adresa, e-mail, telefon, objednané zboží</td><td>smlouva, čl. 6 odst. 1 písm. b)</td><td>do promlčení nároků, zpravidla 6 let</td></tr>
<tr><td>Účetnictví a faktury</td><td>fakturační údaje, DIČ, částky</td><td>právní povinnost, čl. 6 odst. 1 písm. c)</td><td>5 let od konce daňového roku</td></tr>
<tr><td>Zákaznický účet a body</td><td>e-mail, otisk hesla nebo identifikátor z Googlu či Facebooku, doručovací údaje, historie bodů</td><td>smlouva, čl. 6 odst. 1 písm. b)</td><td>do smazání účtu</td></tr>
<tr><td>Reklamace a spory</td><td>obsah podání, fotky, objednávka</td><td>právní povinnost, písm. c); oprávněný zájem, písm. f): obhajoba nároků</td><td>do promlčení nároků</td></tr>
<tr><td>Recenze</td><td>jméno, hodnocení, text, vazba na objednávku</td><td>oprávněný zájem, písm. f): poctivé informace o zboží</td><td>do odstranění recenze nebo zboží</td></tr>
<tr><td>Newsletter</td><td>e-mail, jazyk, data přihlášení a potvrzení</td><td>souhlas, čl. 6 odst. 1 písm. a)</td><td>do odvolání souhlasu</td></tr>
<tr><td>Zpráva, že je věc zase skladem</td><td>e-mail, zboží a velikost</td><td>souhlas, písm. a)</td><td>do odeslání této jedné zprávy</td></tr>
<tr><td>Odpověď na vaši zprávu</td><td>jméno, e-mail, text zprávy a naše odpověď</td><td>oprávněný zájem, písm. f): komunikace s vámi</td><td>do vyřízení, nejvýše rok</td></tr>
<tr><td>Statistika návštěv</td><td>navštívené stránky, zkrácená IP adresa</td><td>souhlas, písm. a)</td><td>14 měsíců</td></tr>
<tr><td>Měření reklam, pokud o souhlas s ním žádáme</td><td>co a za kolik bylo objednáno, otisk e-mailu, název prohlížeče, identifikátor z reklamy</td><td>souhlas, písm. a)</td><td>u nás do předání, nejvýše 3 dny od prodeje; samotný souhlas tak dlouho jako objednávka</td></tr>
<tr><td>Dotazník Cenea po objednávce, pokud o souhlas s ním žádáme</td><td>e-mail, číslo objednávky, objednané zboží a jeho ceny</td><td>souhlas, písm. a)</td><td>u nás tak dlouho jako objednávka; u Cenea podle jeho zásad</td></tr>
<tr><td>Bezpečnost a chyby obchodu</td><td>IP adresa, adresa stránky, název a verze prohlížeče, popis chyby</td><td>oprávněný zájem, písm. f): funkční obchod</td><td>90 dnů</td></tr>
</tbody>
</table>
<p>Poskytnutí údajů je dobrovolné, ale bez adresy zásilku nepošleme. Neprovádíme výlučně automatizovaná rozhodnutí, která by pro vás měla právní účinky, a neprofilujeme.</p>
<h2>Komu údaje předáváme</h2>
<p>Příjemci jsou dopravci a provozovatel výdejních boxů, provozovatelé plateb, banka, účetní firma, poskytovatel serveru a pošty a u faktur polský státní systém KSeF. Každý dostane jen to, co potřebuje. Když se propojíte přes Google nebo Facebook, dostaneme odtud identifikátor, jméno a e-mail, pokud ho služba předá; služby se také zeptáme, zda jste to opravdu vy.</p>
<p>Pokud údaje opouštějí Evropský hospodářský prostor, například k dopravci v zemi doručení nebo k poskytovateli statistiky či měření reklam, děje se tak na základě rozhodnutí Evropské komise, standardních smluvních doložek, nebo proto, že jinak smlouvu nesplníme.</p>
<h2>Soubory cookie a paměť prohlížeče</h2>
<p>Obchod neukládá vlastní soubory cookie. Místo nich používá paměť vašeho prohlížeče (local storage), kterou můžete v jeho nastavení vymazat. K nám se dostane teprve tehdy, když něco odesíláte, například objednávku.</p>
<table>
<thead><tr><th>K čemu</th><th>Pod jakým názvem</th><th>Jak dlouho</th></tr></thead>
<tbody>
<tr><td>Košík (nezbytné)</td><td>products, productsLoaded, quantityInCart</td><td>do vymazání nebo odeslání objednávky</td></tr>
<tr><td>Rozpracovaná objednávka: zadané údaje bez hesla, doprava, platba, kód (nezbytné)</td><td>orderFormData, formIsValid, orderStep, orderShow, paymentId, shippingId, shippingCode, shippingPrice, shippingPoint, code, orderKey, placedOrder</td><td>do vymazání</td></tr>
<tr><td>Přihlášení a body (nezbytné)</td><td>token, loggedIn, loginShow, userContactData, userSocial, userPoints, userPointsUse, userPointsActive</td><td>do odhlášení</td></tr>
<tr><td>Jazyk, měna, zobrazení (nezbytné)</td><td>lanCode, lanId, lanDefs, currency, config, mobile, width, listingView, closedNotices</td><td>do vymazání</td></tr>
<tr><td>Značka, podle níž toto zařízení při přihlášení poznáme, aby vám nikdo cizí nezavřel cestu k účtu (nezbytná)</td><td>device</td><td>do odstranění z prohlížeče</td></tr>
<tr><td>Vaše odpovědi na otázky o souhlasech a věku (nezbytné)</td><td>consent, adultUntil</td><td>souhlasy rok, věk 30 dnů</td></tr>
<tr><td>Oblíbené, porovnání, naposledy zobrazené (na vaše přání)</td><td>wishlist, productsCompare, productsHistory</td><td>do odebrání; naposledy zobrazených je nejvýše 12</td></tr>
<tr><td>Míry zadané u tabulky velikostí, které nikam neposíláme (na vaše přání)</td><td>bodyMeasures</td><td>do odebrání</td></tr>
<tr><td>Zda jsme už nabídli obchod jako aplikaci (nezbytné)</td><td>appOffer</td><td>do vymazání</td></tr>
<tr><td>Zda je jazyk stránky už zvolen, takže jiný nenabízíme (nezbytné)</td><td>languageOffer</td><td>do vymazání</td></tr>
<tr><td>Místo na stránce, kam se vrací „zpět“, otevřená okna a to, co je napsáno do formuláře (nezbytné)</td><td>places, tab, typed (session storage)</td><td>do zavření karty</td></tr>
</tbody>
</table>
<p>Prohlížeč si také nechává kopie stránek a fotek obchodu, které jste už viděli, aby fungovaly i bez internetu (mezipaměť s názvy od „bruk-“). Nejsou v nich vaše údaje ani stránky vašeho účtu; fotky zůstávají nejvýše 30 dní, stránky do další verze obchodu.</p>
<p>Cizí služby běží až po vašem souhlasu nebo kliknutí:</p>
<ul>
<li><strong>Statistika</strong> (Google Analytics, soubory cookie _ga): jen po souhlasu, se zkrácenou IP adresou. O objednávce jí může říct i náš server, s částkou, produkty a identifikátorem z _ga. Odmítnout je stejně snadné jako souhlasit a nákupu to nebrání.</li>
<li><strong>Měření reklam</strong> (Meta, tedy Facebook a Instagram), pokud o souhlas s ním žádáme: jen po souhlasu řekne náš server společnosti Meta o objednávce a předá otisk SHA-256 vašeho e-mailu, název prohlížeče a identifikátor reklamy, na kterou jste klikli. V prohlížeči se nic nenačítá.</li>
<li><strong>Dotazník Cenea</strong>, pokud v objednávce o souhlas s ním žádáme: jen po souhlasu, až po objednání, se načte skript společnosti Ceneo.pl, které předáme váš e-mail, číslo objednávky a objednané zboží s cenami. Bez souhlasu se nic nenačítá.</li>
<li><strong>Obsah sociálních sítí a přihlášení přes Google nebo Facebook</strong>: načtou se, až když na ně kliknete, skript Googlu se souhlasem i hned po otevření košíku. Služba se pak o návštěvě dozví a může uložit vlastní soubory cookie.</li>
</ul>
<p>Souhlas můžete kdykoli změnit. Na tom, co proběhlo dříve, se tím nic nemění.</p>
<h2>Newsletter</h2>
<p>Přihlašujete se zvlášť a přihlášení potvrzujete odkazem v e-mailu; odkaz platí 7 dnů. Bez potvrzení nic nepošleme. Odhlásíte se jedním kliknutím na odkaz, který vám posíláme. Nákup na tom nezávisí.</p>
<h2>Vaše práva</h2>
<p>Můžete žádat:</p>
<ul>
<li>přístup k údajům a jejich kopii,</li>
<li>opravu, výmaz nebo omezení zpracování,</li>
<li>přenos údajů.</li>
</ul>
<p>Můžete také <strong>vznést námitku</strong> proti zpracování na základě oprávněného zájmu a <strong>odvolat souhlas</strong>.{{#shop_email}} Napište na <a href="mailto:{{shop_email}}">{{shop_email}}</a>; odpovíme do měsíce.{{/shop_email}} Při výmazu ponecháme to, co nám ukládá uchovávat daňový zákon.</p>
<p>Stížnost můžete podat polskému Úřadu pro ochranu osobních údajů (<a href="https://uodo.gov.pl">uodo.gov.pl</a>) nebo úřadu ve své zemi.</p>`;
