/**
 * When a parcel ordered now is with the shopper (law: art. 12 of the consumer rights act), in working days of
 * Poland: an order placed before the cut-off on a working day leaves that day, any other on the next one.
 */
export const deliveryPromise = {
  /** Hour in Warsaw until which an order leaves the same working day. */
  cutOffHour: 14,
  /** Working days on the way. */
  onTheWay: { least: 1, most: 2 },
} as const;
