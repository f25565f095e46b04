import { describe, expect, it } from 'vitest';
import { payloadAddress } from '#web/browser/load-payload.ts';
import { addressOfPayload } from './fetch-page.ts';

describe('addressOfPayload', () => {
  it.each(['/', '/ja', '/germany?days=10&gb=5', '/region/europe'])('finds the page %s again', (address) => {
    const payload = new URL(payloadAddress(new URL(address, 'https://roamchart.example')), 'https://roamchart.example');
    expect(addressOfPayload(payload)).toBe(address);
  });
});
