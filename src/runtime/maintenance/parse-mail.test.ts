import { describe, expect, it } from 'vitest';
import type { DueMail } from '#mail/mail-outbox.ts';
import { parsing } from './parse-mail.ts';

/** What a mail is rendered from. */
function parse(kind: DueMail['kind'], payload: object): unknown {
  const rendered = parsing((mail) => ({ fromName: '', subject: '', text: JSON.stringify(mail) }));
  const mail = { id: 1, to: 'a@b', locale: 'it', kind, payload: JSON.stringify(payload), attempt: 1 } as const;
  return JSON.parse(rendered(mail).text);
}

const followed = {
  path: '/japan',
  search: 'days=7',
  keepToken: 'k',
  stopToken: 's',
  endsAt: '2027-01-01T00:00:00.000Z',
};
const [before, after] = [
  { units: 90_000, currency: 'EUR', isEstimate: true },
  { units: 45_000, currency: 'EUR' },
];

describe('a queued mail', () => {
  it.each<[DueMail['kind'], object]>([
    ['published', { providerName: 'Tanuki SIM', reason: null, reply: null, changes: null }],
    ['rejected', { providerName: 'Tanuki SIM', reason: 'advertising', reply: null, changes: null }],
    ['reply', { providerName: 'Tanuki SIM', reason: null, reply: 'Thanks', changes: null }],
    ['operator', { subject: 'Two reviews wait', text: 'roamchart reviews' }],
    ['alert-confirm', { ...followed, fall: null }],
    ['alert-fall', { ...followed, fall: { provider: 'Tanuki SIM', before, after, percent: 50 } }],
  ])('about %s is read as it was queued', (kind, payload) => {
    expect(parse(kind, payload)).toEqual({ kind, locale: 'it', ...payload });
  });

  it('of an older version, which lacks later fields, is read with their defaults', () => {
    expect(parse('published', { providerName: 'Tanuki SIM' })).toMatchObject({ reason: null, reply: null });
    expect(parse('alert-renew', followed)).toMatchObject({ fall: null });
  });

  it.each<[DueMail['kind'], object]>([
    ['published', {}],
    ['operator', { subject: 'Two reviews wait' }],
    ['rejected', { providerName: 'Tanuki SIM', reason: 'no reason of ours' }],
    ['alert-fall', { ...followed, fall: { provider: 'Tanuki SIM', before, after: 45_000, percent: 50 } }],
  ])('about %s is refused where it is damaged', (kind, payload) => {
    expect(() => parse(kind, payload)).toThrow(/"path"/);
  });
});
