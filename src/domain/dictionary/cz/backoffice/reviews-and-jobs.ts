import type { reviewsAndJobs as polish } from "../../pl/backoffice/reviews-and-jobs.ts";

/** Czech: what buyers say of goods, before it is shown, and the shop's own work. */
export const reviewsAndJobs = {
  OFFICE_REVIEWS_WAITING: "Čekají",
  OFFICE_REVIEWS_ALL: "Všechny",
  OFFICE_REVIEWS_NONE: "Žádná recenze nečeká",
  OFFICE_REVIEWS_NONE_TEXT: "Nové se tu objeví, jakmile je kupující napíšou.",
  OFFICE_REVIEW_STARS: "Hodnocení: @stars z 5",
  OFFICE_REVIEW_SAMPLE: "ukázka z dema",
  OFFICE_REVIEW_PUBLISH: "Zveřejnit",
  OFFICE_REVIEW_PUBLISHED: "Recenze zveřejněna",
  OFFICE_REVIEW_REJECT: "Odmítnout",
  OFFICE_REVIEW_REJECTED: "Recenze odmítnuta",
  OFFICE_REVIEW_REJECT_TITLE: "Odmítnout recenzi",
  OFFICE_REVIEW_REASON: "Důvod",
  OFFICE_REVIEW_REASON_TEXT:
    "Důvod dostane autor e-mailem, nikdo jiný ho neuvidí. Špatné hodnocení zboží důvod není: zákon chce zveřejnit i stížnosti.",
  OFFICE_REVIEW_STATE_WAITING: "čeká",
  OFFICE_REVIEW_STATE_APPROVED: "zveřejněna",
  OFFICE_REVIEW_STATE_REJECTED: "odmítnuta",
  OFFICE_JOBS_NONE: "Všechny se podařily",
  OFFICE_JOB_FAILED_AT: "Poslední pokus",
  OFFICE_JOB_ATTEMPTS_ONE: "@count pokus",
  OFFICE_JOB_ATTEMPTS_FEW: "@count pokusy",
  OFFICE_JOB_ATTEMPTS_MANY: "@count pokusů",
  OFFICE_JOB_RETRY: "Zkusit znovu",
  OFFICE_JOB_RETRIED: "Úloha začíná znovu",
  OFFICE_JOB_SENDEMAIL: "Odeslání e-mailu",
  OFFICE_JOB_REMINDPASSWORD: "Dočasné heslo",
  OFFICE_JOB_BEGINPAYMENT: "Začátek platby",
  OFFICE_JOB_TAKEAPPROVED: "Převzetí platby",
  OFFICE_JOB_OTHER: "Úklid: @task",
} as const satisfies Record<keyof typeof polish, string>;
