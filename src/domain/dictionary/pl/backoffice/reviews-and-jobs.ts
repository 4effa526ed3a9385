import type { Dictionary } from "../../../translations.ts";

/** Polish: what buyers say of goods, before it is shown, and the shop's own work. */
export const reviewsAndJobs = {
  OFFICE_REVIEWS_WAITING: "Czekają",
  OFFICE_REVIEWS_ALL: "Wszystkie",
  OFFICE_REVIEWS_NONE: "Żadna opinia nie czeka",
  OFFICE_REVIEWS_NONE_TEXT: "Nowe pojawiają się tu, gdy kupujący je napiszą.",
  OFFICE_REVIEW_STARS: "Ocena: @stars z 5",
  OFFICE_REVIEW_SAMPLE: "przykład z demo",
  OFFICE_REVIEW_PUBLISH: "Opublikuj",
  OFFICE_REVIEW_PUBLISHED: "Opinia opublikowana",
  OFFICE_REVIEW_REJECT: "Odrzuć",
  OFFICE_REVIEW_REJECTED: "Opinia odrzucona",
  OFFICE_REVIEW_REJECT_TITLE: "Odrzuć opinię",
  OFFICE_REVIEW_REASON: "Powód",
  OFFICE_REVIEW_REASON_TEXT:
    "Powód dostaje autor e-mailem, nikt inny go nie zobaczy. Zła ocena towaru to nie powód: prawo każe publikować też narzekania.",
  OFFICE_REVIEW_STATE_WAITING: "czeka",
  OFFICE_REVIEW_STATE_APPROVED: "opublikowana",
  OFFICE_REVIEW_STATE_REJECTED: "odrzucona",
  OFFICE_JOBS_NONE: "Wszystkie się udały",
  OFFICE_JOB_FAILED_AT: "Ostatnia próba",
  OFFICE_JOB_ATTEMPTS_ONE: "@count próba",
  OFFICE_JOB_ATTEMPTS_FEW: "@count próby",
  OFFICE_JOB_ATTEMPTS_MANY: "@count prób",
  OFFICE_JOB_RETRY: "Spróbuj ponownie",
  OFFICE_JOB_RETRIED: "Zadanie zaczyna się od nowa",
  OFFICE_JOB_SENDEMAIL: "Wysłanie e-maila",
  OFFICE_JOB_REMINDPASSWORD: "Hasło tymczasowe",
  OFFICE_JOB_BEGINPAYMENT: "Początek płatności",
  OFFICE_JOB_TAKEAPPROVED: "Pobranie płatności",
  OFFICE_JOB_OTHER: "Porządki: @task",
} as const satisfies Dictionary;
