import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceDesk } from './open-desk-server.ts';

const host = '127.0.0.1';

function openWith(people: readonly string[]): Parameters<typeof announceDesk>[1]['open'] {
  const listed = people.map((name) => ({ name, role: 'owner' as const, keys: [], sessions: [], inviteUntil: null }));
  return { desk: { people: async () => listed } };
}

describe('announceDesk', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says where the desk is and how the first person gets in, and prints no token', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
    const settings = { origin: 'http://localhost:3100', port: 0, isDefault: true };
    const first = await announceDesk(fastify(), { settings, host, open: openWith([]) });
    await first?.close();
    expect(said.mock.calls.flat()).toEqual([
      'The desk answers at http://localhost:3100',
      'Nobody can sign in there yet; for a link run: npx roamchart desk invite YOUR-NAME --role owner',
    ]);
    said.mockClear();
    const later = await announceDesk(fastify(), { settings, host, open: openWith(['Ana']) });
    await later?.close();
    expect(said.mock.calls.flat()).toEqual(['The desk answers at http://localhost:3100']);
  });

  it('leaves the site alone when nobody asked for a desk and its port is taken', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const settings = { origin: `http://localhost:${port}`, port, isDefault: true };
    expect(await announceDesk(fastify(), { settings, host, open: openWith([]) })).toBeNull();
    expect(said.mock.calls.flat()).toEqual([
      expect.stringMatching(/^The desk is not open: Port \d+ .* DESK_PORT=\d+\.$/),
    ]);
    other.close();
  });
});
