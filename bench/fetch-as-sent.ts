import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SentAnswer {
  readonly status: number;
  /** Names and values in turn, as they were sent. */
  readonly headers: readonly string[];
  readonly tag: string;
  readonly body: Buffer;
}

/** A response as sent to a browser that accepts brotli; `fetch` would decompress it. */
export async function fetchAsSent(url: string, headers: Readonly<Record<string, string>> = {}): Promise<SentAnswer> {
  const answered = Promise.withResolvers<SentAnswer>();
  get(url, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
    const { statusCode: status = 0, rawHeaders } = response;
    const tag = String(response.headers.etag);
    buffer(response).then((body) => answered.resolve({ status, headers: rawHeaders, tag, body }), answered.reject);
  }).on('error', answered.reject);
  return answered.promise;
}
