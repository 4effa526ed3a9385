/** A failure that the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class Sentence extends Error {
  isSentence = true;
}
