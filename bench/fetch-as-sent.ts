import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it goes over the wire to a browser that takes brotli; `fetch` would undo the compression. */
export async function fetchAsSent(url: string): Promise<{ readonly body: Buffer; readonly tag: string }> {
  const answered = Promise.withResolvers<{ readonly body: Buffer; readonly tag: string }>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
    const tag = String(response.headers.etag);
    buffer(response).then((body) => answered.resolve({ body, tag }), answered.reject);
  }).on('error', answered.reject);
  return answered.promise;
}
