/**
 * The header in which a browser that logs in names itself, by a random secret of its own: the specification fixes the
 * bodies of most calls (point 7). One that has logged in to an account before is not kept waiting by what others try.
 */
export const deviceHeader = "x-device";
