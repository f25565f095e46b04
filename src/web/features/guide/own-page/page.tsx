import { LongText } from '#web/features/guide/long-text.tsx';
import type { OwnPageData } from './load.ts';

export function Page({ heading, text }: OwnPageData) {
  return <LongText heading={heading} text={text} />;
}
