import { describe, expect, it } from 'vitest';
import { arrivalLimits, otherArrivals, readArrival } from './arrival.ts';

const nothing = { ...otherArrivals, source: '' };

describe('readArrival', () => {
  it('keeps the campaign, and the host of the referrer alone', () => {
    const sent = {
      utm_source: 'Newsletter',
      utm_medium: 'email',
      utm_campaign: 'spring',
      utm_term: 'esim',
      utm_content: 'top',
      referrer: 'https://User:secret@Blog.Example:8443/posts/7?reader=ann#end',
    };
    expect(readArrival(sent, 'esim.example')).toEqual({
      source: 'Newsletter',
      medium: 'email',
      campaign: 'spring',
      term: 'esim',
      content: 'top',
      referrerHost: 'blog.example',
    });
  });

  it.each([
    {},
    { utm_source: '', utm_term: null },
    { utm_source: ' \u0000 ' },
    { referrer: 'nonsense' },
    { referrer: 'javascript:alert(1)' },
    { referrer: 'https://esim.example/japan' },
    { utm_term: 'ann@example.org' },
  ])('finds nothing to count in %j', (sent) => {
    expect(readArrival(sent, 'esim.example')).toBeNull();
  });

  it('names apps', () => {
    expect(readArrival({ referrer: 'android-app://com.example.reader/' }, 'esim.example')).toEqual({
      ...nothing,
      referrerHost: 'com.example.reader',
    });
  });

  it('cuts what is long', () => {
    expect(readArrival({ utm_content: 'x'.repeat(5000) }, '')?.content).toHaveLength(arrivalLimits.value);
  });
});
