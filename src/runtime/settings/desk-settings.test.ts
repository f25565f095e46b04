import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

function deskOf(environment: Readonly<Record<string, string>>): unknown {
  const config = loadConfig(environment);
  return config.ok ? config.value.desk : config.reason;
}

describe('the desk', () => {
  it('is on beside the example catalogue on this machine, and nowhere else by itself', () => {
    expect(deskOf({})).toEqual({ origin: 'http://localhost:3100', port: 3100, isDefault: true });
    expect(deskOf({ DESK_PORT: '3105' })).toEqual({ origin: 'http://localhost:3105', port: 3105, isDefault: true });
    expect(deskOf({ DEMO: 'false' })).toBeNull();
    expect(deskOf({ HOST: '0.0.0.0' })).toBeNull();
    expect(deskOf({ SITE_ORIGIN: 'https://esim.example' })).toBeNull();
    expect(deskOf({ SITE_ORIGIN: 'http://127.0.0.1:3000' })).not.toBeNull();
  });

  it('has an address and a port', () => {
    const given = { DESK_ORIGIN: 'https://desk.esim.example', SITE_ORIGIN: 'https://esim.example' };
    expect(deskOf(given)).toEqual({ origin: 'https://desk.esim.example', port: 3100, isDefault: false });
    expect(deskOf({ DESK_ORIGIN: 'http://localhost:3111/' })).toMatchObject({
      origin: 'http://localhost:3111',
      port: 3111,
    });
    expect(deskOf({ DESK_ORIGIN: 'http://localhost:3111', DESK_PORT: '80' })).toMatchObject({ port: 80 });
  });

  it.each([
    ['http://desk.esim.example', 'browsers make no passkeys elsewhere'],
    ['ftp://desk.esim.example', 'browsers make no passkeys elsewhere'],
    ['https://192.0.2.1', 'browsers make no passkeys for an address'],
    ['http://127.0.0.1:3100', 'browsers make no passkeys for an address'],
    ['https://[2001:db8::1]', 'browsers make no passkeys for an address'],
    ['https://desk.esim.example/desk', 'without a path'],
    ['desk.esim.example', 'without a path'],
  ])('says why there are no passkeys at %s', (origin, why) => {
    expect(deskOf({ DESK_ORIGIN: origin })).toEqual([expect.stringContaining(why)]);
  });

  it('shares no host name with the site: cookies ignore ports', () => {
    const given = { SITE_ORIGIN: 'https://esim.example', DESK_ORIGIN: 'https://esim.example:8443' };
    expect(deskOf(given)).toEqual([expect.stringContaining('another host name than SITE_ORIGIN')]);
  });
});
