import { describe, expect, it } from 'vitest';
import { pageDefinitions, pageNames } from '#web/pages/page-definitions.ts';
import { loadView } from './load-view.ts';

describe('loadView', () => {
  it.each(pageNames)('finds the view that the definition of %s names', async (page) => {
    const { Component } = await loadView(page);
    expect(Component).toBe(await pageDefinitions[page].view());
  });

  it('rejects what is no page', async () => {
    await expect(loadView('nothing')).rejects.toThrow('There is no page called nothing.');
  });
});
