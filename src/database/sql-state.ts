/** The SQLSTATE of an error from PostgreSQL, the system's code of a failed connection, or ''. */
export function sqlState(error: unknown): string {
  return (error as { code?: string } | undefined)?.code ?? "";
}

/** Serialisation failure or deadlock: the same work may go through a moment later. */
export function retryable(error: unknown): boolean {
  return ["40001", "40P01"].includes(sqlState(error));
}
