/** Longer ones come in pieces that fit any screen. */
const numbers = /\+?\d(?:[ \u00a0-]?\d){1,15}/g;

/** A text in which no line ends inside a post code, a telephone number or the number of a document: `30-193`, `+48 600 100 200`. */
export function Whole({ text }: { text: string }) {
  const found = text.match(numbers) ?? [];
  return text.split(numbers).map((words, index) => [
    words,
    index < found.length && (
      <span key={index} className="whole">
        {found[index]}
      </span>
    ),
  ]);
}
