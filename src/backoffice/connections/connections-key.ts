/** By what the connections are known that were read. */
export const connectionsKey = ["connections"];
