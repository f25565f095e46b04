import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '#ui/dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { answerPhone, phoneAnswers, usePhoneAnswers, type PhoneAnswer } from '#web/shared/visit/phone-answers.ts';
import styles from './before-sheet.module.css';

const PhoneModel = lazy(async () => ({ default: (await import('./phone-help.tsx')).PhoneModel }));
const Purchase = lazy(async () => ({ default: (await import('./phone-help.tsx')).Purchase }));

interface BeforeSheetProps {
  readonly isOpen: boolean;
  /** Of the place that the own SIM is asked about. */
  readonly path: string;
  /** How many questions are answered. */
  readonly known: number;
  /** What the own SIM costs there at most; null: nothing can be said. */
  readonly bound: string | null;
  readonly opener: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Three questions before paying. What is answered is kept on this device and stops nobody. */
export function BeforeSheet({ isOpen, path, known, bound, opener, onClose }: BeforeSheetProps) {
  const { shell, messages } = usePage();
  const { before, ownSim } = messages.list;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={before.heading}
      size="narrow"
      isSheet
      opener={opener}
      className={styles['beside']}
    >
      <DialogHead title={before.heading} closeLabel={before.close} onClose={onClose} />
      <DialogBody className={styles['questions']}>
        <Beside opener={opener} />
        <Question id="eid" texts={before.eid}>
          <Help summary={before.model.summary}>
            <PhoneModel />
          </Help>
        </Question>
        <Question id="lock" texts={before.lock}>
          <Help summary={before.purchase.summary}>
            <Purchase />
          </Help>
        </Question>
        <Question id={path} texts={before.own}>
          {bound !== null && <p>{bound}</p>}
          <a href={localizePath('/blog/your-own-sim', shell.locale)}>{ownSim.name}</a>
        </Question>
      </DialogBody>
      <DialogFoot>
        <p role="status" className={styles['known']}>
          <b>{before.known({ count: known })}</b>
          <span>{before.kept}</span>
        </p>
        <Button look="primary" onClick={onClose}>
          {before.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** On wide screens the sheet stands beside what it is asked for, so that price and button stay in sight. */
function Beside({ opener }: Pick<BeforeSheetProps, 'opener'>) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sheet = mark.current?.closest('dialog');
    const ticket = opener()?.closest('[data-pick], details[name]');
    if (sheet === null || sheet === undefined || ticket === null || ticket === undefined) return;
    const { right, bottom } = ticket.getBoundingClientRect();
    const room = { x: innerWidth - sheet.offsetWidth - 8, y: innerHeight - sheet.offsetHeight - 8 };
    sheet.style.setProperty('--beside-x', `${Math.max(8, Math.min(right + 4, room.x))}px`);
    // From below: it grows when a help is opened.
    sheet.style.setProperty('--beside-y', `${Math.max(8, Math.min(innerHeight - bottom, room.y))}px`);
  }, [opener]);
  return <span ref={mark} hidden />;
}

interface QuestionProps {
  readonly id: string;
  readonly texts: Readonly<Record<'question' | 'hint' | PhoneAnswer, string>>;
  readonly children: ReactNode;
}

function Question({ id, texts, children }: QuestionProps) {
  const answer = usePhoneAnswers()[id] ?? '';
  return (
    <form>
      <b aria-hidden="true">{texts.question}</b>
      <p>{texts.hint}</p>
      <Segmented
        name={id}
        legend={texts.question}
        value={answer}
        options={phoneAnswers.map((value) => ({ value, label: texts[value] }))}
        onChange={(value) => answerPhone(id, value)}
        isWide
      />
      {children}
    </form>
  );
}

/** Loaded when it is opened. */
function Help({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  );
}
