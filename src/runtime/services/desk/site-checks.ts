export interface SiteCheck {
  readonly check: string;
  readonly level: 'fine' | 'warning' | 'problem';
  /** One sentence. */
  readonly says: string;
  /** One sentence; null: none. */
  readonly advice: string | null;
}

export interface CheckedSite {
  readonly at: Date;
  readonly checks: readonly SiteCheck[];
}

const freshMs = 60_000;

/** Examining a site takes longer than a page may: one that is older than a minute is shown, and renewed behind it. */
export function openSiteChecks(
  examine: (now: Date) => Promise<readonly SiteCheck[]>,
  now: () => Date,
): () => Promise<CheckedSite> {
  let known: CheckedSite | null = null;
  let examining: Promise<CheckedSite> | null = null;
  const renew = async (): Promise<CheckedSite> => {
    const at = now();
    try {
      known = { at, checks: await examine(at) };
      return known;
    } finally {
      examining = null;
    }
  };
  return async () => {
    if (known !== null && now().getTime() - known.at.getTime() < freshMs) return known;
    examining ??= renew();
    if (known === null) return examining;
    // The next look tells whether it failed.
    examining.catch(() => {});
    return known;
  };
}
