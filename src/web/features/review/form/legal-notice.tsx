import { localizePath } from '#i18n/localized-path.ts';
import { sentenceSpace } from '#i18n/punctuation.ts';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { BotChallenge } from './bot-check/challenge.ts';
import { useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import styles from './legal-notice.module.css';

/** Legal notice on sending and checks. Links open in a new tab, so that the form is not lost. */
export function LegalNotice({ botCheck }: { readonly botCheck: BotChallenge['kind'] | null }) {
  const { locale } = usePage().shell;
  const { terms, botCheck: ownCheck } = useForm().texts;
  return (
    <p className={classNames(parts['hint'], styles['legal'])}>
      {terms.before}
      <a href={localizePath('/terms', locale)} target="_blank" rel="noopener">
        {terms.link}
      </a>
      {terms.after}
      {sentenceSpace(locale)}
      {botCheck === 'recaptcha' ? <RecaptchaNotice /> : ownCheck}
    </p>
  );
}

/** Notice that Google requires if its badge is hidden (https://developers.google.com/recaptcha/docs/faq). */
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
