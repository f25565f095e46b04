import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EsimStep, StepId, StepStage } from '#domain/arrival/esim-steps.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { groupBy } from '#domain/kernel/group-by.ts';
import { findCountry } from '#domain/place/countries.ts';
import { contactAddress, textIn } from '#domain/plan/provider-profile.ts';
import { formatDate } from '#i18n/format-time.ts';
import { factSeparator, joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { joinPhrases, joinSentences, sentenceSpace, withColon } from '#i18n/punctuation.ts';
import { sayPlanAmount } from '#i18n/say-amount.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { Mark } from '#ui/mark.tsx';
import type { StepsData } from './load-steps.ts';
import { stepsInline } from './steps-inline.ts';
import { stepTexts } from './step-texts-of.ts';
import { nameLine, sayApns, sayDay, sayPlanDate, sayStep } from './write-step-words.ts';

interface StepsPage {
  readonly data: StepsData;
  readonly locale: Locale;
  readonly search: string;
  readonly site: Pick<SiteSettings, 'name' | 'keepsPages'>;
}

/** The document of the steps: nothing that has to be loaded, and complete without its script. */
export function renderSteps(page: StepsPage): string {
  const { data, locale, site } = page;
  const texts = stepTexts[locale];
  const title = withColon(texts.name, namePlans(page), locale);
  const parts = groupBy(data.steps, ({ stage, stop }) => (stage === 'border' ? `border${stop}` : stage));
  const today = partOfToday(data);
  const shown = [...parts].filter(([part]) => part !== 'write');
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{messagesFor(locale).common.pageTitle({ title, siteName: site.name })}</title>
        <style dangerouslySetInnerHTML={{ __html: stepsInline.style }} />
      </head>
      <body data-copy={texts.copy} data-copied={texts.copied}>
        <header>
          <a className="p" href={localizePath('/', locale)}>
            <Mark />
            {site.name}
          </a>
        </header>
        <div className="p">
          <main>
            <Head {...page} />
            <div className="o">
              {shown.map(([part, steps], index) => (
                <Part
                  key={part}
                  {...page}
                  steps={steps}
                  first={numberOf(shown.slice(0, index).map(([, each]) => each))}
                />
              ))}
              {data.plans.map((plan, line) => (
                <Seller key={plan.id} {...page} line={line} />
              ))}
            </div>
          </main>
          <footer>
            <p className="c">
              <button hidden>{texts.print}</button> {site.keepsPages === true && <span hidden>{texts.kept}</span>}
            </p>
            {data.plans.map(({ id, provider, checkedAt }) => (
              <p key={id}>{texts.source({ seller: provider.name, date: formatDate(checkedAt, locale) })}</p>
            ))}
          </footer>
        </div>
        <nav className="v" aria-label={texts.name}>
          {(['home', 'plane', 'landed', 'trouble'] as const).map((stage) => (
            <a key={stage} href={`#${stage}`} aria-current={stage === today ? 'date' : undefined}>
              {texts.stages[stage]}
            </a>
          ))}
        </nav>
        <script dangerouslySetInnerHTML={{ __html: stepsInline.script }} />
      </body>
    </html>,
  )}`;
}

/** Null: not known, or over. */
function partOfToday({ input: { landing }, steps, today }: StepsData): StepStage | null {
  const landed = landing?.at.slice(0, today.length);
  if (landed === undefined || today > (steps.find(({ id }) => id === 'remove')?.at ?? today)) return null;
  if (today === landed) return 'plane';
  return today < landed ? 'home' : 'landed';
}

/** Back to the site: the country, or the planner of a trip through several. */
function Back({ data: { input, isPlaceKnown }, locale }: StepsPage) {
  const { nav } = messagesFor(locale).common;
  const country = findCountry(input.stops[0]?.country ?? '');
  const place = input.stops.length > 1 ? [nav.planner, '/trip'] : [country?.name[locale], `/${country?.slug}`];
  const [name, path = ''] = isPlaceKnown ? place : [nav.home, '/'];
  return (
    <span className="c">
      <a href={localizePath(path, locale)}>{name}</a>
      {factSeparator(locale)}
    </span>
  );
}

function Systems({ data, locale, search }: StepsPage) {
  const texts = stepTexts[locale];
  return (
    <nav aria-label={texts.phone}>
      <span>{texts.phone}</span>
      {(['ios', 'android'] as const).map((system) => {
        const query = new URLSearchParams(search);
        query.set('phone', system);
        return (
          <a key={system} href={`?${query}`} aria-current={data.input.system === system ? 'true' : undefined}>
            {system === 'ios' ? 'iPhone' : 'Android'}
          </a>
        );
      })}
      {data.input.system !== null && !new URLSearchParams(search).has('phone') && <small>{texts.guessed}</small>}
    </nav>
  );
}

function namePlans({ data, locale }: Pick<StepsPage, 'data' | 'locale'>): string {
  const language = { locale, messages: messagesFor(locale) };
  return data.plans
    .map((plan, line) => joinFacts([nameLine(line, data, locale), sayPlanAmount(plan, language)], locale))
    .join(' / ');
}

function Head(page: StepsPage) {
  const { data, locale, search } = page;
  const texts = stepTexts[locale];
  const query = new URLSearchParams(search);
  query.delete('land');
  const deletable = data.steps.find(({ id }) => id === 'remove')?.at ?? null;
  const ended = deletable !== null && deletable < data.today ? deletable : null;
  return (
    <div className="h">
      <p>
        <Back {...page} />
        {texts.name}
      </p>
      <h1>{namePlans({ data, locale })}</h1>
      <p>{data.plans.map(({ provider }) => provider.name).join(' / ')}</p>
      <Systems {...page} />
      {ended !== null && <p className="n">{texts.ended({ date: sayDay(ended, locale) })}</p>}
      {data.plans.map(
        ({ id, provider }) =>
          data.withdrawn.includes(id) && (
            <p key={id} className="n">
              {texts.withdrawn({ seller: provider.name })}
            </p>
          ),
      )}
      {data.isPlaceKnown && (
        <form>
          {[...query].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <span id="land">{texts.landing}</span>
          <input type="datetime-local" name="land" aria-labelledby="land" defaultValue={data.input.landing?.at} />
          <button>{texts.submit}</button>
        </form>
      )}
      {data.dates.map((dates, line) => (
        <dl key={data.plans[line]?.id}>
          {(['installBy', 'starts', 'ends', 'refundUntil'] as const).map((name) => (
            <div key={name}>
              <dt>{texts.dates[name]}</dt>
              <dd>
                {sayPlanDate(dates[name], locale)}
                {name === 'installBy' && dates.installLimit.kind !== 'not-stated' && (
                  <small>{texts.limit({ date: sayPlanDate(dates.installLimit, locale) })}</small>
                )}
                {name === 'refundUntil' && (
                  <RefundRule rule={textIn(data.input.plans[line]?.refundRule ?? {}, locale)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {data.input.landing !== null && (
        <p className="c">
          <a href={`${localizePath('/arrival.ics', locale)}${search}`}>{texts.calendar}</a>
        </p>
      )}
    </div>
  );
}

function RefundRule({ rule }: { readonly rule: ReturnType<typeof textIn> }) {
  return rule && <small lang={rule.language}>{rule.text}</small>;
}

/** Done together with the step before. */
const joined: ReadonlySet<StepId> = new Set(['keep-off', 'switch-on', 'roaming-on', 'remove']);

function groupSteps(steps: readonly EsimStep[]): readonly (readonly EsimStep[])[] {
  const groups: EsimStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last !== undefined && joined.has(step.id)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Number of the first step after these parts; checks have letters. */
function numberOf(parts: readonly (readonly EsimStep[])[]): number {
  return (
    1 + parts.filter(([step]) => step?.stage !== 'trouble').reduce((sum, steps) => sum + groupSteps(steps).length, 0)
  );
}

function Part({
  steps,
  first,
  data,
  locale,
}: StepsPage & { readonly steps: readonly EsimStep[]; readonly first: number }) {
  const [step] = steps;
  if (step === undefined) return null;
  const { stage, at } = step;
  const isTrouble = stage === 'trouble';
  return (
    <section className={stage === 'border' ? 'b' : undefined}>
      <h2 id={stage === 'border' ? undefined : stage}>
        {nameStage(step, data, locale)}{' '}
        {at !== null && stage !== 'leave' && <time dateTime={at}>{sayDay(at, locale)}</time>}
      </h2>
      <ol>
        {groupSteps(steps).map((group, index) => {
          const number = isTrouble ? String.fromCodePoint(65 + index) : String(first + index);
          const words = group.map((each) => sayStep(each, data, locale));
          return (
            <li key={number}>
              <i>{number}</i>
              <p>
                <b>
                  {withCapital(
                    joinPhrases(
                      words.map(([what]) => what),
                      locale,
                    ),
                    locale,
                  )}
                </b>
                {joinSentences(
                  words.map(([, where]) => where),
                  locale,
                )}
              </p>
              {!isTrouble && (
                <label>
                  <input type="checkbox" aria-label={number} />
                </label>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What is done together may come first or after another; "iPhone" stays as it is. */
function withCapital(phrase: string, locale: Locale): string {
  return phrase.startsWith('iPhone') ? phrase : phrase.charAt(0).toLocaleUpperCase(locale) + phrase.slice(1);
}

function nameStage({ stage, stop }: EsimStep, { input }: StepsData, locale: Locale): string {
  const texts = stepTexts[locale];
  if (stage === 'border') {
    const country = findCountry(input.stops[stop ?? 0]?.country ?? '')?.name[locale] ?? '';
    return texts.border({ country });
  }
  return stage === 'write' ? '' : texts.stages[stage];
}

/** The words to write to a seller, and what it does not state. */
function Seller({ data, locale, line }: StepsPage & { readonly line: number }) {
  const texts = stepTexts[locale];
  const seller = data.plans[line]?.provider.name ?? '';
  const plan = data.input.plans[line];
  const write = data.steps.find(({ id }) => id === 'write');
  const questions = data.questions[line] ?? [];
  return (
    <section>
      <h2>{texts.write({ seller })}</h2>
      <div className="m">
        <p>
          {plan?.support.map((contact) => (
            <Fragment key={contact}>
              <a href={contactAddress(contact)}>{contact}</a>
              {sentenceSpace(locale)}
            </Fragment>
          ))}
          {plan?.supportHours && plan.supportHours + sentenceSpace(locale)}
          {write && sayStep(write, data, locale)[0]}
        </p>
        <q>
          {texts.mail({
            line: nameLine(line, data, locale),
            apn: plan === undefined ? '' : sayApns(plan.apn, data.input.system),
            roams: plan?.roaming !== false,
          })}
        </q>
        {questions.length > 0 && (
          <div className="n">
            {texts.ask}{' '}
            <q>
              {joinSentences(
                questions.map((question) => texts.questions[question]),
                locale,
              )}
            </q>
          </div>
        )}
      </div>
    </section>
  );
}
