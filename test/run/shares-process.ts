/** Whether a test file is run in one process with others: those of the rooms of pure functions, whose walls let nothing in that one file could leave behind for the next. */
export function sharesProcess(file: string): boolean {
  return /^src\/(?:domain|contract|ui)\//.test(file);
}
