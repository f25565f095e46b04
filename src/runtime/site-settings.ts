/** What the operator says about the site; shown to visitors, never secret. */
export interface SiteSettings {
  /** Shown next to the mark and in titles. */
  readonly name: string;
  /** Public origin without a trailing slash, e.g. `https://esim.example`; canonical addresses are built from it. */
  readonly origin: string;
  /** Where visitors and providers write to; null: the contact page says that none is configured. */
  readonly contactEmail: string | null;
  /** Who runs the site, for the about, privacy and terms pages; null: not named. */
  readonly operatorName: string | null;
  /** How long addresses of authors of reviews are kept after the decision, in days; left out: 180. */
  readonly reviewEmailDays?: number;
  /** Whose check against programs the review form loads; left out or null: the site's own. */
  readonly botCheckCompany?: string | null;
}
