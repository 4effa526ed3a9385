/** The most products a label may choose to go with one of its own. */
export const mostChosen = 8;

/** How many products go with one that were bought together with it. */
export const mostBought = 4;

/** How many products a product's page shows that go with it. */
export const shownGoesWith = 4;

/**
 * How many different buyers must have bought two products together before one is shown beside the other: fewer would be no
 * advice, and would tell of one person's order.
 */
export const fewestBuyers = 3;
