/** A provider as a list of links shows it. */
export interface ProviderLinkData {
  readonly slug: string;
  readonly name: string;
  readonly image: string | null;
  /** Plans at the destination of the page. */
  readonly planCount: number;
}
