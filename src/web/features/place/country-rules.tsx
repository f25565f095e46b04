import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { RuleData } from './rule-data.ts';
import { RuleList } from './rule-list.tsx';

/** The rules of the country that the page is about. */
export function CountryRules({ place, rules }: { readonly place: PlaceForms; readonly rules: readonly RuleData[] }) {
  const { shell, messages } = usePage();
  const texts = messages.rules;
  return (
    <Section
      id="rules"
      heading={texts.here.heading({ place })}
      lead={texts.here.lead}
      side={<GoLink href={localizePath('/rules', shell.locale)}>{texts.here.all}</GoLink>}
    >
      <RuleList rules={rules} />
    </Section>
  );
}
