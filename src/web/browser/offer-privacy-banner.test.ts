import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptPrivacy, isPrivacyAccepted } from '#web/frame/privacy-banner/acceptance.ts';
import { offerPrivacyBanner } from './offer-privacy-banner.ts';

const showPrivacyBanner = vi.fn<() => Promise<void>>();

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
let stored: Record<string, string>;
let fetch: ReturnType<typeof vi.fn<Fetch>>;

beforeEach(() => {
  vi.clearAllMocks();
  showPrivacyBanner.mockResolvedValue();
  stored = {};
  fetch = vi.fn<Fetch>(async () => Response.json({ result: true }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('offerPrivacyBanner', () => {
  it('shows it to visitors in Europe, past every cache', async () => {
    await offerPrivacyBanner(showPrivacyBanner);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/utils/is-europe?locale=en');
    expect(options).toMatchObject({ method: 'POST', cache: 'no-store', credentials: 'include' });
    expect(options?.body).toBeUndefined();
    expect(showPrivacyBanner).toHaveBeenCalledTimes(1);
  });

  it.each([{ result: false }, {}, null, { result: 'true' }])('shows it to nobody for %j', async (answer) => {
    fetch.mockImplementation(async () => Response.json(answer));
    await offerPrivacyBanner(showPrivacyBanner);
    expect(showPrivacyBanner).not.toHaveBeenCalled();
  });

  it('does not even ask where it was hidden', async () => {
    stored['cookie:accepted'] = 'true';
    await offerPrivacyBanner(showPrivacyBanner);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    await offerPrivacyBanner(showPrivacyBanner);
    expect(showPrivacyBanner).toHaveBeenCalledTimes(1);
  });

  it('logs that nobody knows', async () => {
    fetch.mockImplementation(async () => new Response('', { status: 503 }));
    await offerPrivacyBanner(showPrivacyBanner);
    expect([fetch.mock.calls.length, showPrivacyBanner.mock.calls.length]).toEqual([1, 0]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The location could not be checked: .*503/));
  });
});

describe('acceptPrivacy', () => {
  it('stores under both keys of the specification, and no cookie', () => {
    expect(isPrivacyAccepted()).toBe(false);
    acceptPrivacy();
    expect(isPrivacyAccepted()).toBe(true);
    expect(stored['cookie:accepted']).toBe('true');
    expect(JSON.parse(stored['settings'] ?? '')).toMatchObject({ acceptPrivacy: true });
  });

  it('does no harm where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    acceptPrivacy();
    expect(isPrivacyAccepted()).toBe(false);
  });
});
