/** Ends its process, as running out of memory would. */
export function render(): never {
  process.exit(1);
}
