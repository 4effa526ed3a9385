/** Polish: Other. */
export const other = `
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
<h2>Ceny przed obniżką</h2>
<p>Przy każdej obniżce stoi najniższa cena z 30 dni przed jej wprowadzeniem. Liczymy ją z historii cen, do której nic nie da się wpisać wstecz.</p>
<h2>Opinie</h2>
<ul>
<li>Opinię może napisać tylko osoba, która kupiła dany produkt: przez link z e-maila po doręczeniu albo ze swojego konta. Dlatego każda ma znak „zakup potwierdzony”.</li>
<li>Przed publikacją czytamy każdą. Nie publikujemy treści bezprawnych, obraźliwych, nie na temat i z cudzymi danymi.</li>
<li><strong>Negatywne opinie publikujemy tak samo jak pozytywne.</strong> Nie kupujemy opinii i nie nagradzamy za nie. Średnia liczy się ze wszystkich opublikowanych.</li>
</ul>
<h2>Bezpieczeństwo produktów</h2>
<p>Dane producenta i ostrzeżenia znajdziesz przy produkcie. Jeśli rzecz od nas wydaje się niebezpieczna, przestań jej używać i napisz na <a href="mailto:{{shop_email}}?subject=Bezpiecze%C5%84stwo">{{shop_email}}</a> z tematem „Bezpieczeństwo” albo zadzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Gdy producent wycofa towar, napiszemy do wszystkich, którzy go kupili.</p>
<h2>Deklaracja dostępności</h2>
<p>Sklep robimy tak, by dało się w nim kupić samą klawiaturą, z czytnikiem ekranu, w powiększeniu do 400% i bez animacji. Trzymamy się wytycznych <strong>WCAG 2.2 na poziomie AA</strong> i normy EN 301 549, jak wymaga ustawa z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług.</p>
<ul>
<li>Sprawdzamy to programem na każdym rodzaju strony i ręcznie, klawiaturą.</li>
<li>Czego jeszcze nie mamy: opisów tego, co widać na zdjęciach produktów. Kolor, krój i materiał podajemy w tekście obok.</li>
<li>Treści operatorów płatności i map automatów paczkowych nie są nasze i możemy na nie wpływać tylko wyborem dostawcy.</li>
</ul>
<p>Coś przeszkadza? Napisz na <a href="mailto:{{shop_email}}?subject=Dost%C4%99pno%C5%9B%C4%87">{{shop_email}}</a> z tematem „Dostępność” albo zadzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Powiedz, co robisz i czego używasz. Odpowiemy w 7 dni, a zamówienie przyjmiemy przez telefon. Skargę możesz złożyć do Prezesa Zarządu PFRON. Deklarację sporządziliśmy 1 listopada 2026 r. na podstawie samooceny.</p>
<h2>Zużyty sprzęt i opakowania</h2>
<p>Karton i papier wrzuć do niebieskiego pojemnika. Zapalniczki i baterie oddaj w punkcie zbiórki. Stare deski przyjmiemy na miejscu: robimy z nich półki. Numer rejestrowy BDO: {{shop_bdo}}.</p>`;
