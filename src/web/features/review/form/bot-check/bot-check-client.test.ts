import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBotCheck } from './bot-check-client.ts';

afterEach(() => vi.unstubAllGlobals());

const place = {} as HTMLElement;

describe('startBotCheck', () => {
  it('asks for its challenge at once, past every cache', async () => {
    const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(
      async () => new Response('', { status: 500 }),
    );
    vi.stubGlobal('fetch', fetch);
    const check = startBotCheck(new AbortController().signal);
    await expect(check.kind).rejects.toThrow('500');
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect([address, options?.cache]).toEqual(['/api/reviews/challenge?locale=en', 'no-store']);
  });

  it('asks again when the token is wanted, and has none when that fails, too', async () => {
    const fetch = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 500 }));
    vi.stubGlobal('fetch', fetch);
    const check = startBotCheck(new AbortController().signal);
    await check.kind.catch(() => undefined);
    const asked = fetch.mock.calls.length;
    await expect(check.token(place)).rejects.toThrow('500');
    expect(fetch.mock.calls.length).toBe(2 * asked);
  });

  it('gives up when the form is closed', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const stop = new AbortController();
    const token = startBotCheck(stop.signal).token(place);
    stop.abort();
    await expect(token).rejects.toThrow('too long');
  });
});
