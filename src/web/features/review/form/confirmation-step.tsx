import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { findCountry } from '#domain/place/countries.ts';
import { plainEmailAddress } from '#domain/review/email-address.ts';
import { noFacts } from '#domain/review/review-facts.ts';
import { plainName, plainText } from '#domain/kernel/plain-text.ts';
import { factSeparator, formatList } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { Button } from '#ui/button.tsx';
import { DialogBody, DialogFoot } from '#ui/dialog.tsx';
import { Flag } from '#ui/flag.tsx';
import { Logo } from '#ui/logo.tsx';
import { Panel } from '#ui/panel.tsx';
import { Stars } from '#ui/stars.tsx';
import { flagAddress, logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './confirmation-step.module.css';
import { useForm } from './form-context.tsx';
import { ImageNotice } from './image-notice.tsx';
import type { ProviderChoice } from './load-providers.ts';

const FactsFields = lazy(async () => ({ default: (await import('./facts-fields.tsx')).FactsFields }));

interface ConfirmationStepProps {
  /** Null: the list of providers could not be loaded. */
  readonly provider: ProviderChoice | null;
  readonly onSend: () => void;
}

/** Preview of the review before it is sent. */
export function ConfirmationStep({ provider, onSend }: ConfirmationStepProps) {
  const { state, dispatch, texts } = useForm();
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <DialogBody>
        <p ref={start} tabIndex={-1} className={styles['preSubmit']}>
          {texts.confirm.preSubmit}
        </p>
        <Panel hasNotch className={styles['written']}>
          <WrittenReview provider={provider} />
        </Panel>
        <NotPublished />
        <OptionalFacts />
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => dispatch({ kind: 'back' })}>{texts.confirm.back}</Button>
        <Button look="primary" isBusy={state.resizing > 0} onClick={onSend}>
          {texts.confirm.submit}
        </Button>
      </DialogFoot>
    </>
  );
}

/** One more step that can be skipped. */
function OptionalFacts() {
  const { state, texts } = useForm();
  const [isOpen, setIsOpen] = useState(state.fields.facts !== noFacts);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{texts.facts.summary}</Button>;
  return (
    <Suspense fallback={null}>
      <FactsFields />
    </Suspense>
  );
}

function WrittenReview({ provider }: { readonly provider: ProviderChoice | null }) {
  const { shell, messages } = usePage();
  const { state, texts } = useForm();
  const { name, rating, text, countries } = state.fields;
  return (
    <article>
      <div className={styles['writtenHead']}>
        {provider !== null && <Logo src={logoAddress(provider.image)} name={provider.name} size={36} />}
        <div>
          <b>
            <bdi>{provider?.name}</bdi>
          </b>
          <span>
            <bdi>{plainName(name)}</bdi>
            {factSeparator(shell.locale)}
            {texts.confirm.today}
          </span>
        </div>
        <Stars rating={rating} label={messages.reviews.rating({ rating })} />
      </div>
      <p dir="auto">{plainText(text)}</p>
      <div className={styles['writtenCountries']}>
        {countries.map((code) => (
          <Flag key={code} src={flagAddress(code)} />
        ))}
        <span>
          {formatList(
            countries.map((code) => findCountry(code)?.name[shell.locale] ?? code),
            shell.locale,
          )}
        </span>
      </div>
    </article>
  );
}

function NotPublished() {
  const { locale } = usePage().shell;
  const { state, texts } = useForm();
  const { images: imageTexts } = texts.fields;
  const hasPicked = state.images.length > 0 || state.resizing > 0 || state.imageNews.length > 0;
  return (
    <dl className={styles['facts']}>
      <Fact term={texts.confirm.email}>
        <bdi className={styles['address']}>{plainEmailAddress(state.fields.email)}</bdi>
        <small>{texts.confirm.notPublished}</small>
      </Fact>
      {hasPicked && (
        <Fact term={imageTexts.label}>
          {state.images.map(({ id, preview }, index) => (
            <img
              key={id}
              src={preview}
              width={72}
              height={72}
              alt={imageTexts.name({ place: formatNumber(index + 1, locale) })}
            />
          ))}
          <ImageNotice />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
