import { Ellipsis } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';
import { Button } from '#desk/parts/action-form.tsx';
import type { Place, PlaceCount, Viewer } from './screen.ts';

const t = texts.frame;

/** A place with what is true of it now. */
export interface RailPlace extends Omit<Place, 'count'> {
  readonly path: string;
  readonly isCurrent: boolean;
  /** Null: nothing to say. */
  readonly count: PlaceCount | null;
}

/** The column at the left; from 900 to 1199 px without names. */
export function Rail({ places }: { readonly places: readonly RailPlace[] }) {
  return (
    <nav aria-label={t.desk}>
      {places.map((place, index) => (
        <RailLink key={place.path} place={place} beginsGroup={index > 0 && places[index - 1]?.group !== place.group} />
      ))}
    </nav>
  );
}

function RailLink({ place, beginsGroup }: { readonly place: RailPlace; readonly beginsGroup: boolean }) {
  const { path, label, icon, isCurrent, count, chord } = place;
  return (
    <>
      {beginsGroup && <hr />}
      <a
        href={path}
        title={label}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts={chord === null ? undefined : `G ${chord.toUpperCase()}`}
        data-chord={chord ?? undefined}
      >
        <Icon of={icon} size={18} />
        {label}
        {count !== null && (
          <span className={count.waits ? 'n' : 'n fnt'}>
            {count.count}
            {count.waits && <span className="vh"> {t.waiting}</span>}
          </span>
        )}
      </a>
    </>
  );
}

/** The foot of a phone; what has no tab is under More. */
export function PhoneTabs({ places, viewer }: { readonly places: readonly RailPlace[]; readonly viewer: Viewer }) {
  const tabs = places.filter(({ tab }) => tab !== null);
  const rest = places.filter(({ tab }) => tab === null);
  return (
    <nav className="tabs-phone" aria-label={`${t.desk}, ${t.more}`}>
      {tabs.map(({ path, icon, tab, isCurrent, count }) => (
        <a key={path} href={path} aria-current={isCurrent ? 'page' : undefined}>
          <Icon of={icon} size={20} />
          {tab}
          {count?.waits === true && <i>{count.count}</i>}
        </a>
      ))}
      <details className="more">
        <summary>
          <Icon of={Ellipsis} size={20} />
          {t.more}
        </summary>
        <div>
          {rest.map(({ path, icon, label, isCurrent }) => (
            <a key={path} href={path} aria-current={isCurrent ? 'page' : undefined}>
              <Icon of={icon} size={20} />
              {label}
            </a>
          ))}
          <p className="mut">
            {viewer.name}, {t.roles[viewer.role]}
          </p>
          <SignOut look="btn" />
        </div>
      </details>
    </nav>
  );
}

export function SignOut({ look }: { readonly look: string }) {
  return (
    <form method="post" action="/sign-out">
      <Button look={look} name={t.signOut} />
    </form>
  );
}
