import { describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { createMeasures } from './measures.ts';
import { ProxyWatch } from './proxy-watch.ts';

describe('a watched proxy', () => {
  it('is judged by its first request, and again by every right one', () => {
    const watch = new ProxyWatch();
    expect(watch.faults).toEqual([]);
    watch.note({ no_forwarded_for: true, no_forwarded_proto: false });
    expect(watch.faults).toEqual(['no_forwarded_for']);
    watch.note({ untrusted_proxy: true });
    expect(watch.faults).toEqual(['untrusted_proxy', 'no_forwarded_for']);
    watch.note({ untrusted_proxy: false, no_forwarded_for: false, no_forwarded_proto: false });
    expect(watch.faults).toEqual([]);
  });

  it('is not judged by what this machine asks past it, until nothing else comes', () => {
    const watch = new ProxyWatch();
    watch.note({ no_forwarded_for: false });
    for (let index = 0; index < 999; index += 1) watch.note({ no_forwarded_for: true });
    expect(watch.faults).toEqual([]);
    watch.note({ no_forwarded_for: true });
    expect(watch.faults).toEqual(['no_forwarded_for']);
  });

  it('is seen and counted in every request but those of monitoring, cached pages included', async () => {
    const [proxyWatch, measures] = [new ProxyWatch(), createMeasures()];
    const context = emptyContext({ origin: 'https://esim.example' });
    await using app = await buildTestServer({ context, proxyWatch, measures });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (path: string, headers = {}): Promise<void> => {
      await (await fetch(address + path, { headers })).text();
    };
    await ask('/healthz');
    expect(proxyWatch.faults).toEqual([]);
    for (let index = 0; index < 3; index += 1) await ask('/japan', { 'x-forwarded-proto': 'https' });
    await ask('/builds/latest.json', { 'x-forwarded-for': '192.0.2.7' });
    await ask('/japan', { 'x-forwarded-for': '192.0.2.7' });
    expect(proxyWatch.faults).toEqual([]);
    const text = await measures.registry.metrics();
    expect(text).toContain('roamchart_proxy_faults_total{fault="no_forwarded_for"} 3');
    expect(text).toContain('roamchart_proxy_faults_total{fault="no_forwarded_proto"} 2');
    expect(text).not.toContain('untrusted_proxy"}');
  });
});
