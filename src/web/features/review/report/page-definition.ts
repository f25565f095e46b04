import { definePage } from '#web/shared/definition/define-page.ts';

export const reviewReport = definePage({
  paths: ['/report-review', '/report-review/objection'],
  parameters: (path) => ({ path, parameters: { path } }),
  load: async () => (await import('./load.ts')).loadReviewReport,
  view: async () => (await import('./page.tsx')).Page,
  sitemap: 'It belongs to a review, or to a report.',
  tests: { 'review-report, an objection': '/report-review/objection' },
});
