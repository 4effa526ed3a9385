/** Returns the same function, which works out each answer once: for what many pages of a batch ask alike. */
export function remembered<Question, Answer>(answerTo: (question: Question) => Answer): (question: Question) => Answer {
  const answers = new Map<Question, Answer>();
  return (question) => {
    if (!answers.has(question)) answers.set(question, answerTo(question));
    return answers.get(question) as Answer;
  };
}
