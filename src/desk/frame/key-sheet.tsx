import { texts } from '#desk/messages/en.ts';
import type { RailPlace } from './places.tsx';

const t = texts.frame.sheet;

/** The sheet of keys. Without scripts it is a part of the page that `#keys` shows. */
export function KeySheet({ places, isOff }: { readonly places: readonly RailPlace[]; readonly isOff: boolean }) {
  return (
    <dialog className="sheet" id="keys" aria-labelledby="keys-title" data-sheet="keys">
      <div className="top">
        <h2 id="keys-title">{t.title}</h2>
        <form method="dialog">
          <button type="submit" className="btn btn--sm">
            {t.close}
          </button>
        </form>
      </div>
      {isOff && <p className="mut">{t.off}</p>}
      <dl className="keys">
        {t.keys.map(([key, does]) => (
          <KeyRow key={key} keys={[key]} does={does} />
        ))}
        {places.map(({ path, chord, label }) =>
          chord === null ? null : <KeyRow key={path} keys={['G', chord.toUpperCase()]} does={label} />,
        )}
      </dl>
    </dialog>
  );
}

function KeyRow({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
