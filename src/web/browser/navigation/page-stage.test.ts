// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveSitePage } from '#web/browser/live-site.ts';
import { moveFocus } from './page-stage.ts';

let page: LiveSitePage;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><main id="main" tabindex="-1"><h2 id="plans">Plans</h2><input id="field"></main></div>
    <button id="beside">Beside the page</button>`;
  page = { keys: new Set<string>(), container: document.getElementById('root') } as unknown as LiveSitePage;
  location.hash = '';
});

const focus = (id: string): void => document.getElementById(id)?.focus();
const focused = (): string | undefined => document.activeElement?.id;

describe('moveFocus', () => {
  it('leads to the page itself, also from what stands beside it', () => {
    moveFocus(page, false);
    expect(focused()).toBe('main');
    focus('beside');
    moveFocus(page, false);
    expect(focused()).toBe('main');
  });

  it('leads to the place that the fragment names', () => {
    location.hash = '#plans';
    moveFocus(page, false);
    expect(focused()).toBe('plans');
  });

  it('leaves a visitor alone who was faster than the rest of the page', () => {
    focus('field');
    moveFocus(page, false);
    expect(focused()).toBe('field');
  });
});
