import type { Dictionary } from "../../../translations.ts";

/** Polish: what the screen of one return says. */
export const returnScreens = {
  OFFICE_RETURN_DUE_UNSENT: "anuluj do @day",
  OFFICE_RETURN_SHORT_ONE:
    "Z oczekiwanych nie ma jeszcze @count sztuki. Rozliczony zwrot kończy się bez niej; gdy przyjdzie, przyjmij nowy zwrot.",
  OFFICE_RETURN_SHORT_FEW:
    "Z oczekiwanych nie ma jeszcze @count sztuk. Rozliczony zwrot kończy się bez nich; gdy przyjdą, przyjmij nowy zwrot.",
  OFFICE_RETURN_SHORT_MANY:
    "Z oczekiwanych nie ma jeszcze @count sztuk. Rozliczony zwrot kończy się bez nich; gdy przyjdą, przyjmij nowy zwrot.",
  OFFICE_RETURN_UNSENT_UNPAID:
    "Nic z tego zamówienia nie wyszło i nikt za nie nie zapłacił. Zaznacz, z których sztuk kupujący rezygnuje, i anuluj je; reszta pójdzie do pakowania.",
  OFFICE_RETURN_UNSENT:
    "Nic z tego zamówienia nie wyszło, więc nic nie wróci. Zaznacz, z których sztuk kupujący rezygnuje, anuluj je i oddaj pieniądze; reszta pójdzie do pakowania.",
  OFFICE_RETURN_CANCELLED: "Do anulowania: @count",
  OFFICE_RETURN_CLOSE_UNSENT: "Zamknij bez anulowania",
  OFFICE_RETURN_NOTHING_NAMED: "Gdy zaznaczysz, z czego kupujący rezygnuje, zobaczysz tu, ile i jak wraca.",
  OFFICE_RETURN_CANCEL_PIECES: "Anuluj te sztuki za @sum",
  OFFICE_RETURN_CANCELS:
    "Nic z zamówienia nie wyjechało, a kupujący odstąpił od całości: zostanie anulowane w całości, razem z dostawą.",
  OFFICE_RETURN_CANCEL_ORDER: "Anuluj zamówienie za @sum",
  OFFICE_RETURN_TELL_ARRIVED: "Napisz, że dotarły",
  OFFICE_RETURN_TOLD_ARRIVED: "Kupujący wie, że rzeczy dotarły",
  OFFICE_RETURN_PARCEL: "Numer paczki, etykieta albo kod automatu",
  OFFICE_RETURN_PROOF: "Jest dowód nadania",
  OFFICE_RETURN_CLOSE: "Zamknij bez rzeczy",
  OFFICE_RETURN_SCAN: "Kod kreskowy",
  OFFICE_RETURN_SCAN_HINT: "Skaner wpisuje tu kod: jedna sztuka jak nowa.",
  OFFICE_RETURN_SCAN_UNKNOWN: "@code: tego nie ma w zamówieniu",
  OFFICE_RETURN_SCAN_TOO_MANY: "@name: wszystkie są już policzone",
  OFFICE_RETURN_SCAN_TAKEN: "@name: jak nowa",
  OFFICE_RETURN_EXPECTED: "Oczekiwane: @count",
  OFFICE_RETURN_EXPECTED_LESS: "O jedną mniej: @name",
  OFFICE_RETURN_EXPECTED_MORE: "O jedną więcej: @name",
  OFFICE_RETURN_ASNEW: "Jak nowa",
  OFFICE_RETURN_USED: "Używana",
  OFFICE_RETURN_MISSING: "Brak",
  OFFICE_RETURN_FORGET: "Od nowa",
  OFFICE_RETURN_FORGET_WHAT: "Od nowa: @name",
  OFFICE_RETURN_RESTOCK: "Do sprzedaży",
  OFFICE_RETURN_KEPT: "Mniej oddajemy o",
  OFFICE_RETURN_KEPT_WHY: "Powód, dla kupującego",
  OFFICE_RETURN_KEPT_WRONG: "Wpisz kwotę, na przykład 12,50.",
  OFFICE_RETURN_KEPT_WHY_WANTED: "Podaj powód. Bez niego nic nie potrącimy.",
  OFFICE_RETURN_WEAR_TYPED: "Dokończ potrącenie za ślady używania: kwota i powód.",
  OFFICE_RETURN_MONEY: "Rozliczenie",
  OFFICE_RETURN_NOTHING_YET: "Gdy zaznaczysz, co przyszło, zobaczysz tu, ile i jak wraca.",
  OFFICE_RETURN_SHIPPING: "Zwrot za dostawę",
  OFFICE_RETURN_SHIPPING_CHEAPEST: "Najtańsza zwykła dostawa: @sum. Zapłacono: @paid.",
  OFFICE_RETURN_SHIPPING_PAID: "Za dostawę zapłacono: @paid.",
  OFFICE_RETURN_GOODS_SUM: "Za rzeczy",
  OFFICE_RETURN_WITHHELD: "Zatrzymane za ślady używania",
  OFFICE_RETURN_BACK_PROVIDER: "Wraca przez @provider",
  OFFICE_RETURN_BACK_ACCOUNT: "Wraca na konto, o które zapytamy kupującego",
  OFFICE_RETURN_POINTS_BACK: "Punkty wracają: @points",
  OFFICE_RETURN_POINTS_LOST: "Punkty odejmowane: @points",
  OFFICE_RETURN_CORRECTION: "Korekta @series",
  OFFICE_RETURN_STATE_THEN: "Zamówienie potem",
  OFFICE_RETURN_LETTER: "E-mail do kupującego",
  OFFICE_RETURN_WAY: "Pieniądze",
  OFFICE_RETURN_WAY_ASITCAME: "tak, jak przyszły",
  OFFICE_RETURN_WAY_TOACCOUNT: "na konto",
  OFFICE_RETURN_WAY_LATER: "osobno, później",
  OFFICE_RETURN_TELL: "Napisz do kupującego",
  OFFICE_RETURN_SETTLE: "Oddaj @sum",
  OFFICE_RETURN_SETTLE_FINAL: "Pieniądze wychodzą, a korekta dostaje numer. Tego nie da się cofnąć.",
  OFFICE_RETURN_SETTLED_SUM: "Razem dla kupującego",
  OFFICE_RETURN_BEGIN: "Załóż zwrot",
  OFFICE_RETURN_BEGIN_UNCOLLECTED:
    "Założysz zwrot całej paczki. Na jego stronie policzysz, co wróciło, i rozliczysz zamówienie; kupujący nie dostanie jeszcze żadnej wiadomości.",
  OFFICE_RETURN_BEGIN_GOODWILL:
    "Założysz zwrot z dobrej woli. Na jego stronie wskażesz, które rzeczy wracają, policzysz je i oddasz pieniądze; kupujący nie dostanie jeszcze żadnej wiadomości.",
  OFFICE_RETURN_BEGIN_EXCHANGE:
    "Założysz zwrot z dobrej woli. Na jego stronie wybierzesz sztuki i nowy rozmiar; kupujący dowie się o wymianie dopiero wtedy.",
  OFFICE_RETURN_SEALED: "Sprawdź pieczęć. Otwarta sztuka nie należy do odstąpienia: zmniejsz liczbę i odeślij ją.",
  OFFICE_REFUSED_PIECES_EXCEPTED:
    "Prawo odstąpienia nie obejmuje tych rzeczy. Przyjmij je zwrotem z dobrej woli albo zamknij oświadczenie.",
  OFFICE_STATEMENT_EXCEPTED:
    "Prawo odstąpienia nie obejmuje: @goods. Nic za to nie oddajesz z mocy prawa: odpisz kupującemu i zamknij.",
} as const satisfies Dictionary;
