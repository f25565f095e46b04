import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { PlaceBackdrop, PlacePicture } from './place-picture.tsx';

const place = { flag: 'JP', path: '/japan' };

/** The sources of a picture, shortened to media query and file. */
function sourcesOf(html: string): readonly string[] {
  return [...html.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => {
    const of = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
    const file = /[a-z-]+\.svg/.exec(of('srcset'))?.[0] ?? '';
    return [of('media').replaceAll(/[()]/g, ''), file].filter((part) => part !== '').join(' ');
  });
}

const fileOf = (html: string): string | undefined => /<img[^>]* src="[^"]*\/([^"/]*)"/.exec(html)?.[1];

describe('pictures of places', () => {
  it('follow the system where no theme is chosen', () => {
    const html = renderOnPage(<PlacePicture place={place} size="medium" />);
    expect([sourcesOf(html), fileOf(html)]).toEqual([
      ['prefers-color-scheme: dark jp-medium-night.svg'],
      'jp-medium.svg',
    ]);
    expect(html).toContain('width="640" height="400"');
    expect(html).toContain('alt="" loading="lazy"');
  });

  it('have the address of a chosen theme only', () => {
    const night = renderOnPage(<PlacePicture place={place} size="small" />, { theme: 'dark' });
    expect([sourcesOf(night), fileOf(night)]).toEqual([[], 'jp-small-night.svg']);
    expect(renderOnPage(<PlacePicture place={place} size="small" />, { theme: 'light' })).not.toContain('night');
  });

  it('are big behind a title on wide screens only', () => {
    const html = renderOnPage(<PlaceBackdrop place={place} />, { theme: 'light' });
    expect([sourcesOf(html), fileOf(html)]).toEqual([['min-width: 56.25rem jp-big.svg'], 'jp-medium.svg']);
    expect(html).toContain('fetchPriority="high"');
    const night = renderOnPage(<PlaceBackdrop place={place} />, { theme: 'dark' });
    expect([sourcesOf(night), fileOf(night)]).toEqual([
      ['min-width: 56.25rem jp-big-night.svg'],
      'jp-medium-night.svg',
    ]);
  });

  it('behind a title are dark on wide and narrow screens where the system is', () => {
    expect(sourcesOf(renderOnPage(<PlaceBackdrop place={place} />))).toEqual([
      'min-width: 56.25rem and prefers-color-scheme: dark jp-big-night.svg',
      'min-width: 56.25rem jp-big.svg',
      'prefers-color-scheme: dark jp-medium-night.svg',
    ]);
  });
});
