import { Check, Smartphone, TriangleAlert } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatMoney } from '#i18n/format-money.ts';
import { Icon } from '#ui/icon.tsx';
import { useOwnBound } from '#web/features/list/rows/own-sim.tsx';
import { placePathOf } from '#web/features/list/state/list-data.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { usePhoneAnswers } from '#web/shared/visit/phone-answers.ts';

const BeforeSheet = lazy(async () => ({ default: (await import('./before-sheet.tsx')).BeforeSheet }));

/** Set by scripts alone: the server knows no answer, and its pages may hold no style. */
const looks = {
  ready: { color: 'var(--ok)' },
  locked: { color: 'var(--warn)' },
  noEsim: { color: 'var(--warn)' },
  ask: undefined,
};
const icons = { ready: Check, locked: TriangleAlert, noEsim: TriangleAlert, ask: Smartphone } as const;

/** What the visitor has said about the phone, and about the own SIM here. */
export function usePhoneState() {
  const { data } = useListState();
  const answers = usePhoneAnswers();
  const { eid, lock } = answers;
  const own = answers[placePathOf(data)];
  const known = [eid, lock, own].filter((answer) => answer === 'good' || answer === 'bad').length;
  return { own, known, phone: stateOf(eid, lock) } as const;
}

function stateOf(eid: string | undefined, lock: string | undefined): keyof typeof icons {
  if (eid === 'bad') return 'noEsim';
  if (lock === 'bad') return 'locked';
  return eid === 'good' && lock === 'good' ? 'ready' : 'ask';
}

interface BeforePayProps {
  /** Absent: in an opened row, one of several lines; the ticket's line announces a change. */
  readonly className?: string | undefined;
  readonly summaryClass?: string | undefined;
}

/** One line that opens three questions in a sheet; without JavaScript it opens to the questions themselves. */
export function BeforePay({ className, summaryClass }: BeforePayProps) {
  const { shell, messages } = usePage();
  const { before, ownSim } = messages.list;
  const { phone, known } = usePhoneState();
  const path = placePathOf(useListState().data);
  const own = useOwnBound();
  const [{ isOpen, isWanted }, setState] = useState({ isOpen: false, isWanted: false });
  const details = useRef<HTMLDetailsElement>(null);
  const line = (): HTMLElement | null => details.current?.querySelector('summary') ?? null;
  const open = (): void => setState({ isOpen: true, isWanted: true });
  useEffect(() => {
    // Opened before hydration.
    if (details.current?.open !== true) return;
    details.current.open = false;
    setState({ isOpen: true, isWanted: true });
  }, []);
  return (
    <>
      <details ref={details} className={className}>
        <summary
          className={summaryClass}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <span style={looks[phone]}>
            <Icon of={icons[phone]} size={16} />
          </span>
          <span role={className === undefined ? undefined : 'status'}>
            {phone === 'ask' && known > 0 ? before.known({ count: known }) : before[phone]}
          </span>
        </summary>
        <PlainQuestions />
      </details>
      {isWanted && (
        <Suspense fallback={null}>
          <BeforeSheet
            isOpen={isOpen}
            path={path}
            known={known}
            bound={
              own && before.note({ price: formatMoney(own.most, shell.locale), words: ownSim.law[own.terms.area] })
            }
            opener={line}
            onClose={() => setState({ isOpen: false, isWanted: true })}
          />
        </Suspense>
      )}
    </>
  );
}

function PlainQuestions() {
  const { before } = usePage().messages.list;
  return (
    <ul>
      {[before.eid, before.lock, before.own].map(({ question, hint }) => (
        <li key={question}>
          <b>{question}</b> {hint}
        </li>
      ))}
    </ul>
  );
}
