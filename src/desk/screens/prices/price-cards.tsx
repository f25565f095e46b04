import { Fragment } from 'react';
import { ArrowUpRight } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';
import { GoToPage } from '#desk/parts/go.tsx';
import { MoneyField } from '#desk/parts/money-field.tsx';
import { destinationName, publicPath, sayAmount, sayDay, sayMoney } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';
import { answerForm } from './answers.tsx';

const t = texts.prices;

interface PriceCardsProps {
  readonly price: WrongPrice;
  readonly now: Date;
  /** Of the public site. */
  readonly siteOrigin: string;
}

/** What visitors see, what is stored, what the provider asks. */
export function PriceCards({ price, now, siteOrigin }: PriceCardsProps) {
  return (
    <div className="tri">
      <VisitorsSee price={price} siteOrigin={siteOrigin} />
      <WeStored price={price} now={now} />
      <ProviderAsks price={price} />
    </div>
  );
}

function VisitorsSee({ price: { plan, standing }, siteOrigin }: Omit<PriceCardsProps, 'now'>) {
  return (
    <section className="card card--sim">
      <h3>{t.see}</h3>
      <p className="money">{sayMoney(plan.price)}</p>
      <p>
        {sayAmount(plan)}
        {plan.tethering === true && `, ${t.hotspot}`}
        <br />
        <span className="mut">{plan.isShown ? standing !== null && sayStanding(standing) : t.hidden}</span>
      </p>
      <GoToPage look="go push-down" href={siteOrigin + publicPath(plan)} />
    </section>
  );
}

function sayStanding({ at, place, total }: NonNullable<WrongPrice['standing']>): string {
  const where = destinationName(at);
  if (place === 0) return t.folded({ total, where });
  return t.place({ place: t.cheapest[place - 1] ?? t.placeAt({ place }), total, where });
}

function WeStored({ price, now }: Omit<PriceCardsProps, 'siteOrigin'>) {
  const { source, over, line, nextRun, plan } = price;
  const since = line.at(-1);
  const said = [
    over.pin && t.pinned({ price: sayMoney(over.pin.price) }),
    over.hidden && t.hiddenPlan,
    over.correction && t.corrected,
  ].filter((each) => each !== null);
  const facts = [
    { name: t.feed, fact: source.feed },
    { name: t.lastStated, fact: source.checkedAt && <When at={new Date(source.checkedAt)} as="row" /> },
    { name: t.sameSince, fact: since && sayDay(since.at, now) },
    { name: t.over, fact: said.length === 0 ? t.nothing : said.join(', ') },
    { name: t.next, fact: nextRun && <When at={nextRun} as="time" /> },
  ];
  return (
    <section className="card">
      <h3>{t.stored}</h3>
      <p className="money">{sayMoney(plan.price)}</p>
      <dl className="kv s13">
        {facts.map(({ name, fact }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{fact ?? t.unknown}</dd>
          </Fragment>
        ))}
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
      <MoneyField
        label={t.seen}
        shown={plan.price}
        form={answerForm}
        hint={seen === null ? '' : t.visitorsSaw({ price: sayMoney(seen) })}
      />
    </section>
  );
}
