import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('MAIL_FROM', () => {
  it.each([
    ['a@esim.example', { from: 'a@esim.example', fromName: null }],
    ['Travel Desk <a@esim.example>', { from: 'a@esim.example', fromName: 'Travel Desk' }],
    ['"O’Neill, Ltd" <a@esim.example>', { from: 'a@esim.example', fromName: 'O’Neill, Ltd' }],
  ])('reads the sender %s', (MAIL_FROM, sender) => {
    const config = loadConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM });
    expect(config.ok && config.value.reviews.mail).toEqual({ url: 'smtp://localhost', ...sender });
  });

  it.each(['Travel Desk', 'a@esim.example>', 'Desk <a@esim.example', 'a b@esim.example', '<>'])(
    'refuses the sender %s',
    (MAIL_FROM) => {
      expect(loadConfig({ MAIL_FROM })).toEqual({
        ok: false,
        reason: [`MAIL_FROM must be an email address, or a name and <an address>; it is "${MAIL_FROM}".`],
      });
    },
  );
});
