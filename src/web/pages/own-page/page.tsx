import { localizePath } from '#i18n/localized-path.ts';
import { LongText } from '#web/components/page/long-text.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import type { OwnPageData } from './load.ts';

export function Page({ heading, text }: OwnPageData) {
  const { shell, messages } = usePage();
  const home = { label: messages.common.nav.home, href: localizePath('/', shell.locale) };
  return <LongText trail={[home, { label: heading }]} heading={heading} text={text} />;
}
