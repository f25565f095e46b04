import { describe, expect, it } from 'vitest';
import { browserErrorLimits, joinPosition, readBrowserError, shownPath } from './browser-error.ts';

const report = { statusCode: 500, message: 'TypeError: x is null', url: '/japan' };

describe('readBrowserError', () => {
  it('tells message and position apart', () => {
    const message = joinPosition('TypeError: f(x) (y)', 'https://esim.example/assets/start-9f.js?v=2:1:204');
    expect(readBrowserError({ ...report, message })).toEqual({
      statusCode: 500,
      message: 'TypeError: f(x) (y)',
      position: '/assets/start-9f.js:1:204',
      path: '/japan',
    });
    expect(readBrowserError(report)).toMatchObject({ message: 'TypeError: x is null', position: '' });
    expect(readBrowserError({ ...report, message: joinPosition('x', '') })).toMatchObject({ message: 'x' });
  });

  it.each([
    ['no route to https://a.example/b?token=7f&x=1 today', 'no route to https://a.example/b today'],
    ['"ann.lee+esim@mail.example" is no number', '"(address)" is no number'],
    ['is that all?', 'is that all?'],
    ['one\u0000two\nthree', 'one two three'],
  ])('keeps of %j what is not about a person', (message, kept) => {
    expect(readBrowserError({ ...report, message }).message).toBe(kept);
  });

  it('is bounded', () => {
    const long = 'x'.repeat(9000);
    const { message, path, position } = readBrowserError({
      statusCode: 500,
      message: joinPosition(long, `/${long}:1:1`),
      url: `/${long}`,
    });
    expect([message.length, position.length, path.length]).toEqual([
      browserErrorLimits.message,
      browserErrorLimits.position,
      browserErrorLimits.path,
    ]);
  });
});

describe('shownPath', () => {
  it.each([
    ['https://esim.example/japan?days=9&gb=3&days=1#plans', '/japan?days&gb'],
    ['/fr/reviews?q=ann%40mail.example&7f3a9=1', '/fr/reviews?q'],
    ['/ann@mail.example/x', '/(address)/x'],
    ['/ann%40mail.example', '/(address)'],
    ['http://[', ''],
    ['', '/'],
  ])('of %s is %s', (url, path) => {
    expect(shownPath(url)).toBe(path);
  });
});
