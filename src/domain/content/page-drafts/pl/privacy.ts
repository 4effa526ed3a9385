/** Polish: Privacy policy. */
export const privacy = `
<p>Zbieramy tyle danych, ile trzeba, żeby sprzedać i wysłać. Administratorem jest <strong>{{shop_company}}</strong>{{#shop_street}}, {{shop_street}}, {{shop_city}}{{/shop_street}}.{{#shop_email}} W sprawie danych pisz na <a href="mailto:{{shop_email}}?subject=Dane%20osobowe">{{shop_email}}</a>{{#shop_phone}} albo dzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.{{/shop_email}}</p>
<h2>Po co i jak długo</h2>
<table>
<thead><tr><th>Cel</th><th>Jakie dane</th><th>Podstawa (RODO)</th><th>Jak długo</th></tr></thead>
<tbody>
<tr><td>Zamówienie, płatność, dostawa, zwrot</td><td>imię i nazwisko, adres, e-mail, telefon, zamówione rzeczy</td><td>umowa, art. 6 ust. 1 lit. b</td><td>do przedawnienia roszczeń, zwykle 6 lat</td></tr>
<tr><td>Księgi i faktury</td><td>dane do faktury, NIP, kwoty</td><td>obowiązek prawny, art. 6 ust. 1 lit. c</td><td>5 lat od końca roku podatkowego</td></tr>
<tr><td>Konto i punkty</td><td>e-mail, skrót hasła albo identyfikator z Google lub Facebooka, dane do dostawy, historia punktów</td><td>umowa, art. 6 ust. 1 lit. b</td><td>do usunięcia konta</td></tr>
<tr><td>Reklamacje i spory</td><td>treść zgłoszenia, zdjęcia, zamówienie</td><td>obowiązek prawny, lit. c; uzasadniony interes, lit. f: obrona przed roszczeniami</td><td>do przedawnienia roszczeń</td></tr>
<tr><td>Opinie</td><td>imię, ocena, treść, powiązanie z zamówieniem</td><td>uzasadniony interes, lit. f: rzetelna informacja o produktach</td><td>do usunięcia opinii lub produktu</td></tr>
<tr><td>Newsletter</td><td>e-mail, język, data zapisu i potwierdzenia</td><td>zgoda, art. 6 ust. 1 lit. a</td><td>do cofnięcia zgody</td></tr>
<tr><td>Wiadomość, że rzecz wróciła</td><td>e-mail, produkt i rozmiar</td><td>zgoda, lit. a</td><td>do wysłania tej jednej wiadomości</td></tr>
<tr><td>Odpowiedź na Twoją wiadomość</td><td>imię, e-mail, treść i nasza odpowiedź</td><td>uzasadniony interes, lit. f: rozmowa z Tobą</td><td>do zakończenia sprawy, najwyżej rok</td></tr>
<tr><td>Statystyka odwiedzin</td><td>odwiedzane strony, skrócony adres IP</td><td>zgoda, lit. a</td><td>14 miesięcy</td></tr>
<tr><td>Pomiar reklam, jeśli o zgodę na niego pytamy</td><td>co i za ile zamówiono, skrót e-maila, nazwa przeglądarki, identyfikator z reklamy</td><td>zgoda, lit. a</td><td>u nas do przekazania, najwyżej 3 dni od sprzedaży; sama zgoda tyle, co zamówienie</td></tr>
<tr><td>Ankieta Ceneo po zamówieniu, jeśli o zgodę na nią pytamy</td><td>e-mail, numer zamówienia, zamówione towary i ich ceny</td><td>zgoda, lit. a</td><td>u nas tyle, co zamówienie; w Ceneo według jego polityki</td></tr>
<tr><td>Bezpieczeństwo i błędy sklepu</td><td>adres IP, adres strony, nazwa i wersja przeglądarki, treść błędu</td><td>uzasadniony interes, lit. f: działający sklep</td><td>90 dni</td></tr>
</tbody>
</table>
<p>Podanie danych jest dobrowolne, ale bez adresu nie wyślemy paczki. Nie podejmujemy decyzji, które miałyby dla Ciebie skutki prawne, w sposób wyłącznie zautomatyzowany, i nie profilujemy.</p>
<h2>Komu przekazujemy</h2>
<p>Odbiorcami są przewoźnicy i operator automatów paczkowych, operatorzy płatności, bank, biuro rachunkowe, dostawca serwera i poczty oraz, przy fakturach, Krajowy System e-Faktur. Każdy dostaje tylko to, co mu potrzebne. Gdy łączysz się przez Google albo Facebook, dostajemy stamtąd identyfikator, imię i nazwisko oraz e-mail, jeśli serwis go poda; pytamy też ten serwis, czy to naprawdę Ty.</p>
<p>Jeśli dane trafiają poza Europejski Obszar Gospodarczy, na przykład do przewoźnika w kraju dostawy albo do dostawcy statystyki lub pomiaru reklam, dzieje się to na podstawie decyzji Komisji Europejskiej, standardowych klauzul umownych albo dlatego, że bez tego nie wykonamy umowy.</p>
<h2>Pliki cookie i pamięć przeglądarki</h2>
<p>Sklep nie zapisuje własnych plików cookie. Zamiast nich używa pamięci Twojej przeglądarki (local storage): to, co w niej leży, wyczyścisz w ustawieniach przeglądarki. Do nas trafia dopiero wtedy, gdy coś wysyłasz, na przykład zamówienie.</p>
<table>
<thead><tr><th>Po co</th><th>Pod jaką nazwą</th><th>Jak długo</th></tr></thead>
<tbody>
<tr><td>Koszyk (niezbędne)</td><td>products, productsLoaded, quantityInCart</td><td>do wyczyszczenia albo złożenia zamówienia</td></tr>
<tr><td>Rozpoczęte zamówienie: wpisane dane bez hasła, dostawa, płatność, kod (niezbędne)</td><td>orderFormData, formIsValid, orderStep, orderShow, paymentId, shippingId, shippingCode, shippingPrice, shippingPoint, code, orderKey, placedOrder</td><td>do wyczyszczenia</td></tr>
<tr><td>Zalogowanie i punkty (niezbędne)</td><td>token, loggedIn, loginShow, userContactData, userSocial, userPoints, userPointsUse, userPointsActive</td><td>do wylogowania</td></tr>
<tr><td>Język, waluta, wygląd (niezbędne)</td><td>lanCode, lanId, lanDefs, currency, config, mobile, width, listingView, closedNotices</td><td>do wyczyszczenia</td></tr>
<tr><td>Znak, po którym poznajemy to urządzenie przy logowaniu, żeby nikt obcy nie zamknął Ci drogi do konta (niezbędny)</td><td>device</td><td>do usunięcia z przeglądarki</td></tr>
<tr><td>Twoje odpowiedzi na pytania o zgody i o wiek (niezbędne)</td><td>consent, adultUntil</td><td>zgody rok, wiek 30 dni</td></tr>
<tr><td>Ulubione, porównanie, ostatnio oglądane (na Twoje życzenie)</td><td>wishlist, productsCompare, productsHistory</td><td>do usunięcia; ostatnio oglądanych jest najwyżej 12</td></tr>
<tr><td>Wymiary podane przy tabeli rozmiarów, których nigdzie nie wysyłamy (na Twoje życzenie)</td><td>bodyMeasures</td><td>do usunięcia</td></tr>
<tr><td>Czy zaproponowaliśmy już aplikację sklepu (niezbędne)</td><td>appOffer</td><td>do wyczyszczenia</td></tr>
<tr><td>Czy język strony jest już wybrany, więc nie proponujemy innego (niezbędne)</td><td>languageOffer</td><td>do wyczyszczenia</td></tr>
<tr><td>Miejsce na stronie, do którego wraca „wstecz”, otwarte okna i to, co wpisano w formularz (niezbędne)</td><td>places, tab, typed (session storage)</td><td>do zamknięcia karty</td></tr>
</tbody>
</table>
<p>Przeglądarka zachowuje też kopie stron i zdjęć sklepu, które już oglądałeś, żeby działały bez internetu (pamięć podręczna o nazwach od „bruk-”). Nie ma w nich Twoich danych ani stron Twojego konta; zdjęcia zostają najwyżej 30 dni, strony do następnej wersji sklepu.</p>
<p>Cudze usługi działają dopiero po Twojej zgodzie albo kliknięciu:</p>
<ul>
<li><strong>Statystyka</strong> (Google Analytics, pliki cookie _ga): tylko po zgodzie, ze skróconym adresem IP. O zamówieniu może jej powiedzieć także nasz serwer, z kwotą, produktami i identyfikatorem z _ga. Odmowa jest równie łatwa jak zgoda, a zakupów nie utrudnia.</li>
<li><strong>Pomiar reklam</strong> (Meta, czyli Facebook i Instagram), jeśli o zgodę na niego pytamy: tylko po zgodzie nasz serwer mówi Mecie o zamówieniu i podaje skrót SHA-256 Twojego e-maila, nazwę przeglądarki i identyfikator reklamy, w którą klikasz. W przeglądarce nic się nie wczytuje.</li>
<li><strong>Ankieta Ceneo</strong>, jeśli w zamówieniu o zgodę na nią pytamy: tylko po zgodzie, już po zamówieniu, wczytuje się skrypt spółki Ceneo.pl, któremu podajemy Twój e-mail, numer zamówienia oraz zamówione towary z cenami. Bez zgody nic się nie wczytuje.</li>
<li><strong>Treści społecznościowe i logowanie przez Google lub Facebook</strong>: wczytują się dopiero, gdy je klikniesz, a skrypt Google także od razu po otwarciu koszyka, jeśli się na to zgodzisz. Serwis dowie się wtedy o wizycie i może zapisać własne pliki cookie.</li>
</ul>
<p>Zgodę możesz zmienić w każdej chwili. Nie wpływa to na to, co działo się wcześniej.</p>
<h2>Newsletter</h2>
<p>Zapisujesz się osobno, a zapis potwierdzasz linkiem z e-maila; link działa 7 dni. Bez potwierdzenia nic nie wyślemy. Wypiszesz się jednym kliknięciem w link, który dostajesz od nas w wiadomości. Zakupy od tego nie zależą.</p>
<h2>Twoje prawa</h2>
<p>Możesz żądać:</p>
<ul>
<li>dostępu do danych i ich kopii,</li>
<li>poprawienia, usunięcia albo ograniczenia przetwarzania,</li>
<li>przeniesienia danych.</li>
</ul>
<p>Możesz też <strong>sprzeciwić się</strong> przetwarzaniu opartemu na uzasadnionym interesie i <strong>cofnąć zgodę</strong>.{{#shop_email}} Napisz na <a href="mailto:{{shop_email}}">{{shop_email}}</a>; odpowiemy w ciągu miesiąca.{{/shop_email}} Przy usunięciu zostawiamy to, co musimy przechować dla urzędu skarbowego.</p>
<p>Skargę możesz złożyć do Prezesa Urzędu Ochrony Danych Osobowych (<a href="https://uodo.gov.pl">uodo.gov.pl</a>).</p>`;
