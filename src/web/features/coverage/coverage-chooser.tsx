import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { HiddenQuery } from '#web/features/list/state/hidden-query.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage, type PageEnvironment } from '#web/shared/page/page-environment.tsx';
import { useStatedByAddress } from '#web/shared/visit/use-stated-by-address.ts';
import { sayData, sayValidity } from '#web/shared/plan/plan-words.ts';
import type { CoverageChoice } from './coverage-data.ts';
import styles from './coverage-map.module.css';

const offered = 8;

interface CoverageChooserProps {
  readonly choice: CoverageChoice;
  readonly onChoose: (choice: CoverageChoice) => void;
}

/** Chooses one of the list's first plans. Without JavaScript a form that returns to the map. */
export function CoverageChooser({ choice, onChoose }: CoverageChooserProps) {
  const page = usePage();
  const { data, view } = useListState();
  const texts = page.messages.coverage;
  const choices = offerChoices(choice, view);
  const statedByAddress = useStatedByAddress();
  const pick = (value: string): void => {
    const picked = choices.find(({ id }) => String(id) === value);
    if (picked !== undefined) onChoose(picked);
  };
  return (
    <form
      className={styles['chooser']}
      {...statedByAddress}
      action={`${localizePath(data.path, page.shell.locale)}#coverage`}
    >
      <Select
        name="plan"
        label={texts.plan}
        value={String(choice.id)}
        options={choices.map((each) => ({ value: String(each.id), label: sayChoice(each, page) }))}
        onChange={pick}
      />
      <HiddenQuery without={[]} />
      <noscript>
        <Button type="submit">{texts.submit}</Button>
      </noscript>
    </form>
  );
}

/** The chosen plan and the first ones of the current list, in the list's order. */
function offerChoices(choice: CoverageChoice, view: DestinationView): readonly CoverageChoice[] {
  const first = firstRows(view).slice(0, offered).map(choiceOfRow);
  return first.some(({ id }) => id === choice.id) ? first : [choice, ...first];
}

/** In every view of the list: rows, or a table. */
function firstRows({ list, picks }: DestinationView): readonly ListRow[] {
  const answers = [picks.cheapest, picks.fewestWorries, picks.bestValue].filter((row) => row !== null);
  const rows = [...list.rows, ...answers];
  return [...new Map(rows.map((row) => [row.plan.id, row])).values()];
}

function choiceOfRow({ plan, prices }: ListRow): CoverageChoice {
  const { id, provider, dataKind, dataMb, dataWords, validityDays } = plan;
  return { id, provider: provider.name, dataKind, dataMb, dataWords, validityDays, price: prices.price };
}

function sayChoice(choice: CoverageChoice, { shell, messages }: PageEnvironment): string {
  const language = { locale: shell.locale, messages };
  return messages.coverage.choice({
    provider: isolateText(choice.provider),
    data: sayData(choice, language),
    validity: sayValidity(choice.validityDays, language),
    price: choice.price === null ? null : formatMoney(choice.price, shell.locale),
  });
}
