import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Network } from '#download/network.ts';
import { networkTo } from './feed-server.ts';
import { startStandIn } from './stand-in-server.ts';

interface ApiAsked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface ApiAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is. */
  readonly json: unknown;
}

/** What an API answers, as its public documents say. */
export type ApiStandIn = (asked: ApiAsked) => ApiAnswer;

export interface ApiServer extends AsyncDisposable {
  readonly network: Network;
  /** Of this server itself, without TLS. */
  readonly origin: string;
  readonly asked: readonly ApiAsked[];
  answer: ApiStandIn;
}

/** Every public host leads to it. @param host where it listens */
export async function startApiServer(answer: ApiStandIn, host = '127.0.0.1'): Promise<ApiServer> {
  const asked: ApiAsked[] = [];
  const server = await startStandIn((asking, reply) => void answerOne(asking, reply), host);
  const started: ApiServer = {
    answer,
    asked,
    network: networkTo(server.port),
    origin: server.origin,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
  return started;

  async function answerOne(asking: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', headers } = asking;
    const each = { method, headers, url: new URL(asking.url ?? '', 'https://api.example'), body: await text(asking) };
    asked.push(each);
    const { status = 200, headers: more = {}, json } = started.answer(each);
    reply.writeHead(status, { 'content-type': 'application/json', ...more });
    reply.end(typeof json === 'string' ? json : JSON.stringify(json));
  }
}

const refused = (status: number, message: string): ApiAnswer => ({ status, json: { message } });

/** A page of a list, counted from 0. */
function pageOf<Entry>(entries: readonly Entry[], page: number, size: number): readonly Entry[] {
  return entries.slice(page * size, (page + 1) * size);
}

/**
 * Airalo Partner API v2: `POST /v2/token` with a form of client credentials gives a bearer token, `GET /v2/packages`
 * takes `limit` and `page` and answers with `links` and `meta`.
 */
export function airaloApi(destinations: readonly unknown[], size = 1): ApiStandIn & { token: string } {
  const api = ({ method, url, headers, body }: ApiAsked): ApiAnswer => {
    if (url.pathname === '/v2/token') {
      const form = new URLSearchParams(body);
      const isKnown = form.get('client_id') === 'partner' && form.get('client_secret') === 'open sesame';
      if (method !== 'POST' || !isKnown || form.get('grant_type') !== 'client_credentials')
        return {
          status: 422,
          json: { data: { client_id: 'The selected client id is invalid.' }, meta: { message: 'Unprocessable' } },
        };
      return {
        json: {
          data: { token_type: 'Bearer', expires_in: 86_400, access_token: api.token },
          meta: { message: 'success' },
        },
      };
    }
    if (headers.authorization !== `Bearer ${api.token}`) return refused(401, 'This action is unauthenticated.');
    const page = Number(url.searchParams.get('page') ?? 1);
    const last = Math.ceil(destinations.length / size);
    const first = 'https://partners-api.airalo.com/v2/packages?page=1';
    const next = page < last ? `https://partners-api.airalo.com/v2/packages?page=${page + 1}` : null;
    return {
      json: {
        data: pageOf(destinations, page - 1, size),
        links: { first, last: `https://partners-api.airalo.com/v2/packages?page=${last}`, prev: null, next },
        meta: { current_page: page, from: 1, last_page: last, per_page: String(size), total: destinations.length },
      },
    };
  };
  api.token = 'token-1';
  return api;
}

/** eSIM Access: `POST /api/v1/open/package/list` with the code in `RT-AccessCode` gives the whole list at once. */
export function esimAccessApi(packageList: readonly unknown[]): ApiStandIn {
  return ({ method, headers, body }) => {
    const isKnown = method === 'POST' && headers['rt-accesscode'] === 'open sesame';
    if (!isKnown) return { json: { success: false, errorCode: '101001', errorMsg: 'accesscode invalid', obj: null } };
    const { type } = JSON.parse(body) as { readonly type?: string };
    return {
      json: {
        success: true,
        errorCode: null,
        errorMsg: null,
        obj: { packageList: type === 'TOPUP' ? [] : packageList },
      },
    };
  };
}

/** eSIM Go: `GET /v2.5/catalogue` with `X-API-Key`, `page` from 1 and `perPage`; it answers with `pageCount` and `rows`. */
export function esimGoApi(bundles: readonly unknown[]): ApiStandIn {
  return ({ url, headers }) => {
    if (headers['x-api-key'] !== 'open sesame') return refused(403, 'access denied');
    const size = Number(url.searchParams.get('perPage') ?? 50);
    const page = Number(url.searchParams.get('page') ?? 1);
    const pageCount = Math.ceil(bundles.length / size);
    return { json: { bundles: pageOf(bundles, page - 1, size), pageCount, rows: bundles.length, pageSize: size } };
  };
}

/** Zendit: `GET /v1/esim/offers` with a bearer key, `_limit` and `_offset`; it answers with `total` and `list`. */
export function zenditApi(offers: readonly unknown[]): ApiStandIn {
  return ({ url, headers }) => {
    if (headers.authorization !== 'Bearer open sesame') return refused(401, 'unauthorized');
    const limit = Number(url.searchParams.get('_limit') ?? 10);
    const offset = Number(url.searchParams.get('_offset') ?? 0);
    return { json: { limit, offset, total: offers.length, list: offers.slice(offset, offset + limit) } };
  };
}

/** A list of one entry a page, of which each names the next one in `meta.next`. */
export function cursorApi(bundles: readonly unknown[]): ApiStandIn {
  return ({ url }) => {
    const at = Number(/^bundle-(\d+)$/.exec(url.searchParams.get('after') ?? 'bundle-0')?.[1]);
    const next = at + 1 < bundles.length ? `bundle-${at + 1}` : null;
    return { json: { bundles: bundles.slice(at, at + 1), meta: { next } } };
  };
}

/** A list of one entry a page, asked for by how many to skip, with the number of all in `rows`. */
export function offsetApi(bundles: readonly unknown[]): ApiStandIn {
  return ({ url }) => {
    const skip = Number(url.searchParams.get('skip'));
    return { json: { bundles: bundles.slice(skip, skip + 1), rows: bundles.length } };
  };
}

/** A country's part of a page of Airalo's API: one plan. */
export function airaloDestination(code: string) {
  return {
    country_code: code,
    title: code,
    operators: [
      {
        title: 'Kori',
        coverages: [{ code }],
        packages: [{ id: `kori-${code}`, type: 'sim', price: 4.5, amount: 1024, day: 7 }],
      },
    ],
  };
}
