import { folded } from "../folded.ts";

/**
 * Returns whether a password is among those tried first: made by rule from the words people choose and from
 * rows of the keyboard, so that few lines stand for many thousands (guarantees, point 10). `about` are words
 * of the person's own: the e-mail and its parts, the first name.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const typed = password.normalize("NFKC").toLowerCase().trim();
  const plain = folded(typed);
  if (isRepeated(plain) || isRun(plain) || isDate(plain)) return true;
  const own = about
    .flatMap((text) => [text, text.split("@", 1)[0]!])
    .map((text) => folded(text.normalize("NFKC").toLowerCase()))
    .filter((text) => text.length >= 3);
  return [plain, unleet(plain)].some((text) => own.includes(text) || isWord(text, own));
}

/** `haslo`, `Haslo123!`, `!!haslo2026`, `haslohaslo`, `kochamcie1`: one or two words of the list, with figures and signs around them. */
function isWord(text: string, own: readonly string[]): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (core === "") return false;
  const known = (part: string) => words.has(part) || own.includes(part) || isRun(part);
  if (known(core) || known(core.replace(/[^\p{L}\d]/gu, ""))) return true;
  return Array.from({ length: core.length - 1 }, (_, at) => at + 1).some(
    (at) => known(core.slice(0, at)) && known(core.slice(at)),
  );
}

/** `aaaaaaaa`, `12121212`, `abcabcabc`: up to four signs over and over. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.{0,2}$/u.test(text);
}

/** `12345678`, `qwertyuiop`, `1q2w3e4r`, `asdfgh123456`: made of at most three pieces of rows, forwards or backwards. */
function isRun(text: string): boolean {
  let rest = text;
  for (let piece = 0; piece < 3 && rest !== ""; piece += 1) {
    let length = rest.length;
    while (length >= 3 && !rows.some((row) => row.includes(rest.slice(0, length)))) length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest === "";
}

/** `01011990`, `1990-01-01`, `19901990`. */
function isDate(text: string): boolean {
  const figures = text.replace(/[.\-/ ]/g, "");
  return (
    /^\d+$/.test(figures) &&
    (/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(figures) ||
      /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(figures) ||
      /^((19|20)\d\d){2}$/.test(figures))
  );
}

/** `p@55w0rd` → `password`; figures at the end are a year or a count and stay. */
function unleet(text: string): string {
  const end = /\d*[^\p{L}\d]*$/u.exec(text)!.index;
  return text.slice(0, end).replace(/[@4013$5!7]/g, (sign) => letters[sign]!) + text.slice(end);
}

const letters: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "3": "e",
  $: "s",
  "5": "s",
  "!": "i",
  "7": "t",
};

const reversed = (row: string) => [...row].reverse().join("");
const rows = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qweasdzxc",
  "1029384756",
  "147258369",
  "789456123",
  "741852963",
  "159753",
].flatMap((row) => [row, reversed(row)]);

/** What people choose, without accents: words about the password itself, love, names, animals, clubs, places, play, and this trade. */
const words: ReadonlySet<string> = new Set(
  `password passwort passw passwd passphrase haslo haselko heslo tajne tajnehaslo mojehaslo nowehaslo mypassword secret sekret tajemnica login admin administrator root user guest test tester testowe testing demo master default changeme letmein welcome witaj witam siema hello hallo hej czesc ahoj start access open sezam
  kochanie kocham kochamcie kochamciebie milosc love loveyou iloveyou iloveu lovely misiu misiek misio mis zabka myszka slonko sloneczko skarb skarbie aniol aniolek kwiatek kotek kicia kotku piesek laska milacek lasko miluju milujute baby babygirl princess ksiezniczka sweetie honey angel darling sunshine
  polska polak warszawa krakow wroclaw gdansk gdynia poznan lodz katowice szczecin lublin bialystok slask europa poland praha brno ostrava cesko czech london england america canada australia germany
  agnieszka aleksandra alicja aneta ania anna asia barbara basia beata dominika dorota ewa ewelina gosia iwona izabela joanna julia justyna kasia karolina katarzyna kinga klaudia magda magdalena malgorzata maria marta martyna monika natalia nikola oliwia ola patrycja paulina sandra sylwia weronika wiktoria zuzanna
  adam adrian andrzej artur bartek bartosz damian daniel dawid dominik filip grzegorz hubert igor jacek jakub jan janek jarek kacper kamil karol krystian krzysiek krzysztof kuba lukasz maciek maciej marcin marek mariusz mateusz michal mikolaj norbert patryk pawel piotr piotrek przemek radek rafal robert sebastian szymon tomek tomasz wojtek zbyszek
  michael jessica jennifer ashley jordan thomas charlie george matthew andrew joshua hunter nicole hannah amanda samantha petr pavel tomas lukas martin jiri jana lenka lucie tereza veronika
  legia lechpoznan wisla widzew ruchchorzow arsenal barcelona realmadrid chelsea liverpool juventus manchester united sparta slavia football futbol pilka pilkanozna soccer hockey baseball basketball lewandowski ronaldo messi
  dragon monkey tiger tygrys lion lew wolf wilk orzel eagle shadow batman superman spiderman pokemon pikachu naruto starwars matrix minecraft fortnite roblox counterstrike warcraft diablo zelda mario gandalf hobbit merlin harrypotter
  samsung android iphone apple google facebook instagram internet komputer computer laptop windows linux allegro ferrari porsche mercedes bmw audi honda suzuki yamaha kawasaki
  summer lato winter zima wiosna jesien spring autumn january styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien poniedzialek piatek sobota niedziela monday friday sunday
  freedom wolnosc metallica nirvana slipknot eminem muzyka music hiphop rock rocknroll guitar gitara killer ninja pirate jezus jesus boze god heaven maryja szatan diabel devil
  trustno iamgod fuckyou fuckoff dupa dupadupa kurwa kurwamac chuj chujciwdupe cipka kutas pierdole spierdalaj jebac asshole bitch pussy sexy seks whatever nothing nevermind cokolwiek niewiem nicnicnic zaq cheese chocolate czekolada banana cookie pizza coffee kawa piwo wodka pepper ginger
  bruk streetwear deskorolka deska skate skateboard skater snowboard hoodie bluza sneakers buty sklep zakupy zamowienie konto mojekonto klient shop shopping eshop nakup obchod`.split(
    /\s+/,
  ),
);
