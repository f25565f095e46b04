import { describe, expect, it } from 'vitest';
import { readDraft, startingFields, type KeptDraft } from './kept-draft.ts';
import { emptyFields } from './review-form-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const draft: KeptDraft = {
  id: 'd1',
  revision: 4,
  keptAt: '2026-11-18T12:00:00Z',
  fields: { ...emptyFields, provider: 'p1', countries: ['KR'], text: 'Fast.', rating: 5 },
};
const page = { provider: 'p2', countries: ['JP'] };
const nothing = { provider: '', countries: [] };

describe('readDraft', () => {
  it('reads what was kept', () => {
    expect(readDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft);
  });

  it.each([null, 'x', 3, [], {}, { ...draft, fields: null }, { ...draft, id: 1 }, { ...draft, keptAt: 'soon' }])(
    'finds nothing in %o',
    (found) => expect(readDraft(found, now)).toBeNull(),
  );

  it('lets go of one that is older than 30 days', () => {
    expect(readDraft({ ...draft, keptAt: '2026-10-21T12:00:00Z' }, now)).not.toBeNull();
    expect(readDraft({ ...draft, keptAt: '2026-10-21T11:59:59Z' }, now)).toBeNull();
  });

  it('leaves empty what makes no sense', () => {
    const fields = { name: 3, email: null, provider: {}, text: 'x'.repeat(20_000), rating: 9, countries: ['JP', 4] };
    expect(readDraft({ ...draft, fields }, now)?.fields).toEqual({
      ...emptyFields,
      text: 'x'.repeat(10_000),
      countries: ['JP'],
    });
  });
});

describe('startingFields', () => {
  it('starts with what the page is about', () => {
    expect(startingFields(null, page)).toEqual({ ...emptyFields, ...page });
  });

  it('goes on with a draft that has words in it', () => {
    expect(startingFields(draft, page)).toEqual(draft.fields);
  });

  it('fills in what such a draft does not say yet', () => {
    const open = { ...draft, fields: { ...draft.fields, provider: '', countries: [] } };
    expect(startingFields(open, page)).toEqual({ ...draft.fields, ...page });
  });

  it('replaces a draft that only names a provider and countries, if the page names others', () => {
    const named = { ...draft, fields: { ...emptyFields, provider: 'p1', countries: ['KR'] } };
    expect(startingFields(named, page)).toEqual({ ...emptyFields, ...page });
    expect(startingFields(named, nothing)).toEqual(named.fields);
  });
});
