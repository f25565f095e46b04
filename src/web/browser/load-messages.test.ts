import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { loadMessages } from './load-messages.ts';

describe('loadMessages', () => {
  it.each(locales)('loads the texts of %s', async (locale) => {
    expect(await loadMessages(locale)).toBe(messagesFor(locale));
  });
});
