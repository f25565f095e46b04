import type { Locale } from '#domain/kernel/locale.ts';
import { arrival as en } from './messages/en.ts';
import { arrival as es } from './messages/es.ts';
import { arrival as fr } from './messages/fr.ts';
import { arrival as it } from './messages/it.ts';
import { arrival as ja } from './messages/ja.ts';
import type { StepTexts } from './step-texts.ts';

/** For servers: browsers run no script on the page. */
export const stepTexts: Readonly<Record<Locale, StepTexts>> = { en, ja, fr, es, it };
