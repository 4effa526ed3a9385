import type { reviewsAndJobs as polish } from "../../pl/backoffice/reviews-and-jobs.ts";

/** English: what buyers say of goods, before it is shown, and the shop's own work. */
export const reviewsAndJobs = {
  OFFICE_REVIEWS_WAITING: "Waiting",
  OFFICE_REVIEWS_ALL: "All",
  OFFICE_REVIEWS_NONE: "No review waits",
  OFFICE_REVIEWS_NONE_TEXT: "New ones appear here when buyers write them.",
  OFFICE_REVIEW_STARS: "@stars of 5 stars",
  OFFICE_REVIEW_SAMPLE: "a sample of the demo",
  OFFICE_REVIEW_PUBLISH: "Publish",
  OFFICE_REVIEW_PUBLISHED: "Review published",
  OFFICE_REVIEW_REJECT: "Turn down",
  OFFICE_REVIEW_REJECTED: "Review turned down",
  OFFICE_REVIEW_REJECT_TITLE: "Turn a review down",
  OFFICE_REVIEW_REASON: "Reason",
  OFFICE_REVIEW_REASON_TEXT:
    "The author is told the reason by e-mail, nobody else sees it. A bad opinion of the product is no reason: the law wants complaints published too.",
  OFFICE_REVIEW_STATE_WAITING: "waiting",
  OFFICE_REVIEW_STATE_APPROVED: "published",
  OFFICE_REVIEW_STATE_REJECTED: "turned down",
  OFFICE_JOBS_NONE: "All of them succeeded",
  OFFICE_JOB_FAILED_AT: "Last try",
  OFFICE_JOB_ATTEMPTS_ONE: "@count try",
  OFFICE_JOB_ATTEMPTS_FEW: "@count tries",
  OFFICE_JOB_ATTEMPTS_MANY: "@count tries",
  OFFICE_JOB_RETRY: "Try again",
  OFFICE_JOB_RETRIED: "The job begins again",
  OFFICE_JOB_SENDEMAIL: "Sending an e-mail",
  OFFICE_JOB_REMINDPASSWORD: "Temporary password",
  OFFICE_JOB_BEGINPAYMENT: "Beginning a payment",
  OFFICE_JOB_TAKEAPPROVED: "Taking a payment",
  OFFICE_JOB_OTHER: "Housekeeping: @task",
} as const satisfies Record<keyof typeof polish, string>;
