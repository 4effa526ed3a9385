/**
 * Whether a test file is run in one process with others: those of the rooms without a browser, which
 * leave nothing in their process for the next. What starts, kills or opens programs stays alone.
 */
export function sharesProcess(file: string): boolean {
  return (
    /^src\/(?:domain|contract|ui|database|integrations|flows|mail|generator|server)\//.test(file) &&
    !/\/(?:embedded\/|killed)/.test(file)
  );
}
