/** Returns bytes as megabytes with a digit behind the point, never less than there are: 1 → '0.1'. */
export function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toString();
}
