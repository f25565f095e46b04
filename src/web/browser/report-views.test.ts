import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportViews } from './report-views.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

let fetch: ReturnType<typeof vi.fn<Fetch>>;
let page: EventTarget & { prerendering?: boolean };
let entries: EventTarget;
let shown: { pathname: string };

beforeEach(() => {
  fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }));
  [page, entries, shown] = [new EventTarget(), new EventTarget(), { pathname: '/japan' }];
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', shown);
  vi.stubGlobal('navigation', entries);
  vi.stubGlobal('document', Object.assign(page, { documentElement: { dataset: {}, lang: 'fr' } }));
  return () => vi.unstubAllGlobals();
});

const reported = () => fetch.mock.calls.map(([, { body }]) => body);

function navigate(pathname: string, navigationType: string): void {
  shown.pathname = pathname;
  entries.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
}

describe('reportViews', () => {
  it('reports the page by its path alone', async () => {
    await reportViews(true);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/events/view?locale=fr');
    expect(options).toMatchObject({ method: 'POST', keepalive: true, body: '{"path":"/japan"}' });
  });

  it('reports pages of later navigations: no filters, and none that was gone back to', async () => {
    await reportViews(true);
    navigate('/japan', 'replace');
    navigate('/italy', 'push');
    navigate('/japan', 'traverse');
    navigate('/japan', 'push');
    navigate('/italy', 'push');
    expect(reported()).toEqual(['{"path":"/japan"}', '{"path":"/italy"}', '{"path":"/italy"}']);
  });

  it('reports no error page, and the pages after it', async () => {
    await reportViews(false);
    navigate('/', 'push');
    expect(reported()).toEqual(['{"path":"/"}']);
  });

  it('reports a prerendered page once it is seen', async () => {
    page.prerendering = true;
    const done = reportViews(true);
    expect(fetch).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    await done;
    expect(reported()).toEqual(['{"path":"/japan"}']);
  });

  it('takes a failure in silence', async () => {
    fetch.mockRejectedValue(new TypeError('offline'));
    await expect(reportViews(true)).resolves.toBeUndefined();
  });
});
