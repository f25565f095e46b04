const minute = 60_000;

/** How long things last at the desk, in milliseconds. */
export const deskRules = {
  inviteMs: 15 * minute,
  /** From the question to the answer of a passkey. */
  challengeMs: 5 * minute,
  sessionMs: 12 * 60 * minute,
  /** After so long without a request a session is locked until its key is touched. */
  idleMs: 30 * minute,
  /** How old a touch may be for what needs one. */
  touchMs: 5 * minute,
} as const;

/** Longest names of people and keys, in UTF-16 units. */
export const longestName = 40;
