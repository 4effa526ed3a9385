import type { InformationPage } from "../pages.ts";

/** The statutory 14 days (Directive 2011/83/EU) and the shop's own 30 are kept apart: what is repaid differs. */
export const returns: InformationPage = {
  page_id: 5,
  parent: 1,
  slug: "zwroty-reklamacje-wymiany",
  name: { pl: "Zwroty, reklamacje, wymiany", en: "Returns, complaints, exchanges", cz: "Vrácení, reklamace, výměny" },
  content: {
    pl: `
<h2>Zwrot: 30 dni, bez podania przyczyny</h2>
<p>Ustawa daje Ci 14 dni od odebrania paczki. My dokładamy swoje: <strong>masz 30 dni</strong>.</p>
<ol>
<li>Napisz na <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>, przez <a href="/contact">stronę kontaktu</a> albo listownie, że odstępujesz od umowy. Wystarczą imię i nazwisko, numer zamówienia i lista rzeczy. Potwierdzimy to e-mailem.</li>
<li>Zapakuj rzeczy i wyślij je w ciągu 14 dni na adres: Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków. Możesz też oddać je u nas na miejscu. Koszt odesłania ponosisz Ty; paczek za pobraniem nie odbieramy.</li>
<li>Pieniądze oddamy tą samą drogą, którą przyszły, najpóźniej 14 dni od Twojej wiadomości. Możemy poczekać, aż paczka wróci albo dostaniemy dowód nadania.</li>
</ol>
<table>
<thead><tr><th>Kiedy odstępujesz</th><th>Co oddajemy</th></tr></thead>
<tbody>
<tr><td>do 14 dni od odbioru (prawo ustawowe)</td><td>cenę rzeczy i, przy zwrocie całości, koszt najtańszej zwykłej dostawy</td></tr>
<tr><td>od 15. do 30. dnia (nasza umowa z Tobą)</td><td>cenę rzeczy</td></tr>
</tbody>
</table>
<p>Rzeczy obejrzyj i przymierz jak w sklepie. Jeśli używasz ich intensywniej, możemy pomniejszyć zwrot o utraconą wartość. Rozpieczętowanych kosmetyków nie przyjmujemy ze względów higienicznych.</p>
<h3>Wzór odstąpienia od umowy</h3>
<p>Adresat: Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, czesc@bruk.example. „Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy: …, zamówienie nr …, odebrane dnia … Imię i nazwisko, adres, data (podpis tylko na papierze).” Korzystanie ze wzoru nie jest obowiązkowe.</p>
<h2>Wymiana</h2>
<p>Nie ten rozmiar? Napisz, jaki ma być, i odeślij rzecz w ciągu 30 dni. Drugą wyślemy na nasz koszt, jeśli jest w magazynie. Jeśli jej nie ma, oddamy pieniądze.</p>
<h2>Reklamacja: dwa lata</h2>
<p>Odpowiadamy za to, żeby towar był zgodny z umową, przez dwa lata od wydania. Gdy coś się pruje, pęka albo nie działa:</p>
<ol>
<li>Napisz na czesc@bruk.example: numer zamówienia, co się stało, od kiedy to widać, dwa zdjęcia.</li>
<li>Powiedz, czego oczekujesz: naprawy albo wymiany. Jeśli nie da się ich zrobić w rozsądnym czasie albo wada jest istotna, możesz żądać obniżenia ceny lub odstąpić od umowy.</li>
<li>Odpowiemy w ciągu <strong>14 dni</strong>. Brak odpowiedzi oznacza, że uznaliśmy reklamację. Koszt odesłania jest po naszej stronie.</li>
</ol>
<p>Gwarancja producenta, jeśli jest, niczego w tych prawach nie zmienia.</p>
<h2>Gdy się nie dogadamy</h2>
<p>Bezpłatnie pomogą miejski lub powiatowy rzecznik konsumentów i Inspekcja Handlowa, która prowadzi też mediacje. Zgoda na pozasądowe rozwiązanie sporu jest dobrowolna dla obu stron. Za granicą wesprze Cię Europejskie Centrum Konsumenckie w Twoim kraju.</p>`,
    en: `
<h2>Returns: 30 days, no reason needed</h2>
<p>The law gives you 14 days from receiving the parcel. We add some of our own: <strong>you have 30 days</strong>.</p>
<ol>
<li>Tell us that you withdraw from the contract: at <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>, through the <a href="/contact">contact page</a> or by letter. Your name, the order number and a list of the items will do. We will confirm by e-mail.</li>
<li>Pack the items and send them within 14 days to Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Poland, or hand them in at our place. You bear the cost of sending them back; we do not accept cash-on-delivery parcels.</li>
<li>We repay you the way you paid, no later than 14 days from your message. We may wait until the parcel is back or you show proof of sending it.</li>
</ol>
<table>
<thead><tr><th>When you withdraw</th><th>What we repay</th></tr></thead>
<tbody>
<tr><td>up to 14 days from receipt (statutory right)</td><td>the price of the items and, if you return everything, the cheapest standard delivery</td></tr>
<tr><td>day 15 to day 30 (our own promise)</td><td>the price of the items</td></tr>
</tbody>
</table>
<p>Look the goods over and try them on as you would in a shop. If you use them more than that, we may reduce the refund by the value lost. For hygiene reasons we cannot take back unsealed cosmetics.</p>
<h3>Model withdrawal form</h3>
<p>To: Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Poland, czesc@bruk.example. “I hereby give notice that I withdraw from my contract of sale of the following goods: …, order no. …, received on … Name, address, date (signature only on paper).” You need not use this form.</p>
<h2>Exchanges</h2>
<p>Wrong size? Tell us the right one and send the item back within 30 days. We will send the other one at our cost if it is in stock. If it isn’t, you get your money back.</p>
<h2>Complaints: two years</h2>
<p>For two years from delivery we are liable for the goods conforming to the contract. If something comes apart, cracks or doesn’t work:</p>
<ol>
<li>Write to czesc@bruk.example: order number, what happened, when you noticed, two photographs.</li>
<li>Say what you want: repair or replacement. If neither can be done in reasonable time or the defect is serious, you may ask for a lower price or withdraw from the contract.</li>
<li>We answer within <strong>14 days</strong>. No answer means we have accepted the complaint. Sending the goods back is at our cost.</li>
</ol>
<p>A producer’s guarantee, where there is one, changes none of these rights.</p>
<h2>If we cannot agree</h2>
<p>In Poland the local consumer ombudsman and the Trade Inspection help free of charge; the latter also mediates. Out-of-court settlement is voluntary for both sides. Abroad, the European Consumer Centre in your country will support you.</p>`,
    cz: `
<h2>Vrácení: 30 dnů, bez udání důvodu</h2>
<p>Zákon vám dává 14 dnů od převzetí zásilky. My přidáváme něco navíc: <strong>máte 30 dnů</strong>.</p>
<ol>
<li>Napište na <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>, přes <a href="/contact">stránku kontaktu</a> nebo dopisem, že odstupujete od smlouvy. Stačí jméno a příjmení, číslo objednávky a seznam věcí. Potvrdíme to e-mailem.</li>
<li>Věci zabalte a do 14 dnů pošlete na adresu Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Polsko, nebo je odevzdejte přímo u nás. Náklady na odeslání nesete vy; zásilky na dobírku nepřebíráme.</li>
<li>Peníze vrátíme stejnou cestou, jakou jste platili, nejpozději do 14 dnů od vaší zprávy. Můžeme počkat, až se zásilka vrátí nebo až doložíte její odeslání.</li>
</ol>
<table>
<thead><tr><th>Kdy odstupujete</th><th>Co vracíme</th></tr></thead>
<tbody>
<tr><td>do 14 dnů od převzetí (zákonné právo)</td><td>cenu věcí a při vrácení celé objednávky i nejlevnější běžnou dopravu</td></tr>
<tr><td>15. až 30. den (náš slib navíc)</td><td>cenu věcí</td></tr>
</tbody>
</table>
<p>Věci si prohlédněte a vyzkoušejte jako v kamenném obchodě. Pokud je používáte víc, můžeme vrácenou částku snížit o ztracenou hodnotu. Rozpečetěnou kosmetiku z hygienických důvodů nepřijímáme.</p>
<h3>Vzorový formulář pro odstoupení</h3>
<p>Adresát: Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Polsko, czesc@bruk.example. „Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží: …, objednávka č. …, převzato dne … Jméno a příjmení, adresa, datum (podpis jen na papíře).“ Použití formuláře není povinné.</p>
<h2>Výměna</h2>
<p>Nesedí velikost? Napište, kterou chcete, a věc do 30 dnů pošlete zpět. Druhou odešleme na naše náklady, pokud je skladem. Pokud není, vrátíme peníze.</p>
<h2>Reklamace: dva roky</h2>
<p>Dva roky od převzetí ručíme za to, že zboží odpovídá smlouvě. Když se něco páře, praská nebo nefunguje:</p>
<ol>
<li>Napište na czesc@bruk.example: číslo objednávky, co se stalo, odkdy je to vidět, dvě fotografie.</li>
<li>Řekněte, co žádáte: opravu, nebo výměnu. Nelze-li je provést v přiměřené době nebo je vada podstatná, můžete žádat slevu z ceny nebo od smlouvy odstoupit.</li>
<li>Odpovíme do <strong>14 dnů</strong>. Když neodpovíme, reklamaci jsme uznali. Odeslání zboží platíme my.</li>
</ol>
<p>Záruka výrobce, pokud existuje, na těchto právech nic nemění.</p>
<h2>Když se nedohodneme</h2>
<p>V Polsku bezplatně pomůže místní ochránce spotřebitelů a Obchodní inspekce, která vede i mediace. Mimosoudní řešení sporu je pro obě strany dobrovolné. V zahraničí vás podpoří Evropské spotřebitelské centrum ve vaší zemi.</p>`,
  },
};
