import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Remembered } from '#domain/listing/list-query.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { Context } from '#runtime/services/context.ts';
import type { PageQuery } from './page-query.ts';
import type { HeadData } from './shell-data.ts';

/** The licence of something that browsers load. */
export interface Licence {
  /** With the version of a package. */
  readonly name: string;
  /** As of SPDX; null: none is stated. */
  readonly identifier: string | null;
  readonly text: string;
}

/** A loader's view of the request. Path parameters are already validated by `domain`. */
export interface PageRequest<Parameters = object> {
  readonly parameters: Parameters;
  readonly query: PageQuery;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly messages: Messages;
  /** Of what browsers load. */
  readonly licences: readonly Licence[];
  /** The trip and the promo switch of an earlier visit. */
  readonly remembered: Remembered;
}

/** A loader's result: the page, a redirect (without language prefix), or not found. */
export type Loaded<Data> =
  | {
      readonly kind: 'page';
      readonly head: HeadData;
      readonly data: Data;
      /** Canonical query, e.g. `?page=2`; an empty text: none. */
      readonly search: string;
      /** Days of the exchange rates behind estimates, for pages that do not show them in their content. */
      readonly rateDays?: RateDays | null;
      /** Choices in the address, remembered for the next page. */
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

/** Runs on the server only; browsers get payloads. */
export type PageLoader<Data, Parameters = object> = (
  request: PageRequest<Parameters>,
  context: Context,
) => Loaded<Data> | Promise<Loaded<Data>>;
