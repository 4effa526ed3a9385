/** By what is known who works here. */
export const staffKey = ["staff"];
