import type { OracleSite } from './oracle-site.ts';

/** What a page of a list renders from, as far as it is compared. */
export interface ListPage {
  readonly view: {
    readonly planCount: number;
    readonly matchCount: number;
    readonly fitCount: number;
    readonly list: { readonly pages: number; readonly total: number; readonly rows: readonly PageRow[] };
    readonly picks: {
      readonly cheapest: PageRow | null;
      readonly fewestWorries: PageRow | null;
      readonly bestValue: PageRow | null;
    };
    readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
  };
}

interface PageMoney {
  readonly units: number;
  readonly currency: string;
}

export interface PageRow {
  readonly plan: { readonly id: number; readonly isEstimate: boolean };
  readonly trip: { readonly fit: string; readonly count: number; readonly purchases: number };
  readonly prices: {
    readonly price: PageMoney | null;
    readonly promoPrice: PageMoney | null;
    readonly cost: PageMoney | null;
  };
}

/** The data of `/japan?days=7`, in a currency. */
export async function readList(site: OracleSite, address: string, currency: string): Promise<ListPage> {
  const [path, query = ''] = address.split('?');
  const payload = JSON.parse(await site.get(`${path}/_payload.json?${query}`, { currency })) as {
    readonly content: { readonly data: { readonly list: ListPage } };
  };
  return payload.content.data.list;
}
