import { texts } from '#desk/messages/en.ts';
import { Bars, Ranked } from '#desk/parts/bars.tsx';
import { sayNumber } from '#desk/parts/say.ts';
import { Go, Link } from '#desk/parts/go.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { TodayProps } from './today-props.ts';

const t = texts.today.earned;
const sellersShown = 5;

/** Clicks of seven days: the site counts clicks, never sales. */
export function Earned({ today: { earned } }: TodayProps) {
  const { clicks, before, days, paying, notPaying, sellers, views } = earned;
  const rate = views === 0 ? null : ((clicks / views) * 100).toFixed(1);
  return (
    <section className="card" aria-labelledby="earned">
      <div className="t-h">
        <h2 className="big" id="earned">
          {sayNumber(clicks)} <small>{t.head}</small>
        </h2>
      </div>
      <div className="spread spread--earned">
        <p>
          {before > 0 && (
            <>
              <Change clicks={clicks} before={before} />
              <br />
            </>
          )}
          <span className="mut s13">{t.paying({ count: sayNumber(paying) })}</span>
          <br />
          <span className="mut s13">{t.notPaying({ count: sayNumber(notPaying) })}</span>
        </p>
        <Bars bars={days.map((each) => ({ name: each.day, value: each.clicks }))} strongFrom={7} label={t.bars} />
      </div>
      <Ranked
        className="earn"
        nameClass="who"
        rows={sellers.slice(0, sellersShown).map(({ seller, clicks: count, pays }) => ({
          key: seller.slug,
          name: (
            <>
              <SellerLogo seller={seller} size={20} />
              <b className="cut">{seller.name}</b>
            </>
          ),
          count,
          isPale: pays !== true,
          aside: (
            <span className="s12 mut">
              {pays === true ? t.pays : <Link href={`/providers/${seller.slug}?edit=link`} name={t.noLink} />}
            </span>
          ),
        }))}
      />
      <div className="acts acts--spread">
        <span className="mut s13">{rate === null ? t.none : t.seen({ views: sayNumber(views), rate })}</span>
        <Go look="go s13" href="/providers" name={t.all} />
      </div>
    </section>
  );
}

function Change({ clicks, before }: { readonly clicks: number; readonly before: number }) {
  const share = Math.round((clicks / before - 1) * 100);
  if (share === 0)
    return (
      <>
        <b>{t.same}</b> {t.as}
      </>
    );
  return (
    <>
      <b>{share > 0 ? t.more({ share }) : t.fewer({ share: -share })}</b> {t.than}
    </>
  );
}
