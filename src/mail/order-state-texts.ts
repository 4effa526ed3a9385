import type { LanCode } from "../domain/language.ts";
import type { StateEmailKind } from "./order-state-changed.ts";

export type StateTexts = Record<StateEmailKind, { subject: string; text: string }> &
  Record<
    | "order"
    | "tracking"
    | "point"
    | "pointsEarned"
    | "pointsBack"
    | "paper"
    | "withdraw"
    | "returns"
    | "review"
    | "open"
    | "goods"
    | "write"
    | "secret",
    string
  >;

/** The words of the emails about an order's states. Placeholders: @number, @total, @shipping, @points, @email, @phone. */
export const stateTexts: Record<LanCode, StateTexts> = {
  pl: {
    order: "zamówienie",
    orderPaid: {
      subject: "Płatność dotarła",
      text: "Dziękujemy. Zamówienie @number jest opłacone (@total). Teraz je pakujemy i damy znać, gdy wyjdzie.",
    },
    orderPacked: {
      subject: "Paczka spakowana",
      text: "Zamówienie @number jest spakowane i gotowe do drogi. Napiszemy jeszcze raz, gdy wyjdzie.",
    },
    orderSent: { subject: "Paczka w drodze", text: "Zamówienie @number jest już w drodze do Ciebie: @shipping." },
    orderDelivered: {
      subject: "Paczka dotarła",
      text: "Zamówienie @number zostało dostarczone. Mamy nadzieję, że wszystko pasuje.",
    },
    orderCancelled: {
      subject: "Zamówienie anulowane",
      text: "Zamówienie @number zostało anulowane, więc nic do Ciebie nie wyślemy. Jeśli zapłata już do nas dotarła, oddajemy ją w całości, tą samą drogą, najpóźniej w ciągu 14 dni.",
    },
    orderReturned: {
      subject: "Paczka wróciła do nas",
      text: "Rzeczy z zamówienia @number są z powrotem u nas. Jeśli było opłacone, pieniądze wracają tą samą drogą, którą przyszły, najpóźniej w ciągu 14 dni.",
    },
    orderExpired: {
      subject: "Zamówienie wygasło",
      text: "Płatność za zamówienie @number nie dotarła na czas, więc rzeczy wróciły do sprzedaży. Nie musisz nic robić. Jeśli nadal chcesz je kupić, na stronie zamówienia włożysz je z powrotem do koszyka. A jeśli pieniądze już wyszły, napisz do nas.",
    },
    tracking: "Numer przesyłki",
    point: "Automat paczkowy",
    pointsEarned: "Za to zamówienie doliczyliśmy punkty: @points.",
    pointsBack: "Wykorzystane punkty wróciły na konto: @points.",
    paper: "Dokument sprzedaży (PDF) jest w załączniku.",
    withdraw: "Coś nie tak? Masz 14 dni od odbioru, żeby odstąpić od umowy.",
    returns: "Odstąp od umowy tutaj",
    review: "Za kilka dni napiszemy jeszcze raz i zapytamy, jak się nosi.",
    open: "Zobacz zamówienie",
    goods: "W zamówieniu",
    write: "Masz pytanie? Napisz na @email albo zadzwoń: @phone.",
    secret: "Link w tym e-mailu otwiera zamówienie bez logowania, więc nie przekazuj go dalej.",
  },
  en: {
    order: "order",
    orderPaid: {
      subject: "Your payment has arrived",
      text: "Thank you. Order @number is paid (@total). We are packing it now and will tell you when it leaves.",
    },
    orderPacked: {
      subject: "Your parcel is packed",
      text: "Order @number is packed and ready to go. We will write once more when it leaves.",
    },
    orderSent: { subject: "Your parcel is on its way", text: "Order @number is on its way to you: @shipping." },
    orderDelivered: {
      subject: "Your parcel has arrived",
      text: "Order @number has been delivered. We hope everything fits.",
    },
    orderCancelled: {
      subject: "Your order is cancelled",
      text: "Order @number was cancelled, so nothing will be sent. If your payment had reached us already, we refund all of it the same way it came, within 14 days at the latest.",
    },
    orderReturned: {
      subject: "Your parcel is back with us",
      text: "The things from order @number are back with us. If it was paid, the money goes back the way it came, within 14 days at the latest.",
    },
    orderExpired: {
      subject: "Your order has expired",
      text: "The payment for order @number did not arrive in time, so the things are back on sale. There is nothing you need to do. If you still want them, the order’s page puts them back into your cart. And if your money is on its way already, write to us.",
    },
    tracking: "Tracking number",
    point: "Parcel locker",
    pointsEarned: "Points added for this order: @points.",
    pointsBack: "The points you used are back on your account: @points.",
    paper: "The sales document (PDF) is attached.",
    withdraw: "Something not right? You have 14 days from receiving it to withdraw from the contract.",
    returns: "Withdraw from contract here",
    review: "In a few days we will write once more and ask how it wears.",
    open: "View your order",
    goods: "In this order",
    write: "Any questions? Write to @email or call @phone.",
    secret: "The link in this e-mail opens the order without logging in, so please do not pass it on.",
  },
  cz: {
    order: "objednávka",
    orderPaid: {
      subject: "Platba dorazila",
      text: "Děkujeme. Objednávka @number je zaplacená (@total). Teď ji balíme a dáme vědět, až ji odešleme.",
    },
    orderPacked: {
      subject: "Zásilka je zabalená",
      text: "Objednávka @number je zabalená a připravená na cestu. Až ji odešleme, napíšeme ještě jednou.",
    },
    orderSent: { subject: "Zásilka je na cestě", text: "Objednávka @number je na cestě k vám: @shipping." },
    orderDelivered: {
      subject: "Zásilka dorazila",
      text: "Objednávka @number byla doručena. Doufáme, že všechno sedí.",
    },
    orderCancelled: {
      subject: "Objednávka je stornovaná",
      text: "Objednávka @number byla stornována, takže nic neodešleme. Pokud k nám platba už dorazila, vrátíme ji celou, stejnou cestou, nejpozději do 14 dnů.",
    },
    orderReturned: {
      subject: "Zásilka je zpátky u nás",
      text: "Zboží z objednávky @number je zpátky u nás. Pokud byla zaplacená, vracíme peníze stejnou cestou, jakou přišly, nejpozději do 14 dnů.",
    },
    orderExpired: {
      subject: "Objednávka vypršela",
      text: "Platba za objednávku @number nedorazila včas, takže je zboží zpátky v prodeji. Nemusíte nic dělat. Pokud ho stále chcete, na stránce objednávky ho vložíte zpátky do košíku. A pokud už jsou peníze na cestě, napište nám.",
    },
    tracking: "Číslo zásilky",
    point: "Výdejní box",
    pointsEarned: "Za tuto objednávku jsme připsali body: @points.",
    pointsBack: "Použité body jsou zpátky na účtu: @points.",
    paper: "Prodejní doklad (PDF) je v příloze.",
    withdraw: "Něco nesedí? Od převzetí máte 14 dní na odstoupení od smlouvy.",
    returns: "Odstoupit od smlouvy zde",
    review: "Za pár dní napíšeme ještě jednou a zeptáme se, jak se to nosí.",
    open: "Zobrazit objednávku",
    goods: "V objednávce",
    write: "Máte dotaz? Napište na @email nebo zavolejte: @phone.",
    secret: "Odkaz v tomto e-mailu otevírá objednávku bez přihlášení, proto ho nikomu nepředávejte.",
  },
};
