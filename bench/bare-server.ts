import { createServer } from 'node:http';
import { fetchAsSent } from './fetch-as-sent.ts';

// The least that a server can do: one answer, from memory, to every request. It asks for that answer once, and sends the same
// status, headers and bytes. Prints its address.
// bench/bare-server.ts URL [STATUS] [few]: 304 is what who has the page is answered; few sends the headers of the body alone.
const [, , url = '', status = '200', amount = 'all'] = process.argv;

/** Node's own output. */
const ofNode: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive']);
const ofBody: ReadonlySet<string> = new Set(['content-type', 'content-length', 'content-encoding']);

const sent = await fetchAsSent(url, status === '304' ? { 'if-none-match': '*' } : {});
if (String(sent.status) !== status) throw new Error(`${url} answered ${sent.status} instead of ${status}.`);
const names = sent.headers.filter((_name, index) => index % 2 === 0);
const headers = names.flatMap((name, index) =>
  isSent(name.toLowerCase()) ? [name, sent.headers[index * 2 + 1] ?? ''] : [],
);
const server = createServer((_request, response) => response.writeHead(sent.status, headers).end(sent.body));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));

function isSent(name: string): boolean {
  return amount === 'few' ? ofBody.has(name) : !ofNode.has(name);
}
