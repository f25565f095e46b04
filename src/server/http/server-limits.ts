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
  /** Between two answers. Clients are told; Node closes a second later, so that none is reused while it closes. */
  keepAliveTimeout: 75_000,
  /** During an answer: a client that takes nothing for so long gets no more. */
  silenceTimeout: 76_000,
  /** How often Node checks for connections over their timeout; its default of 30 s would defeat the limits above. */
  connectionsCheckingInterval: 5_000,
  /** How long a stopping server waits for in-flight answers. */
  drainTimeout: 10_000,
} as const;
