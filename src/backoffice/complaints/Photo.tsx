import { useQuery } from "@tanstack/react-query";
import { complaintRoutes } from "../../contract/operator/complaints.ts";
import { call } from "../api.ts";
import { useText } from "../text.ts";

/** A photo of a complaint, whole. */
export function Photo({ complaint, photo, index }: { complaint: number; photo: number; index: number }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: ["complaint-photo", complaint, photo],
    queryFn: () => call(complaintRoutes.complaintPhoto, { parameters: { id: complaint, photo } }),
    staleTime: Infinity,
  });
  return (
    <li className="complaint-photo">
      {data !== undefined && (
        <img src={`data:image/jpeg;base64,${data.jpeg}`} alt={t("OFFICE_COMPLAINT_PHOTO", { number: index + 1 })} />
      )}
    </li>
  );
}
