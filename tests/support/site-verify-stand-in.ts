import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startStandIn } from './stand-in-server.ts';

/** What the service knows of a token that it has given to a browser. */
export interface IssuedToken {
  readonly action?: string;
  readonly hostname?: string;
  /** reCAPTCHA only. */
  readonly score?: number;
  readonly issuedAt?: Date;
}

/** How the service behaves. */
type Mood = 'well' | 'silent' | 'garbage' | 'failing' | 'redirecting';

/** Google's or Cloudflare's `siteverify` as documented, on a port of its own. */
export interface SiteVerifyStandIn extends AsyncDisposable {
  readonly url: string;
  /** What a browser would get from the service's script. */
  issue(token?: IssuedToken): string;
  behave(mood: Mood): void;
  /** Fields of every request so far. */
  readonly requests: readonly Readonly<Record<string, string>>[];
}

interface StandInOptions {
  readonly kind: 'recaptcha' | 'turnstile';
  readonly secretKey: string;
}

export async function startSiteVerify({ kind, secretKey }: StandInOptions): Promise<SiteVerifyStandIn> {
  const issued = new Map<string, IssuedToken>();
  const used = new Set<string>();
  const requests: Record<string, string>[] = [];
  let mood: Mood = 'well';

  const judge = (fields: Readonly<Record<string, string>>): object => {
    const { secret = '', response = '' } = fields;
    if (secret !== secretKey) return refusal(secret === '' ? 'missing-input-secret' : 'invalid-input-secret');
    if (response === '') return refusal('missing-input-response');
    const token = issued.get(response);
    if (token === undefined) return refusal('invalid-input-response');
    if (used.has(response)) return refusal('timeout-or-duplicate');
    used.add(response);
    const { action = 'review', hostname = 'esim.example', score = 0.9, issuedAt = new Date() } = token;
    const verdict = { success: true, challenge_ts: issuedAt.toISOString(), hostname, action };
    return kind === 'recaptcha' ? { ...verdict, score } : { ...verdict, 'error-codes': [], cdata: '', metadata: {} };
  };

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    requests.push(fields);
    answer({ request, response, mood, verdict: () => judge(fields) });
  };
  const server = await startStandIn((request, response) => void take(request, response));
  return {
    url: `${server.origin}/siteverify`,
    requests,
    issue: (token = {}) => {
      const name = randomBytes(300).toString('base64url');
      issued.set(name, token);
      return name;
    },
    behave: (next) => (mood = next),
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}

function refusal(code: string): object {
  return { success: false, 'error-codes': [code] };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly mood: Mood;
  readonly verdict: () => object;
}

const kindWords = {
  success: true,
  challenge_ts: '2026-11-21T11:59:30Z',
  hostname: 'esim.example',
  action: 'review',
  score: 1,
};

function answer({ request, response, mood, verdict }: Exchange): void {
  if (mood === 'silent') return;
  if (mood === 'garbage') return void response.end('<html>Gateway');
  if (mood === 'failing') return void response.writeHead(503).end();
  if (mood === 'redirecting' && request.url !== '/elsewhere')
    return void response.writeHead(302, { location: '/elsewhere' }).end();
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  // Following the redirect would find a favourable verdict there.
  if (request.url === '/elsewhere') return void response.end(JSON.stringify(kindWords));
  const isRight = request.method === 'POST' && isForm && request.url === '/siteverify';
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(isRight ? verdict() : refusal('bad-request')));
}
