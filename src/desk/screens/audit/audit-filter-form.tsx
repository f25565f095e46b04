import { texts } from '#desk/messages/en.ts';
import { kinds, offeredDays, type ShownFilter } from './audit-query.ts';

const t = texts.audit;

interface AuditFilterFormProps {
  readonly filter: ShownFilter;
  readonly operators: readonly string[];
}

export function AuditFilterForm({ filter, operators }: AuditFilterFormProps) {
  return (
    <form className="acts filter" role="search" action="/audit">
      <label className="vh" htmlFor="find">
        {t.find}
      </label>
      <input id="find" data-key="/" className="in in--sm" name="q" defaultValue={filter.q} placeholder={t.findHint} />
      <select className="in in--sm" name="who" aria-label={t.who} defaultValue={filter.who}>
        <option value="">{t.everybody}</option>
        {operators.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select className="in in--sm" name="kind" aria-label={t.kind} defaultValue={filter.kind}>
        <option value="">{t.everyKind}</option>
        {kinds.map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      <select className="in in--sm" name="days" aria-label={t.days} defaultValue={filter.days}>
        {offeredDays.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t.always : t.lastDays({ days })}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--sm">
        {t.show}
      </button>
    </form>
  );
}
