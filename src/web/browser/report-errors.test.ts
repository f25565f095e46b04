import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenError } from './seen-error.ts';
import { createErrorReporter, reportOf } from './report-errors.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

const origin = 'https://esim.example';
const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
let fetch: ReturnType<typeof vi.fn<Fetch>>;
let reportErrors: ReturnType<typeof createErrorReporter>;

beforeEach(() => {
  warn.mockClear();
  fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { origin });
  reportErrors = createErrorReporter();
  return () => vi.unstubAllGlobals();
});

function seen(facts: Partial<SeenError> = {}): SeenError {
  return {
    error: new TypeError('x is null'),
    place: `${origin}/assets/a.js:1:2`,
    stack: '',
    url: `${origin}/japan`,
    ...facts,
  };
}

const sent = (): unknown[] => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown);

describe('reportOf', () => {
  it('reports message, position and page', () => {
    expect(reportOf(seen({ url: `${origin}/japan?days=9&q=ann#plans` }))).toEqual({
      statusCode: 500,
      message: 'TypeError: x is null (/assets/a.js:1:2)',
      url: '/japan?days&q',
    });
  });

  it.each([
    [`TypeError: x\n    at f (${origin}/assets/b.js:3:4)\n    at ${origin}/assets/c.js:5:6`, ' (/assets/b.js:3:4)'],
    [`f@${origin}/assets/b.js:3:4\n@${origin}/assets/c.js:5:6`, ' (/assets/b.js:3:4)'],
  ])('finds the position in a stack', (stack, position) => {
    expect(reportOf(seen({ place: '', stack }))?.message).toBe(`TypeError: x is null${position}`);
  });

  it('does without a position where a stack names none', () => {
    const stack = '\n    at h1\n    at Page (<anonymous>)';
    expect(reportOf(seen({ error: 'x is null', place: '', stack }))?.message).toBe('x is null');
  });

  it('takes the stack of the error itself where there is no other', () => {
    const error = new Error('y');
    error.stack = `Error: y\n    at ${origin}/assets/b.js:7:8`;
    expect(reportOf(seen({ error, place: '' }))?.message).toBe('Error: y (/assets/b.js:7:8)');
  });

  it('names the status of an answer', () => {
    const status = (error: object): number | undefined => reportOf(seen({ error }))?.statusCode;
    expect([status({ status: 404 }), status({ status: 200 }), status({})]).toEqual([404, 500, 500]);
  });

  it.each([
    ['broken off', { error: new DOMException('aborted', 'AbortError') }],
    ['of a layout that settles', { error: 'ResizeObserver loop completed with undelivered notifications.' }],
    ['of another site’s script', { error: 'Script error.', place: '' }],
    ['of an extension', { place: 'chrome-extension://abc/a.js:1:2' }],
    ['of an extension, by its stack', { place: '', stack: 'f@moz-extension://abc/a.js:1:2' }],
    ['of another origin', { place: 'https://esim.example.evil/a.js:1:2' }],
  ])('leaves out what is %s', (_what, facts) => {
    expect(reportOf(seen(facts))).toBeNull();
  });

  it('keeps addresses of people in the browser', () => {
    const error = new Error(`no user ann@mail.example at ${origin}/a?token=7`);
    expect(reportOf(seen({ error }))?.message).toBe(`Error: no user (address) at ${origin}/a (/assets/a.js:1:2)`);
  });
});

describe('reportErrors', () => {
  it('sends each message of each place once', async () => {
    await reportErrors([seen(), seen(), seen({ place: `${origin}/assets/a.js:9:9` })]);
    await reportErrors([seen()]);
    expect(sent()).toMatchObject([
      { message: 'TypeError: x is null (/assets/a.js:1:2)' },
      { message: 'TypeError: x is null (/assets/a.js:9:9)' },
    ]);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/events/log/error?locale=en');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });

  it('sends ten at most', async () => {
    await reportErrors(Array.from({ length: 30 }, (_, index) => seen({ error: new Error(`number ${index}`) })));
    expect(fetch).toHaveBeenCalledTimes(10);
  });

  it('logs that it failed, and sends nothing again', async () => {
    fetch.mockImplementation(async () => new Response('', { status: 503 }));
    await reportErrors([seen()]);
    await reportErrors([seen()]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^An error was not reported: .*503/));
  });
});
