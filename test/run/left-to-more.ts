/**
 * Whether a journey is left to `npm run test:more`, so that `npm test` ends while one waits for it: it replaces a running
 * shop by other builds again and again, ends its servers or their database under a shopper, has each part of the code
 * fail on its way, or reads every template in a language made up. What they stand on is tested in `npm test`: the
 * worker's strategies, kept builds, the end of a server, a database that dies, texts by their codes.
 */
export function leftToMore(file: string): boolean {
  return /^test\/journeys\/(?:releases|two-builds|several-servers|database-restarts|failed-take-over|pseudo-language)\.test\.ts$/.test(
    file,
  );
}
