import type { DestinationView } from '#domain/listing/destination-view.ts';
import type { FacetName } from '#domain/listing/list-query.ts';
import { Check } from '#ui/check.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './sentence.module.css';
import fields from './sheet-fields.module.css';
import { isChosen, mustHaves, type MustHave, type TripChoices } from './trip-choices.ts';

interface MustHaveSheetProps {
  readonly choices: TripChoices;
  /** Counts the sellers with plans that state each, or where there is one alone its plans; absent: no plans are listed. */
  readonly facets?: DestinationView['facets'];
  /** Those beside the hotspot; default: all. Where no plans are chosen by them, none. */
  readonly offered?: readonly MustHave[];
}

/** What a plan must have, each with the number of sellers, or of one seller's plans, that say so. */
export function MustHaveSheet({ choices, facets, offered = mustHaves }: MustHaveSheetProps) {
  const { messages } = usePage();
  const texts = messages.trip;
  const { query, renewing } = choices;
  const left = (facet: FacetName, value: string) => {
    if (facets === undefined) return {};
    const sayCount = facets.provider.length !== 1 ? texts.sellers : messages.common.planCount;
    return { count: sayCount({ count: facets[facet].find((option) => option.value === value)?.count ?? 0 }) };
  };
  return (
    <>
      <fieldset className={fields['checks']}>
        <Check
          name="hotspot"
          value="1"
          label={texts.hotspot}
          {...left('hotspot', 'yes')}
          isChecked={query.trip.hotspot}
          onChange={(hotspot) => choices.changeTrip({ hotspot })}
        />
        {offered.map((mustHave) => (
          <Check
            key={mustHave.facet}
            name={mustHave.facet}
            value={mustHave.value}
            label={mustHave.label(messages)}
            {...left(mustHave.facet, mustHave.value)}
            isChecked={isChosen(query, mustHave)}
            onChange={() => choices.toggle(mustHave)}
          />
        ))}
        {renewing !== undefined && (
          <Check
            name="renew"
            value="1"
            label={texts.sentence.words.renewing}
            isChecked={renewing.isShown}
            onChange={renewing.show}
          />
        )}
      </fieldset>
      <p className={styles['say']}>{texts.sentence.notStated}</p>
      <OtherValues choices={choices} />
    </>
  );
}

/** Hidden fields for the other chosen values of the same facets. */
function OtherValues({ choices }: { readonly choices: TripChoices }) {
  return mustHaves.flatMap(({ facet, value }) =>
    choices.query.facets[facet]
      .filter((other) => other !== value)
      .map((other) => <input key={`${facet}=${other}`} type="hidden" name={facet} value={other} />),
  );
}
