import { join } from 'node:path';
import { loadSite } from '#server/load-site.ts';
import { createLog } from '#runtime/services/log.ts';
import { PageAnswers } from '#server/page-cache/page-answers.ts';
import type { SiteRequest } from '#web/site-contract.ts';
import { openBenchContext } from './open-bench-context.ts';
import { workInTurns } from './work-in-turns.ts';

// Renders a page on request, without HTTP: bench/render-page.ts DATA_DIR PATH.
const [, , dataDir = '', path = '/'] = process.argv;
const { context } = await openBenchContext(dataDir);
const site = await loadSite(join(process.cwd(), 'dist'));
const log = createLog({ level: 'warn' });
const pages = new PageAnswers({ site, context, log, maxBytes: 0 });
const request: SiteRequest = { method: 'GET', path, search: '', cookies: {}, acceptLanguage: null };

workInTurns({
  /** From the address to the text of the page, including database queries and React. */
  rendered: () => site.answer(request, context),
  /** As over the wire: bytes with a tag, compressed. */
  sent: () => pages.answer(request, 'br'),
});
