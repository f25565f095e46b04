import { frameTexts, pageDefinitions } from './page-definitions.ts';
import type { PagePayload } from './page-payload.ts';

/** Adds what a browser has to load before it can hydrate the page. */
export function nameTexts(payload: PagePayload): PagePayload {
  return { ...payload, texts: [...frameTexts, ...pageDefinitions[payload.content.page].texts] };
}
