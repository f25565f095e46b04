import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Remembered } from '#domain/listing/list-query.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { PageQuery } from './page-query.ts';
import type { HeadData } from './shell-data.ts';

/** What a loader knows of the request. Parameters of the path are already checked by `domain`. */
export interface PageRequest<Parameters = object> {
  readonly parameters: Parameters;
  readonly query: PageQuery;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly messages: Messages;
  /** The trip and the promo switch of an earlier visit. */
  readonly remembered: Remembered;
}

/** What a loader answers: the page, another address without language prefix, or that there is no such page. */
export type Loaded<Data> =
  | {
      readonly kind: 'page';
      readonly head: HeadData;
      readonly data: Data;
      /** Query parameters that belong to the page's address, e.g. `?page=2`; an empty text: none. */
      readonly search: string;
      /** Days of the exchange rates behind estimates, for pages whose content does not say them itself. */
      readonly rateDays?: RateDays | null;
      /** Choices that the address makes and the next page starts from. */
      readonly remember?: Partial<Remembered>;
    }
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly status: 301 | 302;
      /** As of a page. */
      readonly remember?: Partial<Remembered>;
    }
  | { readonly kind: 'not-found' };
