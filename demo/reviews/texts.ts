import type { Kind } from "../catalogue/types.ts";

/** What somebody might say of a thing of some kind: stars, language, words, and sometimes a title. */
export type SampleText = [stars: 1 | 2 | 3 | 4 | 5, lan: "pl" | "en" | "cz", text: string, title?: string];

/** Which words suit which kinds of goods. */
export const sampleTexts: { kinds: Kind[]; texts: SampleText[] }[] = [
  {
    kinds: ["hoodie", "zipHoodie", "crewneck"],
    texts: [
      [5, "pl", "Ciężka w dobrym sensie. Trzyma formę, nie robi się z niej worek po tygodniu.", "Wreszcie gruba bluza"],
      [5, "pl", "Po dziesięciu praniach wygląda jak nowa. Mam 183 cm, L leży luźno."],
      [4, "pl", "Super jakość, tylko rękawy ciut długie. Poza tym nie zdejmuję."],
      [5, "pl", "Kupiłem drugą, w innym kolorze. To chyba wszystko, co trzeba wiedzieć."],
      [3, "pl", "Materiał świetny, ale rozmiarówka większa niż w tabeli. Wymieniłam M na S i wtedy było dobrze.", "Bierzcie mniejszy"],
      [4, "pl", "Ciepła, miękka od środka. Po pierwszym praniu trochę puściła kłaczków, potem spokój."],
      [2, "pl", "Dla mnie za gruba na co dzień, gotuję się w autobusie. Na zimę pewnie w sam raz."],
      [5, "pl", "Chodzę w niej na rower, do pracy i spać. Szwy proste, nic nie odstaje."],
      [5, "en", "Proper heavyweight cotton. Runs a touch large, which is how I like it."],
      [4, "en", "Lovely fit across the shoulders. Took one wash to lose the lint.", "Nearly perfect"],
      [5, "cz", "Pořádná gramáž a střih, který nikde netáhne. Po vyprání pořád stejná."],
      [4, "cz", "Teplá a příjemná, jen jsem čekala o něco kratší délku."],
    ],
  },
  {
    kinds: ["tee", "longsleeve", "shirt"],
    texts: [
      [5, "pl", "Gruby materiał, nie prześwituje. Kołnierzyk po pięciu praniach dalej płaski."],
      [5, "pl", "Luźna, ale nie wisi. Przy 176 cm wzięłam M i pasuje idealnie.", "Dobrze skrojona"],
      [4, "pl", "Fajny krój, trochę dłuższa, niż się spodziewałem. Do spodni wpuszczona leży super."],
      [5, "pl", "Nosi ją pół ekipy. Suszarka jej nie skurczyła, a już się bałem."],
      [3, "pl", "Ładna, ale gniecie się od samego patrzenia. Żelazko obowiązkowe."],
      [4, "pl", "Miła w dotyku i kolor jak na zdjęciu. Gwiazdka mniej za sztywną metkę przy karku."],
      [5, "en", "Thick, soft and it keeps its shape. Bought three more.", "My new uniform"],
      [4, "en", "Boxy in a good way. Size down if you want it closer to the body."],
      [5, "cz", "Konečně tričko, které se po vyprání nezkroutilo. Velikost sedí."],
      [3, "cz", "Hezký střih, materiál je ale na léto dost silný."],
    ],
  },
  {
    kinds: ["jeans", "cargo", "sweatpants", "shorts"],
    texts: [
      [5, "pl", "W końcu nogawka, która nie ciągnie w kolanie. Pas trzyma bez paska."],
      [4, "pl", "Wygodne jak dres, a wyglądają porządnie. Kieszenie mogłyby być o centymetr głębsze."],
      [5, "pl", "Jeżdżę w nich na desce trzeci miesiąc i jeszcze nic nie pękło.", "Nie do zdarcia"],
      [4, "pl", "Rozmiar zgodny z tabelą, mierzcie się w pasie, a nie na oko."],
      [2, "pl", "Przy 168 cm nogawka za długa, musiałam skrócić. Szkoda, że nie ma krótszej wersji."],
      [5, "pl", "Materiał mięsisty, szwy podwójne. Cena uczciwa."],
      [4, "en", "Great weight to the fabric and room in the thigh. Hem came undone at one spot, easy fix."],
      [5, "en", "Bought for travelling, ended up wearing them every day."],
      [5, "cz", "Sedí přesně podle tabulky a kapsy konečně udrží telefon."],
      [3, "cz", "Pohodlné, ale první praní pouštělo barvu. Perte zvlášť."],
    ],
  },
  {
    kinds: ["shellJacket", "pufferJacket"],
    texts: [
      [5, "pl", "Godzina w ulewie na przystanku i pod spodem sucho. Kaptur da się ściągnąć jedną ręką.", "Zdała egzamin"],
      [5, "pl", "Lekka, a na minus pięć wystarcza z bluzą pod spodem."],
      [4, "pl", "Świetnie odcięta od wiatru. Zamek chodzi trochę ciężko, ale z czasem się układa."],
      [4, "pl", "Wzięłam rozmiar większy, żeby wszedł gruby sweter. Dobra decyzja."],
      [2, "pl", "Kieszenie bez zamka wewnątrz i telefon mi raz wypadł. Sama kurtka ciepła."],
      [5, "en", "Warm without feeling like a duvet. Sleeves are long enough for once."],
      [4, "en", "Handles wind and drizzle easily. I would add a longer back."],
      [5, "cz", "Vítr neprofoukne, déšť stéká. Na kolo ideální."],
      [4, "cz", "Teplá a lehká, jen zip by mohl jít snáz."],
    ],
  },
  {
    kinds: ["cap", "beanie", "bucketHat"],
    texts: [
      [5, "pl", "Trzyma się głowy, nie uciska i nie robi z włosów gniazda."],
      [4, "pl", "Ładnie wykończona od środka. Mam dużą głowę i jest na styk."],
      [5, "pl", "Noszę codziennie od trzech miesięcy, kolor jeszcze nie puścił.", "Codzienny dodatek"],
      [3, "pl", "Na zdjęciu wydawała się głębsza. Na mnie trochę płytka, ale materiał super."],
      [5, "en", "Sits just right and survived a wash inside out."],
      [5, "cz", "Drží tvar a nekouše. Koupil jsem i kamarádovi."],
      [4, "cz", "Hezká a dobře ušitá, jen o chlup menší, než jsem čekal."],
    ],
  },
  {
    kinds: ["gloves", "socks"],
    texts: [
      [5, "pl", "Ciepło i bez uczucia, że ma się na rękach poduszki."],
      [4, "pl", "Szwy nie gryzą, po praniu nie zmalały."],
      [5, "pl", "Biorę zawsze po dwie pary, bo pierwszą zabiera mi brat."],
      [3, "pl", "W porządku, ale na większy mróz za cienkie."],
      [5, "en", "Comfortable from the first minute, no loose threads."],
      [4, "cz", "Příjemné a pevné, velikost odpovídá."],
    ],
  },
  {
    kinds: ["backpack", "waistBag", "tote"],
    texts: [
      [5, "pl", "Mieści dużo więcej, niż wygląda, a na plecach się nie buja.", "Pakowna"],
      [4, "pl", "Dobre szwy i mocny zamek. Brakuje mi jednej małej kieszonki na klucze."],
      [5, "pl", "Przeszła festiwal, deszcz i kolano kolegi. Dalej jak nowa."],
      [3, "pl", "Materiał super, pasek mógłby być dłuższy na grubą kurtkę."],
      [5, "en", "Carries more than it should. The strap does not slip."],
      [4, "en", "Solid stitching and a clean look. Wish it had one more pocket."],
      [5, "cz", "Všechno se vejde a ramena nebolí. Zipy jezdí hladce."],
    ],
  },
  {
    kinds: ["sneakerLow", "sneakerHigh"],
    texts: [
      [5, "pl", "Od pierwszego dnia bez obtarć. Rozmiar dokładnie jak w tabeli, 27,5 cm to moje 43."],
      [4, "pl", "Podeszwa trzyma na mokrym bruku. Sznurówki wymieniłem na krótsze."],
      [5, "pl", "Pół roku na desce i dopiero teraz zaczyna się przecierać bok. Szacunek.", "Na deskę i do pracy"],
      [3, "pl", "Wyglądają świetnie, ale na szeroką stopę za wąskie. Wymieniłem na większy numer."],
      [4, "pl", "Lekkie i miękkie w kostce. Jasna podeszwa szybko łapie brud."],
      [2, "pl", "Po miesiącu zaczęło skrzypieć przy pięcie. Sklep wymienił bez dyskusji, nowe milczą."],
      [5, "en", "True to size and no breaking in. Grip on wet stone is better than I hoped."],
      [4, "en", "Comfortable all day. The tongue slides a little to the side."],
      [5, "cz", "Sedí přesně, nic netlačí a podrážka drží i na mokru."],
      [4, "cz", "Pohodlné, jen bílá podrážka se rychle špiní."],
    ],
  },
  {
    kinds: ["boot", "slide"],
    texts: [
      [5, "pl", "Śnieg, sól, breja i dalej suche skarpety."],
      [4, "pl", "Trzeba je rozchodzić dwa dni, potem są jak kapcie."],
      [5, "pl", "Wygodne od razu, podeszwa gruba i nie ślizga się na kafelkach.", "Bardzo wygodne"],
      [3, "pl", "Numer wypada duży. Zamówcie mniejszy, wymiana poszła sprawnie."],
      [5, "en", "Warm, sturdy and easy to clean."],
      [4, "cz", "Dobře sedí, podrážka neklouže. Trochu těžší, ale to k nim patří."],
    ],
  },
  {
    kinds: ["deck", "trucks", "wheels"],
    texts: [
      [5, "pl", "Pop jak trzeba, po dwóch miesiącach street bez pęknięcia."],
      [4, "pl", "Równo sklejone, zero odprysków na krawędzi. Trochę ciężej niż moje poprzednie."],
      [5, "pl", "Złożyłem cały zestaw tutaj i wszystko do siebie pasuje bez kombinowania.", "Pewny zakup"],
      [3, "pl", "Dobre, ale na gładki park. Na naszym osiedlowym asfalcie czuć każdy kamyk."],
      [5, "en", "Turns smooth and takes a beating. Exactly as described."],
      [5, "cz", "Jezdí to skvěle a drží to. Balení bylo pečlivé."],
      [4, "cz", "Kvalita dobrá, jen potisk se na hraně trochu odřel."],
    ],
  },
  {
    kinds: ["helmet", "goggles"],
    texts: [
      [5, "pl", "Leży stabilnie i po dwóch godzinach zapominam, że go mam."],
      [4, "pl", "Regulacja działa w rękawiczkach. Zapięcie na początku sztywne."],
      [5, "pl", "Nie parują i nie uciskają nosa. Za tę cenę nie ma się czego czepiać."],
      [3, "pl", "Porządne, ale mierzcie obwód dokładnie, bo między rozmiarami jest przeskok."],
      [5, "en", "Light, adjustable and comfortable with a beanie underneath."],
      [4, "cz", "Dobře sedí a nastavení je jednoduché. Mohlo by být o něco lehčí."],
    ],
  },
  {
    kinds: ["snowboard", "bindings"],
    texts: [
      [5, "pl", "Pierwszy dzień w Szczyrku i od razu zaufałem krawędzi. Trzyma na lodzie.", "Trzyma"],
      [4, "pl", "Wyrozumiała dla kogoś, kto wraca po latach. Na szybkie rzeczy trochę miękka."],
      [5, "pl", "Przyszło nasmarowane i gotowe do jazdy, nic nie było obite."],
      [3, "pl", "Instrukcja skromna, ustawienia musiałem szukać sam. Sam sprzęt bez zarzutu."],
      [5, "en", "Stable at speed and playful in the park. Happy with the size advice too."],
      [5, "cz", "Drží na ledu a dobře se ovládá. Spokojenost."],
    ],
  },
  {
    kinds: ["dumbbell", "mat", "waterBottle"],
    texts: [
      [5, "pl", "Nie ślizga się w mokrej dłoni i nie śmierdzi gumą."],
      [5, "pl", "Używam codziennie w domu, sąsiedzi z dołu przestali się skarżyć.", "Cicho i pewnie"],
      [4, "pl", "Solidne. Przyszło w trochę zgniecionym kartonie, ale zawartość cała."],
      [3, "pl", "Działa, jak ma działać. Za takie coś zapłaciłbym parę złotych mniej."],
      [5, "en", "Well made and exactly the size I needed."],
      [4, "cz", "Praktické a pevné. Používám každý den."],
    ],
  },
  {
    kinds: ["dropperBottle", "jar"],
    texts: [
      [5, "pl", "Dobrze zamknięte, nic się nie wylało w paczce. Skład czytelny na etykiecie."],
      [4, "pl", "Zapach ziołowy, mnie odpowiada. Pipeta mogłaby mieć podziałkę."],
      [5, "pl", "Kupuję drugi raz. Szkło ciemne, opakowanie bez plastiku."],
      [3, "en", "Fine, though the scent is stronger than I expected."],
      [4, "cz", "Příjemná konzistence a pevný uzávěr."],
    ],
  },
  {
    kinds: ["grinder", "papers", "lighter"],
    texts: [
      [5, "pl", "Ciężki, równo spasowany, magnes mocny."],
      [4, "pl", "Porządne wykonanie, działa od pierwszego dnia."],
      [5, "pl", "Wygląda dużo drożej, niż kosztuje."],
      [3, "pl", "W porządku, tylko opakowanie mogłoby być porządniejsze."],
      [5, "en", "Feels solid and does the job."],
      [4, "cz", "Dobře zpracované, za ty peníze skvělé."],
    ],
  },
];

/** Names the samples are signed with. */
export const sampleAuthors: Record<SampleText[1], string[]> = {
  pl: ["Kasia", "Marek", "Ola", "Bartek", "Zuzia", "Michał", "Natalia", "Kuba", "Weronika", "Tomek", "Ania", "Patryk", "Magda", "Filip", "Julia", "Szymon", "Iga", "Adrian", "Kinga", "Wojtek", "Hania", "Damian"],
  en: ["Emma", "Callum", "Priya", "Joe", "Sadie", "Owen"],
  cz: ["Tomáš", "Eliška", "Vojta", "Klára", "Honza", "Adéla", "Ondra"],
};
