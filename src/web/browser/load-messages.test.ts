import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { createMessages } from './load-messages.ts';

describe('createMessages', () => {
  it.each(locales)('loads the texts of %s', async (locale) => {
    const { areas, read, loadAll } = createMessages(locale);
    await loadAll();
    expect(Object.fromEntries(areas.map((area) => [area, read(area)]))).toEqual(messagesFor(locale));
  });

  it('loads only the areas that are asked for', async () => {
    const { read, load } = createMessages('ja');
    await load(['common', 'search']);
    expect(read('common')).toBe(messagesFor('ja').common);
    expect(read('search')).toBe(messagesFor('ja').search);
    expect(read('plan')).toBeNull();
  });
});
