/** What one request may cost. Times are in milliseconds, sizes in bytes. */
export const serverLimits = {
  /** Longest address, path and query together. */
  addressLength: 4096,
  headerBlock: 16 * 1024,
  body: 16 * 1024,
  /** Of a body that was refused, so much is still read; see `addLingeringClose`. */
  lingeringClose: { bytes: 64_000_000, ms: 30_000 },
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** A connection on which nothing moves for so long is closed, between answers as well as in the middle of one. */
  silenceTimeout: 76_000,
  /** How often Node looks for connections that are over time; its default of 30 s would make the limits above void. */
  connectionsCheckingInterval: 5_000,
  /** How long a stopping server waits for answers that are under way. */
  drainTimeout: 10_000,
} as const;
