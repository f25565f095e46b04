import { defineErrorPage } from '#web/shared/definition/define-page.ts';

export const serverError = defineErrorPage({
  view: async () => (await import('./page.tsx')).Page,
  texts: ['errors'],
  tests: 'No address brings it about; `render-error-page.test.ts` renders it.',
});
