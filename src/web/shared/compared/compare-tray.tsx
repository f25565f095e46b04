import { Plus, X } from 'lucide';
import { useEffect, useRef, type RefObject } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { comparePath, maxCompared, type ComparedNote } from '#domain/listing/compared-plans.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Wrap } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { sayData, sayTerms, sayValidity } from '#web/shared/plan/plan-words.ts';
import styles from './compare-tray.module.css';
import { forgetCompared, keepCompared, setCompared, useCompared } from './compared-store.ts';

interface TrayProps {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'compare' | 'plan'>;
  /** Hides the tray; the plans stay chosen. */
  readonly onClose: () => void;
}

/** The chosen plans at the viewport's bottom edge, with a link to the comparison. */
export function CompareTray({ locale, messages, onClose }: TrayProps) {
  const { notes, waiting } = useCompared();
  const texts = messages.compare.tray;
  const region = useRef<HTMLElement>(null);
  useFocusKept(region, notes.length);
  const say = (note: ComparedNote): string =>
    joinPhrases([isolateText(note.provider), ...factsOf(note, { locale, messages })], locale);
  return (
    <section ref={region} tabIndex={-1} aria-label={texts.label} className={styles['tray']}>
      <Wrap className={styles['line']}>
        <p className={waiting === null ? styles['spoken'] : styles['full']} role="status">
          {waiting === null ? texts.count({ count: notes.length }) : texts.full({ plan: say(waiting) })}
        </p>
        <ul>
          {notes.map((note) => (
            <Slot
              key={note.id}
              note={note}
              said={say(note)}
              words={joinPhrases(factsOf(note, { locale, messages }), locale)}
              label={
                waiting === null ? messages.compare.remove({ plan: say(note) }) : texts.replace({ plan: say(note) })
              }
            />
          ))}
          {notes.length < maxCompared && (
            <li className={styles['free']} aria-hidden="true">
              <Icon of={Plus} />
              <span>{texts.addAnother}</span>
            </li>
          )}
        </ul>
        {waiting === null ? (
          <div className={styles['ways']}>
            <Button look="quiet" className={styles['clear']} onClick={() => setCompared([])}>
              {texts.clear}
            </Button>
            <ButtonLink
              look={notes.length === 1 ? 'outline' : 'primary'}
              href={localizePath(comparePath(notes.map(({ id }) => id)), locale)}
              aria-label={texts.compareLabel({ count: notes.length })}
            >
              {notes.length === 1 ? texts.one : texts.compare({ count: notes.length })}
            </ButtonLink>
            <Button look="quiet" size="icon" aria-label={texts.close} onClick={onClose}>
              <Icon of={X} size={20} />
            </Button>
          </div>
        ) : (
          <Button onClick={keepCompared}>{texts.cancel}</Button>
        )}
      </Wrap>
    </section>
  );
}

interface Words extends Pick<TrayProps, 'locale' | 'messages'> {}

function factsOf(note: ComparedNote, { locale, messages }: Words): readonly string[] {
  // Only plan messages are read.
  const language = { locale, messages: messages as Messages };
  return [sayData(note, language), sayValidity(note.validityDays, language), ...sayTerms(note, language)];
}

interface SlotProps {
  readonly note: ComparedNote;
  readonly words: string;
  /** With the name of the provider. */
  readonly said: string;
  readonly label: string;
}

function Slot({ note, words, said, label }: SlotProps) {
  return (
    <li className={styles['slot']}>
      <Logo src={logoAddress(note.image)} name={note.provider} size={24} />
      <span className={styles['words']} aria-hidden="true">
        <b>{words}</b>
        <bdi>{note.provider}</bdi>
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
      <button type="button" className={styles['remove']} aria-label={label} onClick={() => forgetCompared(note.id)}>
        <Icon of={X} />
      </button>
    </li>
  );
}

/** Keeps the focus in the tray when the focused remove button disappears. */
function useFocusKept(region: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) region.current?.focus();
  }, [region, count]);
}
