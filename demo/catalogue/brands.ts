/** The makers of the demo catalogue. All are invented; most are named after things met in a Polish street or workshop. */
import type { Brand } from "./types.ts";

export const brands: Brand[] = [
  {
    key: "bruk",
    name: "Bruk",
    producer: {
      name: "Bruk sp. z o.o.",
      address: "ul. Kamienna 14, 31-403 Kraków",
      email: "bezpieczenstwo@bruk.example",
      responsible: null,
    },
    description: {
      pl: "<p>Nasza własna marka: gruba bawełna, prosty krój i zygzak z betonowej kostki. Szyjemy w Łodzi, w krótkich seriach, i wracamy tylko do tych modeli, o które sami się upominacie.</p>",
      en: "<p>Our own label: thick cotton, plain cuts and the zig-zag of a concrete paving stone. We sew in Łódź in short runs and bring back only the models you ask for.</p>",
      cz: "<p>Naše vlastní značka: silná bavlna, jednoduchý střih a klikatá linie betonové dlažby. Šijeme v Lodži v malých sériích a vracíme se jen k modelům, o které si sami řeknete.</p>",
    },
  },
  {
    key: "fuga",
    name: "Fuga",
    producer: {
      name: "Fuga Pracownia s.c.",
      address: "ul. Hafciarska 3/2, 60-101 Poznań",
      email: "pracownia@fuga.example",
      responsible: null,
    },
    description: {
      pl: "<p>Poznańska pracownia, która zamiast nadruków używa haftu i przeszyć. Po ich rzeczach widać, że ktoś długo wybierał nitkę.</p>",
      en: "<p>A workshop from Poznań that embroiders and topstitches where others print. You can tell somebody took their time choosing the thread.</p>",
      cz: "<p>Poznaňská dílna, která místo potisku vyšívá a prošívá. Na jejích věcech je poznat, že nit někdo vybíral dlouho.</p>",
    },
  },
  {
    key: "norm",
    name: "Norm",
    producer: {
      name: "Norm Odzież sp. z o.o.",
      address: "ul. Gładka 20, 90-120 Łódź",
      email: "jakosc@norm.example",
      responsible: null,
    },
    description: {
      pl: "<p>Gładkie podstawy bez logo na wierzchu, za to z gramaturą wypisaną na metce. Kroje zmieniają się rzadko, więc za rok dokupisz dokładnie to samo.</p>",
      en: "<p>Plain basics with no logo on the outside and the fabric weight on the label. The cuts rarely change, so a year from now you can buy exactly the same piece again.</p>",
      cz: "<p>Hladký základ bez loga navrchu, zato s gramáží na etiketě. Střihy se mění málokdy, takže za rok koupíte přesně totéž.</p>",
    },
  },
  {
    key: "petla",
    name: "Pętla",
    producer: {
      name: "Pętla sp. z o.o.",
      address: "ul. Zajezdniowa 8, 80-210 Gdańsk",
      email: "kontakt@petla.example",
      responsible: null,
    },
    description: {
      pl: "<p>Dzianiny, płótno i gumowe podeszwy z Gdańska, nazwane od pętli tramwajowej pod pracownią. Robią rzeczy miękkie, ale nie delikatne.</p>",
      en: "<p>Knits, canvas and rubber soles from Gdańsk, named after the tram loop below the workshop. They make things that are soft but not delicate.</p>",
      cz: "<p>Pleteniny, plátno a gumové podrážky z Gdaňsku, pojmenované podle tramvajové smyčky pod dílnou. Dělají věci měkké, ale ne choulostivé.</p>",
    },
  },
  {
    key: "linia7",
    name: "Linia 7",
    producer: {
      name: "Linia 7 s.c.",
      address: "ul. Nocna 7, 40-070 Katowice",
      email: "linia@linia7.example",
      responsible: null,
    },
    description: {
      pl: "<p>Marka dwóch kierowców nocnego autobusu i jednej graficzki. Ich nadruki powstają z rozkładów, numerów bocznych i świateł widzianych z ostatniego rzędu.</p>",
      en: "<p>A label run by two night-bus drivers and one graphic designer. Their prints come from timetables, fleet numbers and lights seen from the back row.</p>",
      cz: "<p>Značka dvou řidičů nočního autobusu a jedné grafičky. Jejich potisky vznikají z jízdních řádů, čísel vozů a světel viděných ze zadní řady.</p>",
    },
  },
  {
    key: "krawez",
    name: "Krawęż",
    producer: {
      name: "Krawęż Obuwie sp. z o.o.",
      address: "ul. Szewska 11, 26-610 Radom",
      email: "obuwie@krawez.example",
      responsible: null,
    },
    description: {
      pl: "<p>Buty testowane na krawężnikach i w marcowej solance. Podeszwy przeszywają na całym obwodzie, a każdą parę da się podzelować u szewca.</p>",
      en: "<p>Shoes tested on kerbs and in the salty slush of March. The soles are stitched all the way round, and a cobbler can resole every pair.</p>",
      cz: "<p>Boty zkoušené na obrubnících a v březnové solance. Podrážky se prošívají po celém obvodu a každý pár vám švec podrazí.</p>",
    },
  },
  {
    key: "slizg",
    name: "Ślizg",
    producer: {
      name: "Ślizg sp. z o.o.",
      address: "ul. Schodowa 5, 50-020 Wrocław",
      email: "deski@slizg.example",
      responsible: null,
    },
    description: {
      pl: "<p>Blaty z klonu klejone na zimno i ciuchy dla tych, którzy na nich jeżdżą. Ekipa z Wrocławia testuje każdą serię na schodach pod biblioteką.</p>",
      en: "<p>Cold-pressed maple decks, and clothes for the people who ride them. The Wrocław crew tests each run on the steps below the library.</p>",
      cz: "<p>Javorové desky lepené za studena a oblečení pro ty, kdo na nich jezdí. Parta z Vratislavi zkouší každou sérii na schodech pod knihovnou.</p>",
    },
  },
  {
    key: "osiedle",
    name: "Osiedle",
    producer: {
      name: "Osiedle Anna Wrona",
      address: "ul. Klatkowa 16/40, 02-790 Warszawa",
      email: "czesc@osiedle.example",
      responsible: null,
    },
    description: {
      pl: "<p>Luźne kroje i rysunki wielkiej płyty, od klatki schodowej po plan całego kwartału. Marka z Ursynowa, noszona także tam, gdzie bloków nie ma.</p>",
      en: "<p>Loose cuts and drawings of tower blocks, from a single stairwell to the plan of a whole estate. A label from Warsaw’s Ursynów, worn even where there are no blocks at all.</p>",
      cz: "<p>Volné střihy a kresby paneláků, od jednoho vchodu po plán celého sídliště. Značka z varšavského Ursynova, která se nosí i tam, kde žádné paneláky nejsou.</p>",
    },
  },
  {
    key: "kontrapunkt",
    name: "Kontrapunkt",
    producer: {
      name: "Counterpoint Works Ltd",
      address: "14 Needle Row, London E8 9ZZ, United Kingdom",
      email: "hello@kontrapunkt.example",
      responsible: {
        name: "Bruk sp. z o.o.",
        address: "ul. Kamienna 14, 31-403 Kraków",
        email: "bezpieczenstwo@bruk.example",
      },
    },
    description: {
      pl: "<p>Ubrania robione przez ludzi od bitów i winyli: każda kolekcja ma swoją ścieżkę dźwiękową. Mało wzorów, małe nakłady, duży kolor.</p>",
      en: "<p>Clothes made by people who make beats and dig for records: every collection comes with its own soundtrack. Few designs, small runs, big colour.</p>",
      cz: "<p>Oblečení od lidí kolem beatů a vinylů: každá kolekce má vlastní soundtrack. Málo motivů, malé náklady, velká barva.</p>",
    },
  },
  {
    key: "slota",
    name: "Słota",
    producer: {
      name: "Słota sp. z o.o.",
      address: "ul. Portowa 31, 70-225 Szczecin",
      email: "serwis@slota.example",
      responsible: null,
    },
    description: {
      pl: "<p>Kurtki na deszcz z klejonymi szwami, projektowane w Szczecinie, gdzie pogody do testów nie brakuje. Do każdej dorzucają łatkę i instrukcję, jak ją wprasować.</p>",
      en: "<p>Rain jackets with taped seams, designed in Szczecin, where there is no shortage of weather to test them in. Each one comes with a patch and a note on how to iron it on.</p>",
      cz: "<p>Bundy do deště s lepenými švy, navržené ve Štětíně, kde je na čem zkoušet. Ke každé přidávají záplatu a návod, jak ji nažehlit.</p>",
    },
  },
  {
    key: "zamiec",
    name: "Zamieć",
    producer: {
      name: "Zamieć Sport sp. z o.o.",
      address: "ul. Wyciągowa 2, 43-300 Bielsko-Biała",
      email: "sprzet@zamiec.example",
      responsible: null,
    },
    description: {
      pl: "<p>Deski, gogle i ciepłe kurtki z Bielska-Białej, skąd na stok jedzie się autobusem miejskim. Sprzęt na zwykłe polskie zimy: trochę lodu, trochę breji, czasem puch.</p>",
      en: "<p>Boards, goggles and warm jackets from Bielsko-Biała, where a city bus takes you to the slope. Kit for ordinary winters: some ice, some slush, now and then powder.</p>",
      cz: "<p>Prkna, brýle a teplé bundy z Bílska-Bělé, odkud se na sjezdovku jezdí městským autobusem. Vybavení do obyčejné zimy: trochu ledu, trochu břečky, občas prašan.</p>",
    },
  },
  {
    key: "drazek",
    name: "Drążek",
    producer: {
      name: "Drążek sp. z o.o.",
      address: "ul. Trzepakowa 9, 35-060 Rzeszów",
      email: "kontakt@drazek.example",
      responsible: null,
    },
    description: {
      pl: "<p>Zaczęło się od drążka przykręconego do trzepaka, a skończyło na hantlach i dresach. Rzeczy do ćwiczeń w domu i pod blokiem, bez karnetu.</p>",
      en: "<p>It began with a pull-up bar bolted to a carpet-beating rack and ended with dumbbells and tracksuits. Things for training at home and in the yard, no gym membership needed.</p>",
      cz: "<p>Začalo to hrazdou přišroubovanou ke klepadlu na koberce a skončilo činkami a tepláky. Věci na cvičení doma i před domem, bez permanentky.</p>",
    },
  },
  {
    key: "miedlica",
    name: "Międlica",
    producer: {
      name: "Miedlica Gospodarstwo Konopne",
      address: "Dolna Łąka 4, 22-100 Chełm",
      email: "kosmetyki@miedlica.example",
      responsible: null,
    },
    description: {
      pl: "<p>Konopie siewne z Lubelszczyzny: tkaniny, kosmetyki i olejki. Nazwa to drewniane narzędzie, którym dawniej łamano łodygi, żeby dostać się do włókna.</p>",
      en: "<p>Industrial hemp from the Lublin region: cloth, cosmetics and oils. The name is that of a wooden tool once used to break the stalks and get at the fibre.</p>",
      cz: "<p>Technické konopí z Lublinska: látky, kosmetika a oleje. Název patří dřevěnému nástroji, kterým se dřív lámaly stonky, aby se uvolnilo vlákno.</p>",
    },
  },
  {
    key: "dymnik",
    name: "Dymnik",
    producer: {
      name: "Dymnik Tokarnia s.c.",
      address: "ul. Wiórowa 1, 26-600 Radom",
      email: "tokarnia@dymnik.example",
      responsible: null,
    },
    description: {
      pl: "<p>Młynki toczone z jednego kawałka aluminium, bletki i zapalniczki na wymienny kamień. Mała tokarnia z Radomia, która naprawia wszystko, co sprzedała.</p>",
      en: "<p>Grinders turned from a single block of aluminium, papers, and lighters with a replaceable flint. A small turning shop from Radom that repairs whatever it has sold.</p>",
      cz: "<p>Drtičky soustružené z jednoho kusu hliníku, papírky a zapalovače s vyměnitelným kamínkem. Malá soustružna z Radomu, která opraví všechno, co prodala.</p>",
    },
  },
  {
    key: "czolenko",
    name: "Czółenko",
    producer: {
      name: "Czółenko sp. z o.o.",
      address: "ul. Tkacka 6, 96-300 Żyrardów",
      email: "tkalnia@czolenko.example",
      responsible: null,
    },
    description: {
      pl: "<p>Dżins i drelich tkane na starych krosnach w Żyrardowie, z czystym brzegiem po obu stronach. Zaczynali od spodni i długo nie chcieli robić niczego innego.</p>",
      en: "<p>Denim and drill woven on old looms in Żyrardów, with a clean edge on both sides. They started with trousers and for a long time refused to make anything else.</p>",
      cz: "<p>Džínovina a kepr tkané na starých stavech v Żyrardowě, s čistým okrajem po obou stranách. Začínali kalhotami a dlouho nechtěli dělat nic jiného.</p>",
    },
  },
];
