import { ArrowUpRight } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { destinationName, publicPath, sayAmount, sayDay, sayMoney } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';
import { answerForm } from './answers.tsx';

const t = texts.prices;

interface PriceCardsProps {
  readonly price: WrongPrice;
  readonly request: ScreenRequest;
  /** Of the public site. */
  readonly siteOrigin: string;
}

/** What visitors see, what is stored, what the provider asks. */
export function PriceCards({ price, request, siteOrigin }: PriceCardsProps) {
  return (
    <div className="tri">
      <VisitorsSee price={price} siteOrigin={siteOrigin} />
      <WeStored price={price} request={request} />
      <ProviderAsks price={price} />
    </div>
  );
}

function VisitorsSee({ price: { plan, standing }, siteOrigin }: Omit<PriceCardsProps, 'request'>) {
  return (
    <section className="card card--sim">
      <h3>{t.see}</h3>
      <p className="money">{sayMoney(plan.price)}</p>
      <p>
        {sayAmount(plan)}
        {plan.tethering === true && `, ${t.hotspot}`}
        <br />
        <span className="mut">
          {!plan.isShown && t.hidden}
          {plan.isShown && standing !== null && sayStanding(standing)}
        </span>
      </p>
      <a className="go push-down" href={siteOrigin + publicPath(plan)} target="_blank" rel="noreferrer">
        {texts.shared.pageAsItIs} <Icon of={ArrowUpRight} size={14} />
      </a>
    </section>
  );
}

function sayStanding({ at, place, total }: NonNullable<WrongPrice['standing']>): string {
  const where = destinationName(at);
  if (place === 0) return t.folded({ total, where });
  return t.place({ place: t.cheapest[place - 1] ?? t.placeAt({ place }), total, where });
}

function WeStored({ price, request: { now } }: Omit<PriceCardsProps, 'siteOrigin'>) {
  const { source, over, line, nextRun, plan } = price;
  const since = line.at(-1);
  const said = [
    ...(over.pin === null ? [] : [t.pinned({ price: sayMoney(over.pin.price) })]),
    ...(over.hidden === null ? [] : [t.hiddenPlan]),
    ...(over.correction === null ? [] : [t.corrected]),
  ];
  return (
    <section className="card">
      <h3>{t.stored}</h3>
      <p className="money">{sayMoney(plan.price)}</p>
      <dl className="kv s13">
        <dt>{t.feed}</dt>
        <dd>{source.feed ?? t.unknown}</dd>
        <dt>{t.lastStated}</dt>
        <dd>{source.checkedAt === null ? t.unknown : <When at={new Date(source.checkedAt)} as="row" />}</dd>
        <dt>{t.sameSince}</dt>
        <dd>{since === undefined ? t.unknown : sayDay(since.at, now)}</dd>
        <dt>{t.over}</dt>
        <dd>{said.length === 0 ? t.nothing : said.join(', ')}</dd>
        <dt>{t.next}</dt>
        <dd>{nextRun === null ? t.unknown : <When at={nextRun} as="time" />}</dd>
      </dl>
    </section>
  );
}

function ProviderAsks({ price: { plan, reports } }: Pick<PriceCardsProps, 'price'>) {
  const seen = reports.findLast((report) => report.seen !== null)?.seen ?? null;
  return (
    <section className="card card--ask">
      <h3>{t.asks}</h3>
      {plan.url === null ? (
        <p className="mut">{t.noPage}</p>
      ) : (
        <a className="btn" href={plan.url} target="_blank" rel="noreferrer" data-key="o" aria-keyshortcuts="O">
          {t.open({ seller: plan.seller.name })} <Icon of={ArrowUpRight} size={16} /> <kbd>O</kbd>
        </a>
      )}
      <label className="f">
        <span>{t.seen}</span>
        <span className="in2">
          <input className="in" name="amount" form={answerForm} inputMode="decimal" autoComplete="off" required />
          <input
            className="in"
            name="currency"
            form={answerForm}
            defaultValue={plan.price.currency}
            aria-label={t.currency}
          />
        </span>
        {seen !== null && <small>{t.visitorsSaw({ price: sayMoney(seen) })}</small>}
      </label>
    </section>
  );
}
