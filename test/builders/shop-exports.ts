// Small files as other shop systems export them, for tests.

/** WooCommerce's whole export, in its own order, as its back office calls the columns in some languages. */
export const wooHeaders: Record<string, string> = {
  Polish:
    'ID;Typ;SKU;Nazwa;Opublikowano;Wyróżniony produkt?;Widoczność w katalogu;Krótki opis;Opis;Data rozpoczęcia promocji;Data zakończenia promocji;Status podatku;Klasa podatkowa;W magazynie?;Stan magazynowy;Niski stan magazynowy;Pozwalać na zamówienia oczekujące?;Sprzedawany pojedynczo?;Waga (kg);Długość (cm);Szerokość (cm);Wysokość (cm);Włącz opinie klientów?;Notatka do zakupu;Cena promocyjna;Cena;Kategorie;Tagi;Klasa wysyłkowa;Obrazki;Limit pobrań;Ważność pobierania;Element nadrzędny;Produkty grupowe;Produkty "up-sell";Produkty "Cross-sell";Zewnętrzny adres URL;Tekst przycisku;Pozycja;Nazwa atrybutu 1;Wartości atrybutu 1;Widoczność atrybutu 1;Atrybut globalny 1',
  German:
    "ID;Typ;Artikelnummer;Name;Veröffentlicht;Ist hervorgehoben?;Sichtbarkeit im Katalog;Kurzbeschreibung;Beschreibung;Datum, an dem Angebotspreis beginnt;Datum, an dem Angebotspreis endet;Steuerstatus;Steuerklasse;Vorrätig?;Lager;Geringe Lagermenge;Lieferrückstände erlaubt?;Nur einzeln verkaufen?;Gewicht (kg);Länge (cm);Breite (cm);Höhe (cm);Kundenrezensionen erlauben?;Hinweis zum Kauf;Angebotspreis;Regulärer Preis;Kategorien;Schlagwörter;Versandklasse;Bilder;Downloadlimit;Ablauftage des Downloads;Übergeordnetes Produkt;Gruppierte Produkte;Zusatzverkäufe;Cross-Sells (Querverkäufe);Externe URL;Button-Text;Position;Attribut 1 Name;Attribut 1 Wert(e);Attribut 1 sichtbar;Attribut 1 global",
  French:
    "ID;Type;UGS;Nom;Publié;Mis en avant ?;Visibilité dans le catalogue;Description courte;Description;Date de début de promo;Date de fin de promo;État de la TVA;Classe de TVA;En stock ?;Stock;Montant de stock faible;Autoriser les commandes de produits en rupture ?;Vendre individuellement ?;Poids (kg);Longueur (cm);Largeur (cm);Hauteur (cm);Autoriser les avis clients ?;Note de commande;Tarif promo;Tarif régulier;Catégories;Étiquettes;Classe d’expédition;Images;Limite de téléchargement;Jours d’expiration du téléchargement;Parent;Groupes de produits;Produits suggérés;Ventes croisées;URL externe;Libellé du bouton;Position;Nom de l’attribut 1;Valeur(s) de l’attribut 1;Attribut 1 visible;Attribut 1 global",
  Spanish:
    "ID;Tipo;SKU;Nombre;Publicado;¿Está destacado?;Visibilidad en el catálogo;Descripción corta;Descripción;Día en que empieza el precio rebajado;Día en que termina el precio rebajado;Estado del impuesto;Clase de impuesto;¿Existencias?;Inventario;Cantidad de bajo inventario;¿Permitir reservas de productos agotados?;¿Vendido individualmente?;Peso (kg);Longitud (cm);Anchura (cm);Altura (cm);¿Permitir valoraciones de clientes?;Nota de compra;Precio rebajado;Precio normal;Categorías;Etiquetas;Clase de envío;Imágenes;Límite de descargas;Días de caducidad de la descarga;Superior;Productos agrupados;Ventas dirigidas;Ventas cruzadas;URL externa;Texto del botón;Posición;Nombre del atributo 1;Valor(es) del atributo 1;Atributo visible 1;Atributo global 1",
  Italian:
    "ID;Tipo;SKU;Nome;Pubblicato;In primo piano?;Visibilità nel catalogo;Breve descrizione;Descrizione;Data inizio prezzo in offerta;Data fine prezzo in offerta;Stato delle imposte;Aliquota di imposta;In stock?;Magazzino;Quantità bassa;Abilita gli ordini arretrati?;Venduto singolarmente?;Peso (kg);Lunghezza (cm);Larghezza (cm);Altezza (cm);Permetti le recensioni clienti?;Nota di acquisto;Prezzo in offerta;Prezzo di listino;Categorie;Tag;Classe di spedizione;Immagini;Limite di download;Giorni di scadenza del download;Genitore;Prodotti raggruppati;Up-sells;Cross-sells;URL esterno;Testo del pulsante;Posizione;Nome dell'attributo 1;Valore dell'attributo 1;Attributo 1 visibile;Attributo 1 globale",
  Czech:
    "ID;Typ;Katalogové číslo;Název;Publikováno;Je doporučeno?;Viditelnost v katalogu;Stručný popis;Popis;Datum začátku slevy;Datum konce slevy;Daňový status;Daňová třída;Skladem?;Sklad;Nízké množství;Povolit předobjednávky?;Prodávat jednotlivě?;Hmotnost (kg);Délka (cm);Šířka (cm);Výška (cm);Povolit recenze?;Poznámka k nákupu;Akční cena;Běžná cena;Kategorie;Štítky;Třída dopravy;Obrázky;Limit stažení;Dny do vypršení;Nadřazený;Skupinové produkty;Up-sell;Cross-sell;Externí URL;Text tlačítka;Pozice;Název vlastnosti 1;Hodnota(y) vlastnosti 1;Viditelnost vlastnosti 1;Globální vlastnost 1",
  "a language nobody here speaks":
    Array.from({ length: 39 }, (_, index) =>
      index === 0
        ? "ID"
        : index === 18
          ? "Ağırlık (kg)"
          : `Sütun ${"abcdefghijklmnopqrstuvwxyz".repeat(2).slice(index, index + 5)}`,
    ).join(";") + ";Nitelik 1 adı;Nitelik 1 değerleri;Nitelik 1 görünür;Nitelik 1 genel",
};
const wooRows = [
  "12;variation;PRO-S;Czapka - S;1;0;visible;;;;;taxable;;1;4;;0;0;0,1;;;;0;;55,00;59,00;;;;https://x.example/s.jpg;;;PRO;;;;;;0;Rozmiar;S;;1",
  '11;variable;PRO;Czapka;1;0;visible;Krótki;<p>Długi</p>;;;taxable;;1;;;0;0;;;;;1;;;;Głowa > Czapki;zima, prezent;;https://x.example/1.jpg;;;;;;;;;0;Rozmiar;"S, M";1;1',
];

/** Returns a whole export under one of these headers, of a product with a variation; `gtin`: of that, in the column that newer versions have. */
export function wooExport(header: string, { gtin }: { gtin: string | null }): string {
  const cells = (line: string, code: string) =>
    line
      .split(";")
      .toSpliced(3, 0, ...(gtin === null ? [] : [code]))
      .map((cell) => (cell.startsWith('"') ? cell : `"${cell.replaceAll('"', '""')}"`))
      .join(",");
  const code = header.includes("Typ") || header.includes("Tip") ? "GTIN, UPC, EAN lub ISBN" : "Sütun gtin";
  return [cells(header, code), cells(wooRows[0]!, gtin ?? ""), cells(wooRows[1]!, "")].join("\n");
}

/** Exports of other systems. */
export const exportsOf: Record<string, string> = {
  PrestaShop:
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;EAN13;Weight;Quantity;Short description;Description;Tags (x,y,z...);Meta title;Meta description;URL rewritten;Image URLs (x,y,z...);Image alt texts (x,y,z...);Minimal quantity\n7;1;Kubek;"Home,Dodatki";40.650407;1;K-7;5901234123457;0.350000;12;;<p>Opis</p>;"prezent,dom";Kubek na prezent;Opis w wynikach;kubek-z-uchem;https://x.example/1.jpg,https://x.example/2.jpg;Kubek;1\n',
  Magento:
    "sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,base_image_label,additional_attributes,qty,is_in_stock,configurable_variations\n" +
    'TEE-S,,Default,simple,,base,Tee S,,,0.2,1,Taxable Goods,Not Visible Individually,79,69,,,tee-s,/t/e/s.jpg,,"size=S,color=Czarny",5.0000,1,\nTEE-M,,Default,simple,,base,Tee M,,,0.2,1,Taxable Goods,Not Visible Individually,79,,,,tee-m,,,"size=M,color=Czarny",3.0000,0,\n' +
    'TEE,,Default,configurable,"Default Category/Odzież/Koszulki,Default Category/Nowości",base,Tee,<p>Opis</p>,Krótko,,1,Taxable Goods,"Catalog, Search",,,,,tee,/t/e/1.jpg,Przód,,0,1,"sku=TEE-S,size=S,color=Czarny|sku=TEE-M,size=M,color=Czarny"\nTEE,en,Default,configurable,,base,Tee in English,,,,,,,,,,,,,,,,,\nEBOOK,,Default,downloadable,,base,E-book,,,,1,Taxable Goods,"Catalog, Search",20,,,,ebook,,,,0,1,\n',
  Shopware:
    "id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_id;tax_rate;tax_name;cover_media_url;cover_media_alt;manufacturer_name;categories;optionIds\n" +
    "aa;;SW1;1;0;Deska;<p>Opis</p>;81.3;100;t1;23;Standard rate;https://x.example/d.jpg;Deska z góry;Rampa;0123456789abcdef0123456789abcdef;\nab;aa;SW1.1;1;4;;;;;;;;;;;;o1\nac;aa;SW1.2;1;2;;;97.56;120;t1;23;;;;;;o2\n",
  IdoSell:
    "@id,@vat,@currency,/description/name[pol],/description/long_desc[pol],/producer@name,/category@name[pol],/price@gross,/sizes/size@name,/sizes/size/stock@quantity,/sizes/size@code_producer,/images/large/image@url,/warranty@name[pol]\n" +
    '31,8,PLN,Buty Bieg,<p>Opis</p>,Rampa,Obuwie/Buty,"349,00","42\n43","3\n0","5901234123457\n","https://x.example/1.jpg\nhttps://x.example/2.jpg",2 lata\n',
  Shoper:
    "product_id;product_code;active;name;price;vat;unit;category;producer;promo_price;weight;description;stock;stock_warnlevel;images 1;images 2;seo_title\n5;SH-5;1;Plecak;199,00;23%;szt.;Dodatki/Plecaki;Zygzak;179,00;0,8;<p>Opis</p>;6;1;https://x.example/1.jpg;https://x.example/2.jpg;Plecak miejski\n",
  BaseLinker:
    "ID produktu;SKU;EAN;Nazwa produktu;Stan;Cena;Waluta;Stawka VAT;Waga;Opis;Kategoria;Producent;Zdjęcie;Zdjęcie dodatkowe 1;Lokalizacja\n88;BL-1;5901234123457;Skarpety;40;19,99 zł;PLN;23;0.05;<p>Opis</p>;Dodatki;Zygzak;https://x.example/1.jpg;https://x.example/2.jpg;A1\n",
};
