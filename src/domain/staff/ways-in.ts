/** How long ways into the back office last. */
export const staffLimits = {
  invitationHours: 24,
  /** Without use a session ends after so many hours, and after so many days anyway. */
  sessionIdleHours: 12,
  sessionDays: 14,
  /** The same of a session that was opened on a phone by QR code. */
  phoneIdleHours: 30 * 24,
  phoneDays: 30,
  /** For how long nobody is asked again who they are. */
  freshMinutes: 5,
  phoneOfferSeconds: 90,
  recoveryCodes: 10,
} as const;
