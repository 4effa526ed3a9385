/** Under what imports and exports are read. */
export const importsKey = ["imports"];
