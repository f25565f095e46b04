import { expect, it } from 'vitest';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { visitPage } from '#tests/support/site-visit.ts';

it('shows the licences that the build has found as they are, and where each is', async () => {
  const html = await visitPage('/fr/licences', createMemoryContext());
  expect(html).toContain('<section id="licence-1"><h2>react 19.0.0</h2><p>MIT</p>');
  expect(html).toContain('<a href="#licence-3">Natural Earth</a>');
  expect(html).toContain('lang="en">MIT License\n\nCopyright (c) &lt;a@b.example&gt;</pre>');
});
