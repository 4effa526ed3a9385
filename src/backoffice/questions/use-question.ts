import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { type Question, questionRoutes } from "../../contract/operator/questions.ts";
import { type Acted, call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { todayKey } from "../today/use-today.ts";

/** By what lists of questions are known. */
export const questionsKey = ["questions"];

const queryOf = (id: string | number) =>
  queryOptions({
    queryKey: ["question", String(id)],
    queryFn: () => call(questionRoutes.question, { parameters: { id } }),
  });

/** Asks for a question. */
export function useQuestion(id: string) {
  return useQuery(queryOf(id));
}

/** Returns an act on a question: what it answers is shown at once; where somebody else was faster, what they left is. `logged`: by which number it is taken back. */
export function useQuestionAct<Input = void>(
  { id }: Pick<Question, "id">,
  act: (input: Input) => Promise<Acted<Question>>,
  onDone: (logged: number | null) => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: ({ answer, logged }) => {
      queryClient.setQueryData(queryOf(id).queryKey, answer);
      for (const queryKey of [questionsKey, todayKey]) void queryClient.invalidateQueries({ queryKey });
      onDone(logged);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryOf(id).queryKey }),
  });
}
