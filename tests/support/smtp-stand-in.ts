import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded. */
  readonly text: string;
}

/** What the server answers to the next recipients: `250`, or a refusal with its code. */
interface Answer {
  readonly code: number;
  readonly words: string;
}

export interface SmtpStandIn extends AsyncDisposable {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Refuses recipients with this reply; null: accepts them. */
  refuse(answer: Answer | null): void;
}

const login = { user: 'roamchart', password: 'mail-secret' };

/** A mail server on a port of its own, which wants to be logged in to. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const mails: TakenMail[] = [];
  let refusal: Answer | null = null;
  const server = new SMTPServer({
    // Would ask the machine's name server about every client.
    disableReverseLookup: true,
    closeTimeout: 1000,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === login.user && password === login.password;
      if (isKnown) done(null, { user: username });
      else done(withCode({ code: 535, words: 'wrong password' }));
    },
    onRcptTo: (_address, _session, done) => done(refusal === null ? null : withCode(refusal)),
    onData: (stream, { envelope }, done) => {
      const take = async (): Promise<void> => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...readMail(await text(stream)) });
        done();
      };
      void take();
    },
  });
  // A client that goes away in the middle is its own business.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${login.user}:${login.password}@127.0.0.1:${port}`,
    mails,
    refuse: (answer) => (refusal = answer),
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function withCode({ code, words }: Answer): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

function readMail(raw: string): Pick<TakenMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, text: decodeBody(raw.slice(end + 4), headers['content-transfer-encoding'] ?? '7bit') };
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replaceAll(/=\r\n/g, ''))
        : body;
  return text.replaceAll('\r\n', '\n');
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([\da-f]{2})/gi, (_whole, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
