import { Flag } from 'lucide';
import { showReportNumber } from '#domain/review/review-report.ts';
import { defineScreen, Redirect, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm, SameAs } from '#desk/parts/action-form.tsx';
import { sayAge } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { DeskReviewReport } from '#runtime/services/desk/review-readings.ts';

const t = texts.reviewReports;

/** Leads to the report that waits longest. */
export const reviewReportsScreen = defineScreen({
  path: '/review-reports',
  title: t.title,
  place: {
    label: t.title,
    icon: Flag,
    group: 1,
    order: 5,
    chord: 'e',
    count: async (desk) => {
      const { length: count } = await desk.readings.reviewReports();
      return count === 0 ? null : { count, waits: true };
    },
  },
  load: async (desk) => {
    const [first] = await desk.readings.reviewReports();
    return first === undefined ? {} : new Redirect(`/review-reports/${first.id}`);
  },
  view: () => (
    <>
      <ScreenHead title={t.title} />
      <section className="card card--sim">
        <p className="big big--empty">{t.empty.title}</p>
        <p className="mut">{t.empty.text}</p>
      </section>
    </>
  ),
});

interface ReportData {
  readonly report: DeskReviewReport;
  /** Those that wait. */
  readonly open: readonly DeskReviewReport[];
}

/** One report: what it says of which words, and two answers. */
export const reviewReportScreen = defineScreen({
  path: '/review-reports/:number',
  title: t.title,
  under: '/review-reports',
  load: async (desk, { params }): Promise<ReportData | null> => {
    const report = await desk.readings.reviewReport(params['number'] ?? '');
    return report && { report, open: await desk.readings.reviewReports() };
  },
  view: (data, request) => (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text}</span>} />
      <div className="pr">
        <OpenReports {...data} now={request.now} />
        <div>
          <ReportHead report={data.report} />
          <ReportWords report={data.report} />
          <ReportAnswers {...data} request={request} />
        </div>
      </div>
    </>
  ),
});

/** J and K move. */
function OpenReports({ report, open, now }: ReportData & { readonly now: Date }) {
  const place = open.findIndex(({ id }) => id === report.id);
  const keyOf = (index: number): string | undefined =>
    index === place + 1 ? 'j' : index === place - 1 ? 'k' : undefined;
  return (
    <nav className="plist" aria-label={t.list}>
      {open.map(({ id, reason, providerName, created_at: sentAt }, index) => (
        <a
          key={id}
          href={`/review-reports/${id}`}
          aria-current={id === report.id ? 'true' : undefined}
          data-key={keyOf(index)}
        >
          <div>
            <b>{t.reasons[reason]}</b>
            <p>{providerName}</p>
          </div>
          <span className="mut s13">{sayAge(sentAt, now)}</span>
        </a>
      ))}
    </nav>
  );
}

function ReportHead({ report }: Pick<ReportData, 'report'>) {
  return (
    <div className="rv-h">
      <div>
        <h2 tabIndex={-1}>{t.reasons[report.reason]}</h2>
        <p>
          <span>{showReportNumber(report.id)}</span>
          <span>
            {t.sent} <When at={new Date(report.created_at)} as="row" />
          </span>
          <a className="link" href={`/reviews/${report.review_id}`}>
            {t.openReview}
          </a>
          {!report.shown && <span>{t.notShown}</span>}
        </p>
      </div>
    </div>
  );
}

/** The review, and all that was said about it, in the order it was said. */
function ReportWords({ report }: Pick<ReportData, 'report'>) {
  const parts = [
    { head: t.about({ seller: report.providerName }), words: report.text, lang: report.language ?? undefined },
    { head: t.said(report), words: report.explanation },
    { head: t.decided, words: report.decision },
    { head: t.objection, words: report.objection },
  ];
  return parts.map(
    ({ head, words, lang }) =>
      words !== null && (
        <section key={head} className="gap-above">
          <h3>{head}</h3>
          <p className="rv-t" lang={lang} dir="auto">
            {words}
          </p>
        </section>
      ),
  );
}

function ReportAnswers({ report, open, request }: ReportData & { readonly request: ScreenRequest }) {
  const { id, status, objected_at: objectedAt } = report;
  const next = open.find((each) => each.id !== id);
  const back = next === undefined ? '/review-reports' : `/review-reports/${next.id}`;
  const answers = status === 'open' ? (['keep', 'remove'] as const) : objectedAt === null ? (['reopen'] as const) : [];
  return (
    <>
      <div className="ans gap-above">
        {answers.map((action, place) => (
          <ActionForm key={action} of={`review-report/${action}`} subject={id} back={back}>
            <label className="f">
              <span>
                {t.why[action]} <kbd>{place + 1}</kbd>
              </span>
              <textarea className="in" name="words" rows={4} required data-key={place + 1} />
              {action !== 'reopen' && <small>{t.told}</small>}
            </label>
            <button type="submit" className="btn">
              {t.answers[action].button}
            </button>
            <p>{t.answers[action].means}</p>
          </ActionForm>
        ))}
      </div>
      {answers.length > 0 && (
        <SameAs
          command={`roamchart reviews reports ${id} --${answers[0]} --because TEXT`}
          isShown={request.viewer.choices.commands}
        />
      )}
    </>
  );
}
