/**
 * The demo shop's category tree, three levels under the root, covering all six groups of the
 * specification's point 1. Names may hold HTML and entities (point 3: category_name); the heading
 * 'dodatki' has no page of its own, so its children's paths skip it (point 2: null urls).
 */
import type { CategoryNode } from "./types.ts";

export const categories: CategoryNode[] = [
  {
    key: "odziez",
    slug: "Odziez",
    name: { pl: "Odzież", en: "Clothing", cz: "Oblečení" },
    description: {
      pl: "<p>Ciężka bawełna, ripstop, dżins i jedna porządna kurtka na deszcz. Rzeczy, które nosi się do zdarcia, a nie do zdjęcia.</p>",
      en: "<p>Heavy cotton, ripstop, denim and one proper jacket for the rain. Things to wear out, not just to pose in.</p>",
      cz: "<p>Těžká bavlna, ripstop, džínovina a jedna pořádná bunda do deště. Věci na nošení, ne jen na focení.</p>",
    },
    children: [
      {
        key: "bluzy",
        slug: "bluzy",
        name: { pl: "Bluzy", en: "Sweatshirts", cz: "Mikiny" },
        description: {
          pl: "<p>Od cienkiej dresówki na lato po bawełnę 450 g, która sama stoi. Kaptury, zamki i gładkie klasyki.</p>",
          en: "<p>From light loopback for summer to 450 g cotton that stands up by itself. Hoods, zips and plain classics.</p>",
          cz: "<p>Od tenké teplákoviny na léto po bavlnu 450 g, která stojí sama. Kapuce, zipy a hladká klasika.</p>",
        },
        children: [
          {
            key: "bluzy-z-kapturem",
            slug: "z-kapturem",
            name: { pl: "Bluzy z kapturem", en: "Hoodies", cz: "Mikiny s kapucí" },
            description: {
              pl: "<p>Kaptury z podwójnej dzianiny, kieszenie, w których mieszczą się dłonie i telefon. Od 320 do 500 g/m².</p>",
              en: "<p>Double-knit hoods and pockets that hold both hands and a phone. From 320 to 500 g/m².</p>",
              cz: "<p>Kapuce z dvojitého úpletu a kapsy, do kterých se vejdou ruce i telefon. Od 320 do 500 g/m².</p>",
            },
          },
          {
            key: "bluzy-rozpinane",
            slug: "rozpinane",
            name: { pl: "Bluzy rozpinane", en: "Zip hoodies", cz: "Mikiny na zip" },
            description: {
              pl: "<p>Na zamek, więc także na rower, na trening i na cudzą kanapę, na której jest za ciepło.</p>",
              en: "<p>With a zip, so also for the bike, for training and for a friend’s overheated sofa.</p>",
              cz: "<p>Na zip, takže i na kolo, na trénink a na cizí gauč, kde je moc teplo.</p>",
            },
          },
          {
            key: "bluzy-bez-kaptura",
            slug: "bez-kaptura",
            name: { pl: "Bluzy bez kaptura", en: "Crewnecks", cz: "Mikiny bez kapuce" },
            description: {
              pl: "<p>Okrągły dekolt i nic więcej. Wchodzą pod kurtkę i pod szelki plecaka.</p>",
              en: "<p>A round neck and nothing else. They fit under a jacket and under backpack straps.</p>",
              cz: "<p>Kulatý výstřih a nic navíc. Vejdou se pod bundu i pod popruhy batohu.</p>",
            },
          },
        ],
      },
      {
        key: "koszulki",
        slug: "koszulki",
        name: { pl: "Koszulki", en: "T-shirts", cz: "Trička" },
        description: {
          pl: "<p>Koszulki z dżerseju od 170 do 260 g, z nadrukiem i bez. Ściągacz przy szyi ma się nie wyciągać i się nie wyciąga.</p>",
          en: "<p>Jersey tees from 170 to 260 g, printed and plain. The collar is meant to keep its shape, and it does.</p>",
          cz: "<p>Trička z žerzeje od 170 do 260 g, s potiskem i bez. Průkrčník se nemá vytahat a nevytahá se.</p>",
        },
        children: [
          {
            key: "koszulki-z-nadrukiem",
            slug: "z-nadrukiem",
            name: { pl: "Koszulki z nadrukiem", en: "Printed T-shirts", cz: "Trička s potiskem" },
            description: {
              pl: "<p>Rysunki z osiedla, drukowane sitem i farbą wodną. Każdy jest nasz, od szkicu po matrycę.</p>",
              en: "<p>Drawings from the estate, screen-printed with water-based ink. All ours, from sketch to screen.</p>",
              cz: "<p>Kresby ze sídliště, tištěné sítem a vodní barvou. Všechny jsou naše, od skici po síto.</p>",
            },
          },
          {
            key: "koszulki-gladkie",
            slug: "gladkie",
            name: { pl: "Koszulki gładkie", en: "Plain T-shirts", cz: "Trička bez potisku" },
            description: {
              pl: "<p>Jeden kolor, żadnych napisów. Te kupuje się po trzy.</p>",
              en: "<p>One colour, no lettering. The ones people buy in threes.</p>",
              cz: "<p>Jedna barva, žádné nápisy. Ty se kupují po třech.</p>",
            },
          },
          {
            key: "koszulki-z-dlugim-rekawem",
            slug: "z-dlugim-rekawem",
            name: { pl: "Koszulki z długim rękawem", en: "Long-sleeve T-shirts", cz: "Trička s dlouhým rukávem" },
            description: {
              pl: "<p>Na wrzesień, na maj i pod bluzę. Mankiety ze ściągacza zostają tam, gdzie je podciągniesz.</p>",
              en: "<p>For September, for May and under a sweatshirt. Ribbed cuffs stay where you push them.</p>",
              cz: "<p>Na září, na květen a pod mikinu. Náplety zůstanou, kam je vyhrnete.</p>",
            },
          },
        ],
      },
      {
        key: "koszule",
        slug: "koszule",
        name: { pl: "Koszule", en: "Shirts", cz: "Košile" },
        description: {
          pl: "<p>Flanela, sztruks i grube płótno. Na koszulkę albo zamiast kurtki.</p>",
          en: "<p>Flannel, corduroy and thick canvas. Over a tee or instead of a jacket.</p>",
          cz: "<p>Flanel, manšestr a silné plátno. Přes tričko i místo bundy.</p>",
        },
      },
      {
        key: "kurtki",
        slug: "kurtki",
        name: { pl: "Kurtki", en: "Jackets", cz: "Bundy" },
        description: {
          pl: "<p>Na wiatr, na ulewę i na minus dziesięć na przystanku. Przy tych na deszcz piszemy, ile wody wytrzymują.</p>",
          en: "<p>For wind, for downpours and for minus ten at the bus stop. For rain jackets we say how much water they withstand.</p>",
          cz: "<p>Do větru, do lijáku a do minus deseti na zastávce. U těch do deště píšeme, kolik vody vydrží.</p>",
        },
        children: [
          {
            key: "kurtki-wiatrowki",
            slug: "wiatrowki",
            name: { pl: "Wiatrówki", en: "Windbreakers", cz: "Větrovky" },
            description: {
              pl: "<p>Cienkie, lekkie, do schowania w plecaku. Zatrzymują wiatr i przelotny deszcz, nie ulewę.</p>",
              en: "<p>Thin, light, made to vanish in a backpack. They stop wind and a shower, not a downpour.</p>",
              cz: "<p>Tenké, lehké, schovají se do batohu. Zastaví vítr a přeháňku, ne liják.</p>",
            },
          },
          {
            key: "kurtki-przeciwdeszczowe",
            slug: "przeciwdeszczowe",
            name: { pl: "Kurtki przeciwdeszczowe", en: "Rain jackets", cz: "Bundy do deště" },
            description: {
              pl: "<p>Membrana i klejone szwy. Przy każdej podajemy słup wody: od 10 000 mm przejdziesz suchą głową przez ulewę.</p>",
              en: "<p>A membrane and taped seams. Each says its hydrostatic head: from 10,000 mm on you stay dry in a downpour.</p>",
              cz: "<p>Membrána a lepené švy. U každé uvádíme vodní sloupec: od 10 000 mm projdete lijákem v suchu.</p>",
            },
          },
          {
            key: "kurtki-pikowane",
            slug: "pikowane",
            name: { pl: "Kurtki pikowane", en: "Puffer jackets", cz: "Prošívané bundy" },
            description: {
              pl: "<p>Wypełnienie z włókien, które można prać w domu. Od cienkich pod płaszcz po takie na minus dwadzieścia.</p>",
              en: "<p>Fibre filling you can wash at home. From thin ones under a coat to those for minus twenty.</p>",
              cz: "<p>Výplň z vláken, kterou vyperete doma. Od tenkých pod kabát po ty do minus dvaceti.</p>",
            },
          },
        ],
      },
      {
        key: "spodnie",
        slug: "spodnie",
        name: { pl: "Spodnie", en: "Trousers", cz: "Kalhoty" },
        description: {
          pl: "<p>Dżins, bojówki, dresy i szorty. Szerokie nogawki mają u nas pierwszeństwo, ale proste też się znajdą.</p>",
          en: "<p>Denim, cargos, sweatpants and shorts. Wide legs have right of way here, but there are straight ones too.</p>",
          cz: "<p>Džíny, kapsáče, tepláky a kraťasy. Široké nohavice tu mají přednost, ale najdou se i rovné.</p>",
        },
        children: [
          {
            key: "spodnie-jeansy",
            slug: "jeansy",
            name: { pl: "Jeansy", en: "Jeans", cz: "Džíny" },
            description: {
              pl: "<p>Proste, szerokie i zwężane. Dżins od 11 uncji w górę, bez dziur zrobionych za Ciebie.</p>",
              en: "<p>Straight, wide and tapered. Denim from 11 ounces up, with no holes made on your behalf.</p>",
              cz: "<p>Rovné, široké a zúžené. Džínovina od 11 uncí výš, bez děr udělaných za vás.</p>",
            },
          },
          {
            key: "spodnie-bojowki",
            slug: "bojowki",
            name: { pl: "Bojówki", en: "Cargo trousers", cz: "Kapsáče" },
            description: {
              pl: "<p>Kieszenie tam, gdzie sięga ręka, i materiał, który nie boi się murku.</p>",
              en: "<p>Pockets where your hand goes, and cloth that is not afraid of a wall.</p>",
              cz: "<p>Kapsy tam, kam dosáhne ruka, a látka, která se nebojí zídky.</p>",
            },
          },
          {
            key: "spodnie-dresowe",
            slug: "dresowe",
            name: { pl: "Spodnie dresowe", en: "Sweatpants", cz: "Tepláky" },
            description: {
              pl: "<p>Do biegania, do leżenia i do sklepu na rogu. Kieszenie są głębokie.</p>",
              en: "<p>For running, for lying about and for the corner shop. The pockets are deep.</p>",
              cz: "<p>Na běh, na ležení a do obchodu na rohu. Kapsy jsou hluboké.</p>",
            },
          },
          {
            key: "szorty",
            slug: "szorty",
            name: { pl: "Szorty", en: "Shorts", cz: "Kraťasy" },
            description: {
              pl: "<p>Na deskę, na działkę i nad rzekę. Większość do kolan albo tuż nad nie.</p>",
              en: "<p>For the board, the allotment and the riverside. Most end at the knee or just above.</p>",
              cz: "<p>Na prkno, na zahrádku a k řece. Většina končí u kolena nebo těsně nad ním.</p>",
            },
          },
        ],
      },
      {
        key: "czapki",
        slug: "czapki",
        name: { pl: "Czapki", en: "Headwear", cz: "Čepice" },
        description: {
          pl: "<p>Z daszkiem na słońce, z dzianiny na mróz, z rondem na jedno i drugie.</p>",
          en: "<p>Peaks for the sun, knits for the frost, brims for a bit of both.</p>",
          cz: "<p>S kšiltem na slunce, pletené do mrazu, s krempou na obojí.</p>",
        },
        children: [
          {
            key: "czapki-z-daszkiem",
            slug: "z-daszkiem",
            name: { pl: "Czapki z daszkiem", en: "Caps", cz: "Kšiltovky" },
            description: {
              pl: "<p>Pięć paneli, sześć klinów albo siatka z tyłu. Zapięcia są regulowane, więc rozmiar jest jeden.</p>",
              en: "<p>Five panels, six panels or mesh at the back. They adjust, so there is one size.</p>",
              cz: "<p>Pět panelů, šest panelů nebo síťka vzadu. Zapínání se nastaví, velikost je proto jedna.</p>",
            },
          },
          {
            key: "czapki-zimowe",
            slug: "zimowe",
            name: { pl: "Czapki zimowe", en: "Beanies", cz: "Zimní čepice" },
            description: {
              pl: "<p>Z wełny, z bawełny i z pomponem. Te z metką merynos nie gryzą w czoło.</p>",
              en: "<p>Wool, cotton and bobbles. The merino ones don’t itch.</p>",
              cz: "<p>Z vlny, z bavlny a s bambulí. Ty z merina nekoušou.</p>",
            },
          },
          {
            key: "kapelusze",
            slug: "kapelusze",
            name: { pl: "Kapelusze", en: "Bucket hats", cz: "Klobouky" },
            description: {
              pl: "<p>Rondo od słońca, od deszczu i od nadmiaru spojrzeń. Większość zmieści się w kieszeni.</p>",
              en: "<p>A brim against sun, rain and too many glances. Most fit into a pocket.</p>",
              cz: "<p>Krempa proti slunci, dešti i pohledům. Většina se vejde do kapsy.</p>",
            },
          },
        ],
      },
      {
        key: "dodatki",
        slug: null,
        name: { pl: "Dodatki", en: "Accessories", cz: "Doplňky" },
        children: [
          {
            key: "skarpety",
            slug: "skarpety",
            name: { pl: "Skarpety", en: "Socks", cz: "Ponožky" },
            description: {
              pl: "<p>Wysokie i średnie, z wzmocnioną piętą. Palce zszywane płasko, żeby but nie uwierał.</p>",
              en: "<p>Long and mid, with a stronger heel. Toes are closed flat, so no boot rubs.</p>",
              cz: "<p>Vysoké i střední, se zesílenou patou. Špičky jsou sešité naplocho, aby bota netlačila.</p>",
            },
          },
          {
            key: "rekawiczki",
            slug: "rekawiczki",
            name: { pl: "Rękawiczki", en: "Gloves", cz: "Rukavice" },
            description: {
              pl: "<p>Na przystanek i na rower. Dotykają ekranu, zanim zmarzną palce.</p>",
              en: "<p>For the bus stop and the bike. They work a screen before your fingers freeze.</p>",
              cz: "<p>Na zastávku a na kolo. Ovládají displej dřív, než zmrznou prsty.</p>",
            },
          },
        ],
      },
    ],
  },
  {
    key: "buty",
    slug: "buty",
    name: { pl: "Buty", en: "Footwear", cz: "Boty" },
    description: {
      pl: "<p>Na deskę, na miasto i na śnieg w bramie. Rozmiary od 36 do 46.</p>",
      en: "<p>For the board, for the city and for snow on the doorstep. Sizes 36 to 46.</p>",
      cz: "<p>Na prkno, do města i do sněhu v průjezdu. Velikosti 36 až 46.</p>",
    },
    children: [
      {
        key: "sneakersy",
        slug: "sneakersy",
        name: { pl: "Sneakersy", en: "Sneakers", cz: "Tenisky" },
        description: {
          pl: "<p>Na co dzień i na deskę, z zamszu, skóry i płótna.</p>",
          en: "<p>For every day and for the board, in suede, leather and canvas.</p>",
          cz: "<p>Na každý den i na prkno, ze semiše, kůže a plátna.</p>",
        },
        children: [
          {
            key: "sneakersy-niskie",
            slug: "niskie",
            name: { pl: "Sneakersy niskie", en: "Low sneakers", cz: "Nízké tenisky" },
            description: {
              pl: "<p>Pod kostkę: lżejsze, szybciej schną, łatwiej się je wkłada.</p>",
              en: "<p>Below the ankle: lighter, quicker to dry, easier to slip on.</p>",
              cz: "<p>Pod kotník: lehčí, rychleji schnou, snáz se obouvají.</p>",
            },
          },
          {
            key: "sneakersy-wysokie",
            slug: "wysokie",
            name: { pl: "Sneakersy wysokie", en: "High-top sneakers", cz: "Kotníkové tenisky" },
            description: {
              pl: "<p>Za kostkę: trzymają ją na desce i grzeją ją w listopadzie.</p>",
              en: "<p>Over the ankle: they hold it on a board and warm it in November.</p>",
              cz: "<p>Nad kotník: na prkně ho drží a v listopadu hřejí.</p>",
            },
          },
        ],
      },
      {
        key: "trapery",
        slug: "trapery",
        name: { pl: "Trapery", en: "Boots", cz: "Zimní boty" },
        description: {
          pl: "<p>Skóra i gruby bieżnik. Na sól, na błoto i na schody w starej kamienicy.</p>",
          en: "<p>Leather and deep treads. For salt, for slush and for the stairs of an old house.</p>",
          cz: "<p>Kůže a hluboký vzorek. Do soli, do břečky a na schody starého domu.</p>",
        },
      },
      {
        key: "klapki",
        slug: "klapki",
        name: { pl: "Klapki", en: "Slides", cz: "Pantofle" },
        description: {
          pl: "<p>Na basen, na balkon i do śmietnika w styczniu.</p>",
          en: "<p>For the pool, the balcony and the bins in January.</p>",
          cz: "<p>K bazénu, na balkon a v lednu k popelnicím.</p>",
        },
      },
    ],
  },
  {
    key: "torby",
    slug: "torby",
    name: { pl: "Torby i plecaki", en: "Bags and backpacks", cz: "Tašky a batohy" },
    description: {
      pl: "<p>Mieszczą laptop, blat albo zakupy na weekend, zależnie od dnia.</p>",
      en: "<p>They hold a laptop, a deck or the weekend’s shopping, depending on the day.</p>",
      cz: "<p>Vejde se do nich notebook, prkno nebo víkendový nákup, podle toho, co je za den.</p>",
    },
    children: [
      {
        key: "plecaki",
        slug: "plecaki",
        name: { pl: "Plecaki", en: "Backpacks", cz: "Batohy" },
        description: {
          pl: "<p>Z miejscem na laptop, blat albo jedno i drugie. Pojemność w litrach podajemy przy każdym.</p>",
          en: "<p>With room for a laptop, a deck or both. Each says how many litres it holds.</p>",
          cz: "<p>S místem na notebook, prkno nebo obojí. U každého píšeme objem v litrech.</p>",
        },
      },
      {
        key: "nerki",
        slug: "nerki",
        name: { pl: "Nerki", en: "Waist bags", cz: "Ledvinky" },
        description: {
          pl: "<p>Telefon, portfel, bilet. W pasie albo na skos przez pierś.</p>",
          en: "<p>Phone, wallet, ticket. Round the waist or across the chest.</p>",
          cz: "<p>Telefon, peněženka, jízdenka. Kolem pasu nebo přes prsa.</p>",
        },
      },
      {
        key: "torby-plocienne",
        slug: "plocienne",
        name: { pl: "Torby płócienne", en: "Tote bags", cz: "Plátěné tašky" },
        description: {
          pl: "<p>Grube płótno i uszy na ramię w zimowej kurtce. Na zakupy i na płyty.</p>",
          en: "<p>Heavy canvas, handles that go over a winter jacket. For shopping and for records.</p>",
          cz: "<p>Silné plátno a ucha přes rameno i v zimní bundě. Na nákup a na desky.</p>",
        },
      },
    ],
  },
  {
    key: "deskorolka",
    slug: "deskorolka",
    name: { pl: "Deskorolka", en: "Skateboarding", cz: "Skateboard" },
    description: {
      pl: "<p>Blaty, trucki, kółka i kask. Złożysz u nas całą deskę i nie zapłacisz za nic, czego nie potrzebujesz.</p>",
      en: "<p>Decks, trucks, wheels and a helmet. Put together a whole board and pay for nothing you don’t need.</p>",
      cz: "<p>Desky, trucky, kolečka a helma. Složíte si u nás celý komplet a nezaplatíte za nic navíc.</p>",
    },
    children: [
      {
        key: "deski",
        slug: "deski",
        name: { pl: "Deski &amp; blaty", en: "Boards &amp; decks", cz: "Prkna &amp; desky" },
        description: {
          pl: "<p>Siedem warstw klonu, szerokości od 8.0 do 8.5 cala. Węższe kręcą się szybciej, szersze wybaczają więcej.</p>",
          en: "<p>Seven plies of maple, 8.0 to 8.5 inches wide. Narrow ones flip faster, wide ones forgive more.</p>",
          cz: "<p>Sedm vrstev javoru, šířky od 8.0 do 8.5 palce. Užší se točí rychleji, širší víc odpustí.</p>",
        },
        children: [
          {
            key: "deski-klasyczne",
            slug: "klasyczne",
            name: { pl: "Deski klasyczne", en: "Classic decks", cz: "Klasické desky" },
            description: {
              pl: "<p>Symetryczne blaty na ulicę i do skateparku. Na początek weź 8.0, większa stopa woli 8.25.</p>",
              en: "<p>Popsicle decks for the street and the park. Begin with 8.0; larger feet prefer 8.25.</p>",
              cz: "<p>Symetrické desky na ulici a do skateparku. Na začátek vezměte 8.0, větší noha má radši 8.25.</p>",
            },
          },
          {
            key: "deski-cruiser",
            slug: "cruiser",
            name: { pl: "Cruisery", en: "Cruisers", cz: "Cruisery" },
            description: {
              pl: "<p>Do jazdy, nie do trików: szersze, dłuższe, na miękkich kółkach.</p>",
              en: "<p>For riding, not for tricks: wider, longer, on soft wheels.</p>",
              cz: "<p>Na jízdu, ne na triky: širší, delší, na měkkých kolečkách.</p>",
            },
          },
        ],
      },
      {
        key: "trucki",
        slug: "trucki",
        name: { pl: "Trucki", en: "Trucks", cz: "Trucky" },
        description: {
          pl: "<p>Po dwie sztuki w komplecie. Szerokość dobierz do blatu, nie do buta.</p>",
          en: "<p>Sold in pairs. Match the width to the deck, not to the shoe.</p>",
          cz: "<p>Po dvou kusech. Šířku vyberte podle desky, ne podle boty.</p>",
        },
      },
      {
        key: "kolka",
        slug: "kolka",
        name: { pl: "Kółka", en: "Wheels", cz: "Kolečka" },
        description: {
          pl: "<p>Po cztery sztuki. 99A na skatepark, 78A na kostkę; między nimi jest kompromis.</p>",
          en: "<p>Sets of four. 99A for the park, 78A for cobbles; in between lies a compromise.</p>",
          cz: "<p>Po čtyřech kusech. 99A do skateparku, 78A na kostky; mezi tím je kompromis.</p>",
        },
      },
      {
        key: "kaski",
        slug: "kaski",
        name: { pl: "Kaski", en: "Helmets", cz: "Helmy" },
        description: {
          pl: "<p>Na deskę, rower i hulajnogę. Zmierz obwód głowy nad brwiami i porównaj z tabelą.</p>",
          en: "<p>For board, bike and scooter. Measure your head above the eyebrows and compare with the table.</p>",
          cz: "<p>Na prkno, kolo i koloběžku. Změřte obvod hlavy nad obočím a porovnejte s tabulkou.</p>",
        },
      },
    ],
  },
  {
    key: "zima",
    slug: "zima",
    name: { pl: "Zima i outdoor", en: "Winter and outdoor", cz: "Zima a outdoor" },
    description: {
      pl: "<p>Na stok, na szlak i na tramwaj, który nie przyjechał.</p>",
      en: "<p>For the slope, for the trail and for the tram that never came.</p>",
      cz: "<p>Na sjezdovku, na túru i na tramvaj, která nepřijela.</p>",
    },
    children: [
      {
        key: "snowboard",
        slug: "snowboard",
        name: { pl: "Snowboard", en: "Snowboarding", cz: "Snowboard" },
        description: {
          pl: "<p>Deski i wiązania, które dobierzesz do wzrostu, wagi i buta.</p>",
          en: "<p>Boards and bindings, to be matched to your height, weight and boot.</p>",
          cz: "<p>Prkna a vázání, vyberte podle výšky, váhy a boty.</p>",
        },
        children: [
          {
            key: "deski-snowboardowe",
            slug: "deski",
            name: { pl: "Deski snowboardowe", en: "Snowboards", cz: "Snowboardy" },
            description: {
              pl: "<p>Na cały dzień, do parku i na puch. Długość dobierz do wagi, nie tylko do wzrostu.</p>",
              en: "<p>For all day, for the park and for powder. Choose the length by weight, not by height alone.</p>",
              cz: "<p>Na celý den, do parku a do prašanu. Délku vyberte podle váhy, nejen podle výšky.</p>",
            },
          },
          {
            key: "wiazania",
            slug: "wiazania",
            name: { pl: "Wiązania", en: "Bindings", cz: "Vázání" },
            description: {
              pl: "<p>Rozmiar wiązań to rozmiar buta. Sztywniejsze do szybkiej jazdy, miększe do parku.</p>",
              en: "<p>The size of bindings is that of the boot. Stiffer ones for speed, softer ones for the park.</p>",
              cz: "<p>Velikost vázání je velikost boty. Tužší na rychlou jízdu, měkčí do parku.</p>",
            },
          },
        ],
      },
      {
        key: "gogle",
        slug: "gogle",
        name: { pl: "Gogle", en: "Goggles", cz: "Lyžařské brýle" },
        description: {
          pl: "<p>Z szybą na słońce i na mgłę. Mieszczą się pod kaskiem, część także na okularach.</p>",
          en: "<p>With lenses for sun and for fog. They fit a helmet, some fit over glasses.</p>",
          cz: "<p>Se skly do slunce i do mlhy. Vejdou se k helmě, některé i přes brýle.</p>",
        },
      },
      {
        key: "zima-kurtki",
        slug: "kurtki",
        name: { pl: "Kurtki na zimę", en: "Winter jackets", cz: "Zimní bundy" },
        description: {
          pl: "<p>Na stok i na miasto: ocieplane albo luźne, pod które wejdzie polar.</p>",
          en: "<p>For the slope and the city: padded, or roomy enough for fleece.</p>",
          cz: "<p>Na svah i do města: zateplené, nebo volné, pod které se vejde flís.</p>",
        },
      },
      {
        key: "rekawice-zimowe",
        slug: "rekawice",
        name: { pl: "Rękawice na stok", en: "Snow gloves", cz: "Rukavice na svah" },
        description: {
          pl: "<p>Rękawice i łapawice z koziej skóry i nylonu. Mankiety wchodzą na rękaw albo pod niego.</p>",
          en: "<p>Gloves and mittens of goatskin and nylon. Cuffs go over the sleeve or under it.</p>",
          cz: "<p>Rukavice a palčáky z kozinky a nylonu. Manžety jdou přes rukáv i pod něj.</p>",
        },
      },
    ],
  },
  {
    key: "fitness",
    slug: "fitness",
    name: { pl: "Fitness", en: "Fitness", cz: "Fitness" },
    description: {
      pl: "<p>Tyle sprzętu, ile zmieści się w pokoju, i ubrania, w których po treningu można wyjść z domu.</p>",
      en: "<p>As much kit as fits in one room, and clothes you can leave the house in after training.</p>",
      cz: "<p>Tolik náčiní, kolik se vejde do pokoje, a oblečení, ve kterém se po tréninku dá vyjít z domu.</p>",
    },
    children: [
      {
        key: "hantle",
        slug: "hantle",
        name: { pl: "Hantle", en: "Dumbbells", cz: "Činky" },
        description: {
          pl: "<p>Na rozgrzewkę i na serie. Cena jest za sztukę albo za parę, przy każdej piszemy za co.</p>",
          en: "<p>For warming up and for sets. The price is for one or for a pair, as each says.</p>",
          cz: "<p>Na rozcvičku i na série. Cena je za kus nebo za pár, u každé píšeme, za co.</p>",
        },
      },
      {
        key: "maty",
        slug: "maty",
        name: { pl: "Maty", en: "Mats", cz: "Podložky" },
        description: {
          pl: "<p>Sześć milimetrów kauczuku albo pianka składana w harmonijkę. Obie mieszczą się za szafą.</p>",
          en: "<p>Six millimetres of rubber, or foam that folds like an accordion. Both fit behind a wardrobe.</p>",
          cz: "<p>Šest milimetrů kaučuku, nebo pěna skládaná do harmoniky. Obě se vejdou za skříň.</p>",
        },
      },
      {
        key: "bidony",
        slug: "bidony",
        name: { pl: "Bidony", en: "Water bottles", cz: "Láhve na pití" },
        description: {
          pl: "<p>Stalowe trzymają herbatę osiem godzin, miękkie ważą tyle co nic.</p>",
          en: "<p>Steel ones keep tea hot for eight hours, soft ones weigh next to nothing.</p>",
          cz: "<p>Ocelové udrží čaj horký osm hodin, měkké neváží skoro nic.</p>",
        },
      },
      {
        key: "ubrania-treningowe",
        slug: "ubrania",
        name: { pl: "Ubrania treningowe", en: "Training clothes", cz: "Tréninkové oblečení" },
        description: {
          pl: "<p>Rozciągliwe, szybkoschnące i na tyle zwyczajne, że nie trzeba się po nich przebierać.</p>",
          en: "<p>Stretchy, quick to dry and plain enough to go home in.</p>",
          cz: "<p>Pružné, rychle schnou a jsou tak obyčejné, že se v nich dá jít domů.</p>",
        },
      },
    ],
  },
  {
    key: "konopie",
    slug: "konopie",
    name: { pl: "Konopie i CBD", en: "Hemp and CBD", cz: "Konopí a CBD" },
    description: {
      pl: "<p>Konopie siewne jako włókno i jako składnik kosmetyków. Skład każdego kosmetyku podajemy w całości.</p>",
      en: "<p>Industrial hemp as a fibre and as a cosmetic ingredient. Every cosmetic’s ingredients are listed in full.</p>",
      cz: "<p>Technické konopí jako vlákno i jako složka kosmetiky. U každé kosmetiky uvádíme celé složení.</p>",
    },
    children: [
      {
        key: "konopie-oleje",
        slug: "oleje",
        name: { pl: "Olejki", en: "Oils", cz: "Oleje" },
        description: {
          pl: "<p>Tłoczone na zimno, z pełnym składem na etykiecie. Do skóry i zarostu, nie do jedzenia.</p>",
          en: "<p>Cold-pressed, with every ingredient on the label. For skin and beards, not for eating.</p>",
          cz: "<p>Lisované za studena, s celým složením na etiketě. Na pleť a vousy, ne k jídlu.</p>",
        },
      },
      {
        key: "konopie-kosmetyki",
        slug: "kosmetyki",
        name: { pl: "Kosmetyki", en: "Cosmetics", cz: "Kosmetika" },
        description: {
          pl: "<p>Twarde balsamy i oleje do dłoni, brody i tatuaży, w puszkach do kieszeni.</p>",
          en: "<p>Solid balms and oils for hands, beards and tattoos, in tins for a pocket.</p>",
          cz: "<p>Tuhé balzámy a oleje na ruce, vousy a tetování, v plechovkách do kapsy.</p>",
        },
      },
      {
        key: "konopie-odziez",
        slug: "odziez",
        name: { pl: "Odzież z konopi", en: "Hemp clothing", cz: "Oblečení z konopí" },
        description: {
          pl: "<p>Konopie z bawełną: szorstkie przez tydzień, miękkie na lata. W upał chłodzą, mokre szybko schną.</p>",
          en: "<p>Hemp with cotton: rough for a week, soft for years. Cool in the heat, quick to dry.</p>",
          cz: "<p>Konopí s bavlnou: týden drsné, roky měkké. V horku chladí, mokré rychle schne.</p>",
        },
      },
    ],
  },
  {
    key: "akcesoria-dla-palacych",
    slug: "akcesoria-dla-palacych",
    name: {
      pl: "Akcesoria dla palących <em>18+</em>",
      en: "Smoking accessories <em>18+</em>",
      cz: "Kuřácké potřeby <em>18+</em>",
    },
    description: {
      pl: "<p>Młynki, bletki, zapalniczki i słoiki. Tytoniu nie sprzedajemy, a zakupy w tym dziale są dla pełnoletnich.</p>",
      en: "<p>Grinders, papers, lighters and jars. We sell no tobacco, and this section is for adults only.</p>",
      cz: "<p>Drtičky, papírky, zapalovače a dózy. Tabák neprodáváme a tato sekce je jen pro dospělé.</p>",
    },
    children: [
      {
        key: "mlynki",
        slug: "mlynki",
        name: { pl: "Młynki", en: "Grinders", cz: "Drtičky" },
        description: {
          pl: "<p>Z aluminium, dwu- i czteroczęściowe, z sitkiem do wymiany.</p>",
          en: "<p>Aluminium, in two or four parts, with a sieve that can be replaced.</p>",
          cz: "<p>Hliníkové, dvoudílné i čtyřdílné, se sítkem na výměnu.</p>",
        },
      },
      {
        key: "bletki",
        slug: "bletki",
        name: { pl: "Bletki", en: "Rolling papers", cz: "Papírky" },
        description: {
          pl: "<p>Niebielone i konopne, z filtrami albo bez.</p>",
          en: "<p>Unbleached and hemp, with filters or without.</p>",
          cz: "<p>Nebělené a konopné, s filtry nebo bez.</p>",
        },
      },
      {
        key: "zapalniczki",
        slug: "zapalniczki",
        name: { pl: "Zapalniczki", en: "Lighters", cz: "Zapalovače" },
        description: {
          pl: "<p>Na benzynę i na prąd. Wysyłamy puste: paliwo dolejesz sam.</p>",
          en: "<p>For petrol and for electricity. They are sent empty: fuel is up to you.</p>",
          cz: "<p>Na benzin i na elektřinu. Posíláme je prázdné: palivo dolijete sami.</p>",
        },
      },
      {
        key: "sloiki",
        slug: "sloiki",
        name: { pl: "Słoiki i pudełka", en: "Jars and boxes", cz: "Dózy a krabičky" },
        description: {
          pl: "<p>Szczelne, z barwionego szkła. Zapach zostaje w środku.</p>",
          en: "<p>Airtight, of tinted glass. The smell stays inside.</p>",
          cz: "<p>Těsné, z barevného skla. Vůně zůstane uvnitř.</p>",
        },
      },
    ],
  },
];
