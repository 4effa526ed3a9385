import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Complaint } from "../../contract/operator/complaints.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { todayKey } from "../today/use-today.ts";

/** By what lists of complaints are known. */
export const complaintsKey = ["complaints"];

const queryOf = (id: string | number) =>
  queryOptions({
    queryKey: ["complaint", String(id)],
    queryFn: () => call(operatorRoutes.complaint, { parameters: { id } }),
  });

/** Asks for a complaint. */
export function useComplaint(id: string) {
  return useQuery(queryOf(id));
}

/** Shows a complaint as an act has left it, and has what it is told in asked for again. */
export function showComplaint(after: Complaint): void {
  queryClient.setQueryData(queryOf(after.id).queryKey, after);
  for (const queryKey of [complaintsKey, todayKey, ["order", String(after.order)]])
    void queryClient.invalidateQueries({ queryKey });
}

/** Returns an act on a complaint: what it answers is shown at once; where somebody else was faster, what they left is. */
export function useComplaintAct<Input>(
  { id }: Pick<Complaint, "id">,
  act: (input: Input) => Promise<Complaint>,
  onDone: (after: Complaint) => void = () => undefined,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: (after) => {
      showComplaint(after);
      onDone(after);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryOf(id).queryKey }),
  });
}
