import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';
import { keyIcon } from '#desk/parts/icons.ts';

const t = texts.entrance;

/** Stands before an open page whose session is locked: the page behind is blank, and keeps what was typed. */
export function LockSheet() {
  return (
    <dialog className="sheet lock" aria-labelledby="lock-title" data-sheet="lock">
      <h2 id="lock-title">{t.locked.title}</h2>
      <p className="mut">{t.locked.text}</p>
      <p className="note note--bad" role="alert" data-says="" hidden />
      <button
        type="button"
        className="btn btn--p"
        data-passkey="touch"
        data-back=""
        data-failed={t.failed}
        data-wait={t.wait}
      >
        <Icon of={keyIcon} size={18} />
        {t.locked.button}
      </button>
    </dialog>
  );
}
