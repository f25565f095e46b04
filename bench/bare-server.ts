import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least that a server can do: the bytes of one file, from memory, for every request. Prints its address.
// bench/bare-server.ts FILE [STATUS]: 304 sends headers alone.
const [, , file = '', status = '200'] = process.argv;
const body = readFileSync(file);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length };
const server = createServer((_request, response) =>
  status === '304' ? response.writeHead(304, { etag: '"a"' }).end() : response.writeHead(200, headers).end(body),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
