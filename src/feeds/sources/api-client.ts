import { failure, success, type Result } from '#domain/kernel/result.ts';
import { nameAddress } from '#download/check-target.ts';
import { fetchText, type DownloadRequest } from '#download/fetch-guarded.ts';
import type { Network } from '#download/network.ts';
import type { FeedSource, Login } from './feed-source.ts';
import { valueAt } from './json-page.ts';
import type { PageRequest } from './next-page.ts';
import { readHeaders, readSecret, type Environment } from './read-headers.ts';

/** Dependencies of asking a provider's server. */
export interface ApiWorld {
  readonly environment: Environment;
  readonly now: () => Date;
  /** Default: the public internet. */
  readonly network?: Network | undefined;
  /** Waits for a server that asks for it; default: a timer. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

/** How often one request is repeated where the server asks to come back later. */
const mostRepeats = 5;
const loginBytes = 1_000_000;

/** Asks an API within one budget of time and bytes for all that a feed needs of it. */
export class ApiClient {
  readonly #source: FeedSource;
  readonly #world: ApiWorld;
  readonly #endsAt: number;
  #bytesLeft: number;
  #token: string | null = null;
  #requests = 0;

  constructor(source: FeedSource, world: ApiWorld) {
    this.#source = source;
    this.#world = world;
    this.#bytesLeft = source.maxBytes;
    this.#endsAt = world.now().getTime() + source.timeoutMs;
  }

  /** The text of one answer. Logs in before the first one, and again when the token is refused. */
  async ask(request: PageRequest): Promise<Result<string>> {
    const { login = null } = this.#source.api ?? {};
    const headers = await readHeaders(this.#source, this.#world.environment);
    if (!headers.ok) return headers;
    if (login !== null && this.#token === null) {
      const entered = await this.#logIn(login);
      if (!entered.ok) return entered;
    }
    const first = await this.#askWith(request, headers.value);
    if (first.status !== 401 || login === null) return first.result;
    const entered = await this.#logIn(login);
    return entered.ok ? (await this.#askWith(request, headers.value)).result : entered;
  }

  async #askWith({ url, post }: PageRequest, headers: Readonly<Record<string, string>>): Promise<Asked> {
    const bearer = this.#token === null ? {} : { Authorization: `Bearer ${this.#token}` };
    const body = post === null ? {} : { body: { type: 'application/json', text: JSON.stringify(post) } };
    const asked = await this.#send({ url, headers: { ...headers, ...bearer }, maxBytes: this.#bytesLeft, ...body });
    if (asked.result.ok) this.#bytesLeft -= Buffer.byteLength(asked.result.value);
    return asked;
  }

  async #logIn({ url, as, fields, token }: Login): Promise<Result<null>> {
    const values: Record<string, string> = {};
    for (const [field, stated] of Object.entries(fields)) {
      const secret =
        typeof stated === 'string'
          ? success(stated)
          : await readSecret(stated, `The login field ${field}`, this.#world.environment);
      if (!secret.ok) return secret;
      values[field] = secret.value;
    }
    const body =
      as === 'form'
        ? { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(values).toString() }
        : { type: 'application/json', text: JSON.stringify(values) };
    const { result } = await this.#send({ url, maxBytes: loginBytes, body });
    if (!result.ok) return result;
    const given = tokenIn(result.value, token);
    if (given === null)
      return failure(
        `${nameAddress(new URL(url))} answers the login without a token at ${token}; correct the feed's login.`,
      );
    this.#token = given;
    return success(null);
  }

  /** Sends a request at the allowed pace, and once more for as long as the server asks to wait. */
  async #send(request: Omit<DownloadRequest, 'timeoutMs' | 'network'>): Promise<Asked> {
    for (let repeats = 0; ; repeats += 1) {
      await this.#keepPace();
      let status = 200;
      let retryAfter: string | null = null;
      const left = this.#endsAt - this.#world.now().getTime();
      if (left <= 0) return { status, result: failure(this.#describeTime(request.url)) };
      const { network } = this.#world;
      const fetched = await fetchText({
        ...request,
        timeoutMs: left,
        onRefusal: (code, after) => ([status, retryAfter] = [code, after]),
        ...(network === undefined ? {} : { network }),
      });
      const isBusy = status === 429 || status === 503;
      if (!isBusy) return { status, result: fetched.ok ? success(fetched.value?.text ?? '') : fetched };
      const pause = this.#pauseOf(retryAfter, repeats);
      if (repeats >= mostRepeats || pause > this.#endsAt - this.#world.now().getTime())
        return { status, result: failure(describeBusy(request.url, status, pause)) };
      await this.#wait(pause);
    }
  }

  async #keepPace(): Promise<void> {
    const { requestsPerMinute = null } = this.#source.api ?? {};
    this.#requests += 1;
    if (requestsPerMinute !== null && this.#requests > 1) await this.#wait(60_000 / requestsPerMinute);
  }

  /** `Retry-After` is seconds or a time; without it each pause is twice the one before. */
  #pauseOf(retryAfter: string | null, repeats: number): number {
    const seconds = Number(retryAfter ?? Number.NaN);
    if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
    const time = Date.parse(retryAfter ?? '');
    return Number.isNaN(time) ? 1000 * 2 ** repeats : Math.max(0, time - this.#world.now().getTime());
  }

  #wait(ms: number): Promise<void> {
    return this.#world.wait?.(ms) ?? new Promise((done) => setTimeout(done, ms));
  }

  #describeTime(url: string): string {
    const seconds = Math.ceil(this.#source.timeoutMs / 1000);
    return `${nameAddress(new URL(url))} was not read in full within ${seconds} s; raise timeoutSeconds or ask for larger pages.`;
  }
}

interface Asked {
  readonly status: number;
  readonly result: Result<string>;
}

function tokenIn(text: string, path: string): string | null {
  try {
    const token = valueAt(JSON.parse(text), path);
    return typeof token === 'string' && /^[\x21-\x7e]{1,8000}$/.test(token) ? token : null;
  } catch {
    return null;
  }
}

function describeBusy(url: string, status: number, pause: number): string {
  return `${nameAddress(new URL(url))} answers with status ${status} and asks to come back in ${Math.ceil(pause / 1000)} s; lower requestsPerMinute or ask less often.`;
}
