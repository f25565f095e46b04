import { isolateText } from '#domain/kernel/bidi-text.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { Flag } from '#ui/flag.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayData } from '#web/shared/plan/plan-words.ts';
import { sayDays } from '#web/features/journey/trip/trip-words.ts';
import type { WayProps } from '#web/features/journey/ways/way-props.ts';

/** The calendar as a table, stop by stop. */
export function CalendarTable({ way, answer }: WayProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey.chart;
  const language = { locale: shell.locale, messages };
  const planAt = (index: number): string => {
    const plan = way.purchases.find(({ stops }) => stops.includes(index))?.plan;
    return plan === undefined
      ? texts.none
      : joinPhrases([isolateText(plan.provider.name), sayData(plan, language)], shell.locale);
  };
  return (
    <table>
      <caption>{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.days}</th>
          <th scope="col">{texts.stop}</th>
          <th scope="col">{texts.plan}</th>
        </tr>
      </thead>
      <tbody>
        {answer.stops.map((stop, index) => (
          <tr key={stop.start}>
            <td>{sayDays(stop, language)}</td>
            <th scope="row">
              <Flag src={flagAddress(stop.flag)} /> {stop.place.name}
            </th>
            <td>{planAt(index)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
