import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { type Complaint, complaintRoutes } from "../../contract/operator/complaints.ts";
import { type Acted, call } from "../api.ts";
import type { Undo } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { undoOf } from "../undo.ts";
import { todayKey } from "../today/use-today.ts";

/** By what lists of complaints are known. */
export const complaintsKey = ["complaints"];

const queryOf = (id: string | number) =>
  queryOptions({
    queryKey: ["complaint", String(id)],
    queryFn: () => call(complaintRoutes.complaint, { parameters: { id } }),
  });

/** Asks for a complaint. */
export function useComplaint(id: string) {
  return useQuery(queryOf(id));
}

/** Reads a complaint again; what shows it shows what was read. */
export function readComplaint(id: number): Promise<Complaint> {
  return queryClient.fetchQuery({ ...queryOf(id), staleTime: 0 });
}

/** Shows a complaint as an act has left it, and has what it is told in asked for again. */
export function showComplaint(after: Complaint): void {
  queryClient.setQueryData(queryOf(after.id).queryKey, after);
  for (const queryKey of [complaintsKey, todayKey, ["order", String(after.order)]])
    void queryClient.invalidateQueries({ queryKey });
}

/** Returns an act on a complaint: what it answers is shown at once; where somebody else was faster, what they left is. `undo` takes back what the API says can be (`act` instead of `call`). */
export function useComplaintAct<Input>(
  { id }: Pick<Complaint, "id">,
  act: (input: Input) => Promise<Complaint | Acted<Complaint>>,
  onDone: (after: Complaint, undo: Undo | null) => void = () => undefined,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: (done) => {
      const { answer, logged } = "logged" in done ? done : { answer: done, logged: null };
      showComplaint(answer);
      onDone(answer, undoOf(logged));
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryOf(id).queryKey }),
  });
}
