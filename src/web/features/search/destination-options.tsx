import { useDeferredValue } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MarkedText } from '#web/shared/page/marked-text.tsx';
import type { OptionList } from '#web/shared/page/option-list.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FromPrice } from '#web/shared/place/place-links.tsx';
import { PlacePicture } from '#web/shared/place/place-picture.tsx';
import styles from './destination-options.module.css';
import type { FoundDestinations } from './find-destinations.ts';

/** Visible rows of the tallest list, plus one. */
const rowsInView = 11;

type Match = FoundDestinations['items'][number];

export type AddressOf = (destination: Match['destination']) => string;

interface DestinationOptionsProps {
  readonly found: FoundDestinations;
  readonly list: OptionList<Match>;
  /** As typed. */
  readonly query: string;
  /** Null: nothing has failed. */
  readonly retry: (() => void) | null;
  readonly isLate: boolean;
  /** Link of a destination, without language prefix; null: picking fills the field. */
  readonly addressOf: AddressOf | null;
  readonly className?: string | undefined;
}

/** Dropdown of a search field: grouped destinations or a note that none match, and keyboard hints. */
export function DestinationOptions({
  found,
  list,
  query,
  retry,
  isLate,
  addressOf,
  className,
}: DestinationOptionsProps) {
  const { common, search } = usePage().messages;
  // The visible rows update at once, the rest is deferred.
  const isSettled = useDeferredValue(found) === found;
  const shown = isSettled ? found.items.length : rowsInView;
  const count = found.items.length;
  const isCounted = query.trim() !== '' && count > 0;
  const isSimilar = found.groups[0]?.name === 'similar';
  const asked = { query: isolateText(query.trim()) };
  const similar = search.none.similar(asked);
  const noPlans = found.missing === null ? null : search.none.noPlans({ place: found.missing.name });
  const headings = { ...search.groups, similar, near: noPlans ?? '' };
  return (
    // A press in here must not blur the field: the list would close before the click.
    <div role="presentation" className={className} onMouseDown={(event) => event.preventDefault()}>
      <p role="status" className={styles['status']}>
        <VisuallyHidden>
          {isLate && common.loadingSuggestions}
          {noPlans ??
            (found.isNone ? search.none.heading : isSimilar ? similar : isCounted ? search.count({ count }) : '')}
        </VisuallyHidden>
      </p>
      {/* The keys of the field scroll it: no tab stop of its own. */}
      <div {...list.menuProps} tabIndex={-1} className={styles['list']}>
        {found.groups.map(({ name, matches }) => (
          <div key={name} role="group" aria-label={headings[name]}>
            <div className={styles['heading']} aria-hidden="true">
              {headings[name]}
            </div>
            {matches
              .filter((match) => found.items.indexOf(match) < shown)
              .map((match) => (
                <DestinationOption
                  key={match.destination.path}
                  index={found.items.indexOf(match)}
                  {...{ match, list, addressOf }}
                />
              ))}
          </div>
        ))}
      </div>
      {found.isNone && <Nothing heading={noPlans ?? search.none.heading} text={noPlans ?? search.none.text(asked)} />}
      {isLate && (
        <p className={styles['late']} aria-hidden="true">
          {common.loadingSuggestions}
        </p>
      )}
      {retry !== null && (
        <div role="alert" className={styles['failed']}>
          <p>{search.failed}</p>
          <Button onClick={retry}>{search.retry}</Button>
        </div>
      )}
      {found.items.length > 0 && addressOf !== null && <Foot />}
    </div>
  );
}

interface DestinationOptionProps {
  readonly match: Match;
  readonly list: OptionList<Match>;
  readonly index: number;
  readonly addressOf: AddressOf | null;
}

function DestinationOption({ match, list, index, addressOf }: DestinationOptionProps) {
  const { shell, messages } = usePage();
  const { destination, ranges } = match;
  const { planCount, countryCount, within } = destination;
  const countries = countryCount === null ? [] : [messages.common.countryCount({ count: countryCount })];
  const facts = [...(within === null ? [] : [within]), ...countries, messages.common.planCount({ count: planCount })];
  // Links can be opened in another tab; the keyboard is handled by the field.
  const Option = addressOf === null ? 'div' : 'a';
  const link = addressOf === null ? {} : { href: localizePath(addressOf(destination), shell.locale), tabIndex: -1 };
  return (
    <Option
      {...list.itemProps(match, index)}
      {...link}
      className={styles['option']}
      data-active={index === list.active || undefined}
    >
      <PlacePicture place={destination} size="small" className={styles['picture']} />
      <span className={styles['words']}>
        <MarkedText text={destination.name} ranges={ranges} />
        <small>{joinFacts(facts, shell.locale)}</small>
      </span>
      {addressOf !== null && <FromPrice place={destination} />}
    </Option>
  );
}

function Nothing({ heading, text }: { readonly heading: string; readonly text: string }) {
  const { shell, messages } = usePage();
  return (
    <div className={styles['nothing']}>
      <b>{heading}</b>
      <p>{text}</p>
      <ButtonLink href={localizePath('/region', shell.locale)}>{messages.search.browse}</ButtonLink>
    </div>
  );
}

/** What the prices are, and which keys there are. */
function Foot() {
  const { common, search } = usePage().messages;
  const { keys } = search;
  return (
    <p className={styles['foot']}>
      {common.fares.caption}
      <span className={styles['keys']} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.move} <kbd>↵</kbd> {keys.open} <kbd>esc</kbd> {keys.close}
      </span>
    </p>
  );
}
