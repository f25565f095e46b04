import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberLanguageChoice } from './remember-language-choice.ts';

class FakeElement {
  readonly locale: string | null;
  constructor(locale: string | null) {
    this.locale = locale;
  }
  closest(): FakeElement | null {
    return this.locale === null ? null : this;
  }
  getAttribute(): string | null {
    return this.locale;
  }
}

function followLink(locale: string | null, protocol = 'https:'): string {
  const listeners: ((event: { target: unknown }) => void)[] = [];
  const page = {
    cookie: '',
    location: { protocol },
    addEventListener: (_name: string, listener: (event: { target: unknown }) => void) => listeners.push(listener),
  };
  rememberLanguageChoice(page as unknown as Document);
  for (const listener of listeners) listener({ target: new FakeElement(locale) });
  return page.cookie;
}

describe('rememberLanguageChoice', () => {
  beforeEach(() => {
    vi.stubGlobal('Element', FakeElement);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('stores the language of the link for 365 days', () => {
    expect(followLink('fr')).toBe('locale=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it('does not ask for a secure cookie where there is no https', () => {
    expect(followLink('ja', 'http:')).toBe('locale=ja; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it.each([null, 'xx', ''])('stores nothing for a link with %j', (locale) => {
    expect(followLink(locale)).toBe('');
  });
});
