import { useMutation, useQuery } from "@tanstack/react-query";
import { jobRoutes } from "../../contract/operator/jobs.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useCount, useText } from "../text.ts";
import { todayKey } from "../today/use-today.ts";
import "../controls/card.css";

type Answer = AnswerOf<(typeof jobRoutes)["jobs"]>;
type Job = Answer["jobs"][number];

const jobsKey = ["jobs"];

/** Work in the background that came to nothing: what, when, why, and once more. */
export function JobsScreen() {
  const t = useText();
  const query = useQuery({ queryKey: jobsKey, queryFn: () => call(jobRoutes.jobs) });
  return (
    <>
      <ScreenHead title={t("OFFICE_JOBS")} acts={<HistoryLink entity="job" />} />
      <Listed query={query} rows={(data) => data.jobs} none={{ title: t("OFFICE_JOBS_NONE") }}>
        {(jobs) => (
          <ul className="card listed">
            {jobs.map((job) => (
              <OneJob key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

const names: Readonly<Record<string, BackofficePlainCode>> = {
  sendEmail: "OFFICE_JOB_SENDEMAIL",
  remindPassword: "OFFICE_JOB_REMINDPASSWORD",
  beginPayment: "OFFICE_JOB_BEGINPAYMENT",
  takeApproved: "OFFICE_JOB_TAKEAPPROVED",
};

function OneJob({ job }: { job: Job }) {
  const t = useText();
  const count = useCount();
  const retry = useMutation({
    mutationFn: () => call(jobRoutes.retryJob, { parameters: { id: job.id } }),
    onSuccess: (left) => {
      queryClient.setQueryData(jobsKey, left);
      void queryClient.invalidateQueries({ queryKey: todayKey });
      tell(t("OFFICE_JOB_RETRIED"));
    },
  });
  const name = names[job.task];
  return (
    <li>
      <div>
        <p>
          <strong>{name === undefined ? t("OFFICE_JOB_OTHER", { task: job.task }) : t(name)}</strong>
        </p>
        <p>{job.error}</p>
        <p className="mute">
          {t("OFFICE_JOB_FAILED_AT")}: <Moment at={job.failedAt} /> · {count("OFFICE_JOB_ATTEMPTS", job.attempts)}
        </p>
        <Refused error={retry.error} />
      </div>
      <Act busy={retry.isPending} onClick={() => retry.mutate()}>
        {t("OFFICE_JOB_RETRY")}
      </Act>
    </li>
  );
}
