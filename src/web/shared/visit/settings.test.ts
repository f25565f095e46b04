import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings, readSettings, storedCurrency, writeSettings } from './settings.ts';

const trip = { days: 10, dataMb: null, hotspot: true, isNewCustomer: false };
let stored: Record<string, string>;
let cookies: string[];

function openPage(protocol = 'https:'): void {
  vi.stubGlobal('location', { protocol });
}

beforeEach(() => {
  stored = {};
  cookies = [];
  openPage();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('readSettings', () => {
  it('starts from the defaults of the specification', () => {
    expect(readSettings()).toEqual({
      acceptPrivacy: true,
      showPromoPrice: false,
      currency: 'USD',
      trip: null,
      compared: [],
    });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '[]',
    '{"currency":7,"acceptPrivacy":"no","trip":"days.0"}',
    '{"currency":"eur"}',
  ])('takes %s for nothing said', (text) => {
    stored['settings'] = text;
    expect(readSettings()).toEqual(defaultSettings);
  });

  it('reads what it can of a broken whole', () => {
    stored['settings'] = '{"currency":"JPY","showPromoPrice":1}';
    expect(readSettings()).toEqual({ ...defaultSettings, currency: 'JPY' });
  });

  it('gives the defaults where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readSettings()).toEqual(defaultSettings);
  });
});

describe('writeSettings', () => {
  it('reads again what it stored', () => {
    const written = writeSettings({ currency: 'EUR', showPromoPrice: true, trip });
    expect(readSettings()).toEqual(written);
    expect(written).toEqual({ acceptPrivacy: true, showPromoPrice: true, currency: 'EUR', trip, compared: [] });
  });

  it('leaves alone what did not change', () => {
    writeSettings({ currency: 'EUR' });
    writeSettings({ acceptPrivacy: false });
    expect(readSettings()).toEqual({ ...defaultSettings, currency: 'EUR', acceptPrivacy: false });
  });

  it('stores no currency that nobody picked', () => {
    writeSettings({ acceptPrivacy: true });
    expect(JSON.parse(stored['settings'] ?? '')).toEqual({ acceptPrivacy: true, showPromoPrice: false });
    expect(storedCurrency()).toBeNull();
    writeSettings({ currency: 'JPY' });
    writeSettings({ acceptPrivacy: true });
    expect(storedCurrency()).toBe('JPY');
    expect(cookies).toEqual([expect.stringMatching(/^currency=JPY;/)]);
  });

  it('mirrors to cookies of a year for the whole site', () => {
    writeSettings({ currency: 'EUR', showPromoPrice: true, trip });
    const attributes = 'Path=/; Max-Age=31536000; SameSite=Lax; Secure';
    expect(cookies).toEqual([
      `currency=EUR; ${attributes}`,
      `trip=days.10_gb.unlimited_hotspot.1_customer.returning; ${attributes}`,
      `promo=1; ${attributes}`,
    ]);
  });

  it('mirrors only what changed', () => {
    writeSettings({ showPromoPrice: false });
    expect(cookies).toEqual([expect.stringMatching(/^promo=0;/)]);
  });

  it('does not ask for a secure cookie where the page is not secure', () => {
    openPage('http:');
    writeSettings({ currency: 'EUR' });
    expect(cookies).toEqual(['currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  it('keeps the cookies where storage is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeSettings({ currency: 'EUR' }).currency).toBe('EUR');
    expect(cookies).toHaveLength(1);
  });
});

describe('storedCurrency', () => {
  it('is null until one was picked', () => {
    expect(storedCurrency()).toBeNull();
    writeSettings({ currency: 'EUR' });
    expect(storedCurrency()).toBe('EUR');
  });
});
