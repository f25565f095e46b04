/** Limits of one request. Times in milliseconds, sizes in bytes. */
export const serverLimits = {
  /** Longest address, path and query together. */
  addressLength: 4096,
  headerBlock: 16 * 1024,
  body: 16 * 1024,
  /** How much of a refused body is still read; see `addLingeringClose`. */
  lingeringClose: { bytes: 64_000_000, ms: 30_000 },
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** Socket timeout: a connection without traffic is closed, between answers and during one. */
  silenceTimeout: 76_000,
  /** How often Node checks for connections over their timeout; its default of 30 s would defeat the limits above. */
  connectionsCheckingInterval: 5_000,
  /** How long a stopping server waits for in-flight answers. */
  drainTimeout: 10_000,
} as const;
