import { localizePath } from '#i18n/localized-path.ts';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import type { BotChallenge } from './bot-check/challenge.ts';
import { useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import styles from './legal-notice.module.css';

/** What sending means, and who checks. Links open beside the form, so that nothing written is left behind. */
export function LegalNotice({ botCheck }: { readonly botCheck: BotChallenge['kind'] | null }) {
  const { locale } = usePage().shell;
  const { terms, botCheck: ownCheck } = useForm().texts;
  // Japanese sets no space between sentences.
  const space = locale === 'ja' ? '' : ' ';
  return (
    <p className={classNames(parts['hint'], styles['legal'])}>
      {terms.before}
      <a href={localizePath('/terms', locale)} target="_blank" rel="noopener">
        {terms.link}
      </a>
      {terms.after}
      {space}
      {botCheck === 'recaptcha' ? <RecaptchaNotice /> : ownCheck}
    </p>
  );
}

/** What Google asks for where its badge is hidden (https://developers.google.com/recaptcha/docs/faq). */
function RecaptchaNotice() {
  const { recaptcha } = useForm().texts;
  return (
    <>
      {recaptcha.before}
      <a href="https://policies.google.com/privacy" target="_blank" rel="noopener noreferrer">
        {recaptcha.privacy}
      </a>
      {recaptcha.between}
      <a href="https://policies.google.com/terms" target="_blank" rel="noopener noreferrer">
        {recaptcha.terms}
      </a>
      {recaptcha.after}
    </>
  );
}
