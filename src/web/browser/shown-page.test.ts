import { describe, expect, it } from 'vitest';
import type { PagePayload } from '#web/pages/page-payload.ts';
import { createShownPage } from './shown-page.ts';

const [first, second] = [{ name: 'first' }, { name: 'second' }] as unknown[] as [PagePayload, PagePayload];

describe('createShownPage', () => {
  it('starts with what the server sent', () => {
    expect(createShownPage(first).current()).toBe(first);
  });

  it('notifies all listeners until they unsubscribe', () => {
    const page = createShownPage(first);
    const heard: PagePayload[] = [];
    const stop = page.subscribe(() => heard.push(page.current()));
    page.show(second);
    stop();
    page.show(first);
    expect(heard).toEqual([second]);
    expect(page.current()).toBe(first);
  });
});
