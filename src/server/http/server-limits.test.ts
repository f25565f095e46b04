import { maxHeaderSize, type Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { serverLimits } from './server-limits.ts';

describe('the limits of a connection', () => {
  it('are set on the server, and checked often enough to be effective', async () => {
    const app = await buildTestServer();
    const server: Server = app.server;
    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(60_000);
    expect([server.keepAliveTimeout, server.timeout]).toEqual([75_000, 76_000]);
    expect(serverLimits.connectionsCheckingInterval).toBeLessThan(serverLimits.headersTimeout);
    await app.close();
  });

  it('are not above what Node itself refuses', () => {
    expect(serverLimits.headerBlock).toBeLessThanOrEqual(maxHeaderSize);
    expect(serverLimits.addressLength).toBeLessThan(serverLimits.headerBlock);
  });
});
