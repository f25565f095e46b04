import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

// The least that a server can do: one response, from memory, to every request. `node bench/bare-server.ts URL` requests it once and
// sends the same headers and bytes. Prints its address.
const [, , url = ''] = process.argv;

/** Set by Node itself. */
const ownHeaders: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive']);

// Not `fetch`, which would decompress the body.
get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const body = await buffer(answer);
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    ownHeaders.has(name) ? [] : values.flatMap((value) => [name, value]),
  );
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
  });
});
process.on('SIGTERM', () => process.exit(0));
