// One long file: one table of what each page of the law must say, in three languages.
import type { LanCode } from "../src/domain/language.ts";

/** What a page must say, and how one recognises that it does, in each language; `any` in all of them. */
export type Statement = Record<LanCode, RegExp> | { any: RegExp };

const seller = { any: /Bruk sp\. z o\.o\., ul\. Kamienna 14, 31-403 Kraków/ };
const phone = { any: /\+48 12 345 67 89/ };
const email = { any: /czesc@bruk\.example/ };
const withdrawalDays = { pl: /14 dni od odebrania/, en: /14 days (of|from) receiving/, cz: /14 dnů od převzetí/ };
const returnDays = { pl: /30 dni/, en: /30 days/, cz: /30 dnů/ };
const twoYears = { pl: /dwa lata/i, en: /two years/i, cz: /dva roky/i };
const answerDays = {
  pl: /(Odpowiemy|odpowiadamy) w(?: ciągu)? 14 dni/i,
  en: /(answer|reply to complaints) within 14 days/i,
  cz: /odpovíme do 14 dnů/i,
};
const outOfCourt = { pl: /mediacj/, en: /mediation/, cz: /mediac/ };
const adults = { pl: /18 lat/, en: /18 or over/, cz: /18 let/ };
const holds = { pl: /60 minut/, en: /60 minutes/, cz: /60 minut/ };

/** The facts the law (articles of the consumer rights act, GDPR, and the market duties C1–C26) wants told, page by page. */
export const requiredStatements: Record<string, Record<string, Statement>> = {
  informacje: {
    "how to reach the shop": phone,
    "the days for returns": returnDays,
    "the years for complaints": twoYears,
  },
  regulamin: {
    "the seller's name and address": seller,
    "the seller's phone": phone,
    "the seller's e-mail": email,
    "the seller's registers": { any: /KRS 0000000000.*0000000000.*REGON 000000000/ },
    "prices are gross, VAT included": { pl: /brutto.*VAT/, en: /gross.*VAT/, cz: /konečné.*DPH/ },
    "the delivery cost is shown before ordering": {
      pl: /Koszt dostawy widzisz w koszyku, zanim/,
      en: /cost of delivery in the cart before/,
      cz: /Cenu dopravy vidíte v košíku ještě před/,
    },
    "the lowest price of 30 days (C1)": {
      pl: /najniższą cenę z 30 dni przed/,
      en: /lowest price of the 30 days before/,
      cz: /nejnižší cenu za 30 dnů před/,
    },
    "how the contract is made": {
      pl: /Umowa zostaje zawarta, gdy wyślemy Ci e-mail/,
      en: /concluded when we send you the confirmation/,
      cz: /Smlouva je uzavřena, jakmile vám pošleme e-mail/,
    },
    "mistakes can be corrected": {
      pl: /możesz wszystko poprawić/,
      en: /you can correct everything/,
      cz: /můžete vše opravit/,
    },
    "the order button (C3)": {
      pl: /„Zamawiam z obowiązkiem zapłaty”/,
      en: /“Order with obligation to pay”/,
      cz: /„Objednávka zavazující k platbě“/,
    },
    "how long an unpaid order waits online": holds,
    "how long an unpaid order waits for a transfer": {
      pl: /7 dni przy przelewie/,
      en: /7 days with a bank transfer/,
      cz: /7 dnů u převodu/,
    },
    "the languages of the contract": {
      pl: /po polsku, angielsku albo czesku/,
      en: /in Polish, English or Czech/,
      cz: /v polštině, angličtině nebo češtině/,
    },
    "a durable medium (C5)": {
      pl: /w załącznikach ten regulamin/,
      en: /attached, these terms/,
      cz: /v přílohách tyto podmínky/,
    },
    "delivery within 30 days at the latest": {
      pl: /najpóźniej w 30 dni od zawarcia umowy/,
      en: /within 30 days of the contract/,
      cz: /nejpozději do 30 dnů od uzavření smlouvy/,
    },
    "some goods do not go to every country": {
      pl: /nie wysyłamy do wszystkich/,
      en: /cannot be sent to all/,
      cz: /nelze poslat do všech/,
    },
    "a company's number before ordering (C16), KSeF (C15)": {
      pl: /wpisz NIP, zanim.*KSeF/,
      en: /enter your VAT number \(NIP\) before.*KSeF/,
      cz: /vyplňte DIČ, než.*KSeF/,
    },
    "14 days to withdraw": withdrawalDays,
    "the withdrawal link's words (C7)": {
      pl: /Odstąp od umowy tutaj/,
      en: /Withdraw from contract here/,
      cz: /Odstoupit od smlouvy zde/,
    },
    "two years for complaints (C25)": twoYears,
    "complaints are answered in 14 days (C25)": answerDays,
    "18 and over (C17)": adults,
    "no tobacco": {
      pl: /tytoniowych i nikotynowych nie sprzedajemy/,
      en: /no tobacco or nicotine/,
      cz: /Tabákové ani nikotinové výrobky neprodáváme/,
    },
    "disputes out of court (C19)": outOfCourt,
    "electronic services and how to end them": {
      pl: /usług elektronicznych.*zrezygnujesz/,
      en: /electronic services.*stop using/,
      cz: /elektronické služby.*přestat používat/,
    },
    "from when they apply": { any: /1\.? (listopada|November|listopadu) 2026/ },
  },
  "o-firmie": {
    "the company's name": { any: /Bruk sp\. z o\.o\./ },
    "where it is": { any: /ul\. Kamienna 14, 31-403 Kraków/ },
    "its phone": phone,
    "its e-mail": email,
    "its registers": { any: /KRS 0000000000.*REGON 000000000/ },
    "the packaging register (C26)": { any: /BDO\)?( number)?: 000000000/ },
    "that it is invented": { pl: /zmyślone/, en: /invented/, cz: /smyšlené/ },
  },
  inne: {
    "the safety contact (C13)": {
      pl: /Bezpieczeństwo produktów.*czesc@bruk\.example/,
      en: /Product safety.*czesc@bruk\.example/,
      cz: /Bezpečnost výrobků.*czesc@bruk\.example/,
    },
    "the accessibility standard (C12)": { any: /WCAG 2\.2.*AA.*EN 301 549/ },
    "where to say that something is in the way (C12)": {
      pl: /Dostępność”.*\+48 12 345 67 89/,
      en: /“Accessibility”.*\+48 12 345 67 89/,
      cz: /„Přístupnost“.*\+48 12 345 67 89/,
    },
    "reviews come from buyers (C2)": {
      pl: /tylko osoba, która kupiła/,
      en: /Only someone who bought/,
      cz: /jen ten, kdo daný výrobek koupil/,
    },
    "reviews are read before they are published": {
      pl: /Przed publikacją czytamy/,
      en: /before publishing/,
      cz: /Před zveřejněním/,
    },
    "negative reviews are published (C2)": {
      pl: /Negatywne opinie publikujemy/,
      en: /Negative reviews are published/,
      cz: /Negativní recenze zveřejňujeme/,
    },
    "the lowest price of 30 days (C1)": {
      pl: /najniższa cena z 30 dni/,
      en: /lowest price of the 30 days/,
      cz: /nejnižší cena za 30 dnů/,
    },
    "the packaging register (C26)": { any: /BDO\)?( number)?: 000000000/ },
  },
  "zwroty-reklamacje-wymiany": {
    "14 days to withdraw": withdrawalDays,
    "the days the shop adds": returnDays,
    "the withdrawal link's words (C7)": {
      pl: /Odstąp od umowy tutaj/,
      en: /Withdraw from contract here/,
      cz: /Odstoupit od smlouvy zde/,
    },
    "by e-mail, letter or form": {
      pl: /e-mailem:.*listem:.*formularzem/,
      en: /by e-mail:.*by letter:.*with the form/,
      cz: /e-mailem:.*dopisem:.*formulářem/,
    },
    "where to send things": seller,
    "when the 14 days begin": {
      pl: /odebrała ostatnią rzecz/,
      en: /received the last item/,
      cz: /převzala poslední věc/,
    },
    "sending the message in time is enough": {
      pl: /Wystarczy wysłać wiadomość przed/,
      en: /enough to send your message before/,
      cz: /Stačí zprávu odeslat před/,
    },
    "14 days to send back": {
      pl: /w ciągu 14 dni od tej wiadomości/,
      en: /within 14 days of that message/,
      cz: /do 14 dnů od této zprávy/,
    },
    "who pays for sending back": {
      pl: /Koszt odesłania ponosisz Ty/,
      en: /You bear the cost of sending them back/,
      cz: /Náklady na odeslání nesete vy/,
    },
    "refund in 14 days": {
      pl: /najpóźniej w 14 dni od Twojej wiadomości/,
      en: /no later than 14 days after your message/,
      cz: /nejpozději do 14 dnů od vaší zprávy/,
    },
    "refund the way it was paid": { pl: /tą samą drogą/, en: /the way you paid/, cz: /stejnou cestou/ },
    "the cheapest delivery is refunded": {
      pl: /koszt najtańszej zwykłej dostawy/,
      en: /cheapest standard delivery/,
      cz: /nejlevnější běžnou dopravu/,
    },
    "the shop may wait for the goods": { pl: /Możemy poczekać/, en: /We may wait/, cz: /Můžeme počkat/ },
    "value lost by use": { pl: /pomniejszyć zwrot/, en: /reduce the refund/, cz: /částku snížit/ },
    "what cannot be returned": {
      pl: /nie obejmuje.*higienicznych/,
      en: /does not cover.*hygiene/,
      cz: /nevztahuje.*hygienických/,
    },
    "the model form": {
      pl: /Niniejszym informuję o moim odstąpieniu/,
      en: /I hereby give notice that I withdraw/,
      cz: /Oznamuji, že tímto odstupuji/,
    },
    "the form names the seller": {
      any: /Bruk sp\. z o\.o\., ul\. Kamienna 14, 31-403 Kraków[^:]*, czesc@bruk\.example/,
    },
    "two years for complaints": twoYears,
    "complaints are answered in 14 days": answerDays,
    "repair or replacement first": {
      pl: /naprawy albo wymiany/,
      en: /repair or replacement/,
      cz: /opravu, nebo výměnu/,
    },
    "a lower price or withdrawal then": {
      pl: /obniżenia ceny lub odstąpić/,
      en: /lower price or withdraw/,
      cz: /slevu z ceny nebo od smlouvy odstoupit/,
    },
    "the legal guarantee costs nothing (C8)": {
      pl: /co najmniej dwa lata ochrony.*Nic to nie kosztuje/,
      en: /at least two years.*costs nothing/,
      cz: /nejméně dva roky.*Nic to nestojí/,
    },
    "the producer's guarantee takes nothing away": {
      pl: /Gwarancja producenta.*nie zmienia/,
      en: /producer’s guarantee.*changes none of your rights/,
      cz: /Záruka výrobce.*nic nemění/,
    },
    "help out of court (C19)": outOfCourt,
  },
  "punkty-lojalnosciowe": {
    "what a full hundred is worth": { any: /5\.00 zł/ },
    "how points are earned": { pl: /złotówkę.*1 punkt/, en: /złoty.*1 point/, cz: /zlotý.*1 bod/ },
    "when they are added": {
      pl: /gdy zamówienie zostanie doręczone/,
      en: /once the order has been delivered/,
      cz: /jakmile bude objednávka doručena/,
    },
    "an account with a confirmed address": {
      pl: /konto z potwierdzonym adresem/,
      en: /account with a confirmed e-mail/,
      cz: /účet s potvrzeným e-mailem/,
    },
    "whole hundreds only": { pl: /tylko pełne setki/, en: /Only full hundreds/, cz: /jen celé stovky/ },
    "they come back with a cancelled order": {
      pl: /użyte punkty wracają/,
      en: /points you used come back/,
      cz: /použité body se vám vrátí/,
    },
    "no cash": { pl: /nie wymieniamy na gotówkę/, en: /cannot be exchanged for cash/, cz: /nelze vyměnit za peníze/ },
  },
  "dostawa-i-platnosci": {
    "when an order is sent": { pl: /w ciągu 1 dnia roboczego/, en: /within 1 working day/, cz: /do 1 pracovního dne/ },
    "the threshold looks at the value before discounts": {
      pl: /przed rabatami/,
      en: /before discounts/,
      cz: /před slevami/,
    },
    "where to pick up": { any: /ul\. Kamienna 14, 31-403 Kraków/ },
    "all four ways to pay": {
      pl: /Płatność online.*Portfel elektroniczny.*Przelew bankowy.*Za pobraniem/,
      en: /Online payment.*Digital wallet.*Bank transfer.*Cash on delivery/,
      cz: /Platba online.*Elektronická peněženka.*Bankovní převod.*Na dobírku/,
    },
    "how long an unpaid order waits online": holds,
    "how long an unpaid order waits for a transfer": { pl: /Czekamy 7 dni/, en: /We wait 7 days/, cz: /Čekáme 7 dnů/ },
    "customs outside the Union": { pl: /cło/, en: /duty/, cz: /clo/ },
    "VAT included": { pl: /brutto, z VAT/, en: /gross, VAT included/, cz: /včetně DPH/ },
    "some goods do not go to every country (C17, C18)": {
      pl: /nie wysyłamy do wszystkich krajów/,
      en: /cannot be sent to every country/,
      cz: /nelze poslat do všech zemí/,
    },
    "18 and over": adults,
  },
  "polityka-prywatnosci": {
    "the controller": seller,
    "how to reach the controller": email,
    "purposes, bases, periods": {
      pl: /Cel.*Podstawa \(RODO\).*Jak długo/,
      en: /Purpose.*Legal basis \(GDPR\).*How long/,
      cz: /Účel.*Právní základ \(GDPR\).*Jak dlouho/,
    },
    "contract as a basis": { any: /art\. 6 ust\. 1 lit\. b|art\. 6\(1\)\(b\)|čl\. 6 odst\. 1 písm\. b\)/ },
    "legal obligation as a basis": { any: /art\. 6 ust\. 1 lit\. c|art\. 6\(1\)\(c\)|čl\. 6 odst\. 1 písm\. c\)/ },
    "consent as a basis": { any: /art\. 6 ust\. 1 lit\. a|art\. 6\(1\)\(a\)|čl\. 6 odst\. 1 písm\. a\)/ },
    "legitimate interests, named": {
      pl: /uzasadniony interes, lit\. f: /,
      en: /legitimate interest, \(f\): /,
      cz: /oprávněný zájem, písm\. f\): /,
    },
    "the recipients": {
      pl: /Odbiorcami są przewoźnicy.*operatorzy płatności/,
      en: /recipients are carriers.*payment providers/,
      cz: /Příjemci jsou dopravci.*provozovatelé plateb/,
    },
    "transfers outside the EEA": {
      pl: /poza Europejski Obszar Gospodarczy/,
      en: /leaves the European Economic Area/,
      cz: /opouštějí Evropský hospodářský prostor/,
    },
    "whether data must be given": {
      pl: /Podanie danych jest dobrowolne/,
      en: /Giving your data is voluntary/,
      cz: /Poskytnutí údajů je dobrovolné/,
    },
    "no automated decisions": { pl: /zautomatyzowany/, en: /automated decisions/, cz: /automatizovaná rozhodnutí/ },
    "access, correction, erasure, restriction, portability": {
      pl: /dostępu.*poprawienia, usunięcia albo ograniczenia.*przeniesienia/,
      en: /access.*correction, erasure or restriction.*portability/,
      cz: /přístup.*opravu, výmaz nebo omezení.*přenos/,
    },
    "objection and withdrawal of consent": {
      pl: /sprzeciwić się.*cofnąć zgodę/,
      en: /object.*withdraw consent/,
      cz: /vznést námitku.*odvolat souhlas/,
    },
    "the supervisory authority": {
      pl: /Prezesa Urzędu Ochrony Danych Osobowych/,
      en: /Personal Data Protection Office/,
      cz: /Úřadu pro ochranu osobních údajů/,
    },
    "no cookies of its own": {
      pl: /nie zapisuje własnych plików cookie/,
      en: /sets no cookies of its own/,
      cz: /neukládá vlastní soubory cookie/,
    },
    "statistics only after consent (C11)": { pl: /tylko po zgodzie/, en: /only after consent/, cz: /jen po souhlasu/ },
    "who signs in, and what it learns": {
      pl: /Google lub Facebook: wczytują się dopiero, gdy je klikniesz/,
      en: /Google or Facebook: they load only when you click them/,
      cz: /Google nebo Facebook: načtou se, až když na ně kliknete/,
    },
    "what a provider tells us": {
      pl: /identyfikator, imię i nazwisko oraz e-mail/,
      en: /an identifier, your name and, where the service tells it, your e-mail/,
      cz: /identifikátor, jméno a e-mail/,
    },
    "refusing is as easy as agreeing (C11)": {
      pl: /Odmowa jest równie łatwa/,
      en: /Refusing is as easy/,
      cz: /Odmítnout je stejně snadné/,
    },
    "the newsletter's double opt-in (C9)": {
      pl: /potwierdzasz linkiem z e-maila/,
      en: /confirm with a link in an e-mail/,
      cz: /potvrzujete odkazem v e-mailu/,
    },
    "the newsletter's end (C9)": {
      pl: /Wypiszesz się jednym kliknięciem/,
      en: /unsubscribe with one click/,
      cz: /Odhlásíte se jedním kliknutím/,
    },
  },
  "zaplac-pozniej": {
    "whose service it is": {
      pl: /usługa operatora płatności online, a nie nasza/,
      en: /service of the online payment provider, not ours/,
      cz: /služba provozovatele online plateb, ne naše/,
    },
    "that it is credit": { pl: /to kredyt/, en: /this is credit/, cz: /je to úvěr/ },
    "how long the order waits": holds,
    "what happens with a return": {
      pl: /Zwracasz go nam jak zwykle/,
      en: /Return them to us as usual/,
      cz: /Vrátíte ho nám jako obvykle/,
    },
    "late payment": { pl: /odsetki/, en: /interest/, cz: /úroky/ },
    "14 days to withdraw from it": {
      pl: /odstąpić w ciągu 14 dni/,
      en: /withdraw from the agreement with the provider within 14 days/,
      cz: /do 14 dnů odstoupit/,
    },
  },
};
