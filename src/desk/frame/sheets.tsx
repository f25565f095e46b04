import { Fragment } from 'react';
import { texts } from '#desk/messages/en.ts';
import { Button } from '#desk/parts/action-form.tsx';
import { PasskeyButton } from './entrance-pages.tsx';
import type { RailPlace } from './places.tsx';

const { sheet: t } = texts.frame;
const { locked } = texts.entrance;

/** The sheet of keys. Without scripts it is a part of the page that `#keys` shows. */
export function KeySheet({ places, isOff }: { readonly places: readonly RailPlace[]; readonly isOff: boolean }) {
  const chords = places.flatMap(({ chord, label }) => (chord === null ? [] : [[`G ${chord.toUpperCase()}`, label]]));
  return (
    <dialog className="sheet" id="keys" aria-labelledby="keys-title" data-sheet="keys">
      <div className="top">
        <h2 id="keys-title">{t.title}</h2>
        <form method="dialog">
          <Button look="btn btn--sm" name={t.close} />
        </form>
      </div>
      {isOff && <p className="mut">{t.off}</p>}
      <dl className="keys">
        {[...t.keys, ...chords].map(([keys = '', does]) => (
          <Fragment key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </dialog>
  );
}

/** Stands before an open page whose session is locked: the page behind is blank, and keeps what was typed. */
export function LockSheet() {
  return (
    <dialog className="sheet lock" aria-labelledby="lock-title" data-sheet="lock">
      <h2 id="lock-title">{locked.title}</h2>
      <p className="mut">{locked.text}</p>
      <p className="note note--bad" role="alert" data-says="" hidden />
      <PasskeyButton does="touch" back="">
        {locked.button}
      </PasskeyButton>
    </dialog>
  );
}
