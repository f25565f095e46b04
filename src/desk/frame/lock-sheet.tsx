import { texts } from '#desk/messages/en.ts';
import { PasskeyButton } from './entrance-pages.tsx';

const t = texts.entrance;

/** Stands before an open page whose session is locked: the page behind is blank, and keeps what was typed. */
export function LockSheet() {
  return (
    <dialog className="sheet lock" aria-labelledby="lock-title" data-sheet="lock">
      <h2 id="lock-title">{t.locked.title}</h2>
      <p className="mut">{t.locked.text}</p>
      <p className="note note--bad" role="alert" data-says="" hidden />
      <PasskeyButton does="touch" back="">
        {t.locked.button}
      </PasskeyButton>
    </dialog>
  );
}
