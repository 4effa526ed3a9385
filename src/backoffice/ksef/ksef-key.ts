/** By what is known how the shop stands with KSeF. */
export const ksefKey = ["ksef"];
