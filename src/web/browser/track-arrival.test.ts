import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivalLimits } from '#domain/site/arrival.ts';
import { readTracking, trackArrival } from './track-arrival.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

const campaign = { search: '?utm_source=mail&utm_campaign=spring&days=9', referrer: '' };
let stored: Record<string, string>;
let fetch: ReturnType<typeof vi.fn<Fetch>>;
const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);

beforeEach(() => {
  stored = {};
  warn.mockClear();
  fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { host: 'esim.example' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('readTracking', () => {
  it.each([
    ['', '', {}],
    ['?days=9', 'https://esim.example/japan', {}],
    ['?utm_source=&utm_term=%20', 'nonsense', {}],
    ['?utm_source=mail&utm_source=again', '', { utm_source: 'mail' }],
    ['', 'https://blog.example:8443/post?reader=7#end', { referrer: 'https://blog.example:8443/' }],
    ['', 'android-app://com.example.reader/x', { referrer: 'android-app://com.example.reader/' }],
    [
      '?utm_content=c&utm_term=t&utm_campaign=n&utm_medium=m&utm_source=s',
      'http://a.example/',
      {
        utm_source: 's',
        utm_medium: 'm',
        utm_campaign: 'n',
        utm_term: 't',
        utm_content: 'c',
        referrer: 'http://a.example/',
      },
    ],
  ])('of %s from "%s" is %j', (search, referrer, tracking) => {
    expect(readTracking({ search, referrer })).toEqual(tracking);
  });

  it('cuts what is long', () => {
    const { utm_source } = readTracking({ search: `?utm_source=${'x'.repeat(500)}`, referrer: '' });
    expect(utm_source).toHaveLength(arrivalLimits.value);
  });
});

describe('trackArrival', () => {
  it('reports once a session', async () => {
    await trackArrival(campaign);
    await trackArrival(campaign);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/tracking/set?locale=en');
    expect(options).toMatchObject({
      method: 'POST',
      keepalive: true,
      body: '{"utm_source":"mail","utm_campaign":"spring"}',
    });
  });

  it('begins no session where there is nothing to report', async () => {
    await trackArrival({ search: '', referrer: '' });
    expect([fetch.mock.calls, stored]).toEqual([[], {}]);
  });

  it('reports nothing where a session cannot be told', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await trackArrival(campaign);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('logs that it failed, and does not try again', async () => {
    fetch.mockImplementation(async () => new Response('', { status: 503 }));
    await trackArrival(campaign);
    await trackArrival(campaign);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The arrival was not counted: .*503/));
  });
});
