import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { NamedDecision } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { Brand } from '#desk/parts/brand.tsx';
import { Note } from '#desk/parts/note.tsx';
import { PhoneTabs, Rail, SignOut, type RailPlace } from './places.tsx';
import type { Viewer } from './screen.ts';
import { KeySheet, LockSheet } from './sheets.tsx';
import { UndoBar } from './undo-bar.tsx';

const t = texts.frame;

interface FrameProps {
  readonly siteName: string;
  readonly viewer: Viewer;
  readonly places: readonly RailPlace[];
  /** Those of the viewer that can be taken back, the latest first. */
  readonly waiting: readonly NamedDecision[];
  readonly now: Date;
  /** Path and query of this page. */
  readonly address: string;
  readonly children: ReactNode;
}

/** What every screen has around it: head, places, undo bar, sheets. */
export function Frame({ siteName, viewer, places, waiting, now, address, children }: FrameProps) {
  return (
    <>
      <Link look="skip" href="#main" name={t.skip} />
      <header className="rail">
        <a className="brand" href="/">
          <Brand siteName={siteName} />
        </a>
        <a className="find" href="/audit#find" aria-label={t.find} data-key="/" aria-keyshortcuts="/">
          <Icon of={Search} size={16} />
          <span>{t.find}</span>
          <kbd>/</kbd>
        </a>
        <Rail places={places} />
        <Me viewer={viewer} />
        <span className="ph s13 mut">
          {viewer.name}, {t.roles[viewer.role]}
        </span>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="off-line" hidden data-offline="">
          <Note kind="warn">
            <b>
              {t.offline.head} <span data-offline-since="" />.
            </b>{' '}
            {t.offline.text}
          </Note>
        </div>
        {children}
        <UndoBar waiting={waiting} now={now} isOwner={viewer.role === 'owner'} back={address} />
      </main>
      <PhoneTabs places={places} viewer={viewer} />
      <KeySheet places={places} isOff={!viewer.choices.singleKeys} />
      <LockSheet />
    </>
  );
}

function Me({ viewer }: { readonly viewer: Viewer }) {
  return (
    <div className="me">
      <div>
        <span>
          <b>{viewer.name}</b>, {t.roles[viewer.role]}
        </span>
      </div>
      <div>
        <a href="#keys" data-key="?" aria-keyshortcuts="?">
          {t.keys} <kbd>?</kbd>
        </a>
        <SignOut look="out" />
      </div>
    </div>
  );
}
