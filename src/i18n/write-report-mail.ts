import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { showReportNumber } from '#domain/review/review-report.ts';
import { localizePath } from './localized-path.ts';
import { textsOf } from './languages/texts-of.ts';
import { quote, type MailSite } from './write-review-mail.ts';

/** Subject of a mail to who has reported a review. */
export interface ReportMailFacts {
  readonly locale: Locale;
  readonly number: string;
  readonly providerName: string;
  /** Null: it was just received. */
  readonly decision: {
    readonly status: 'removed' | 'kept';
    readonly reasons: string;
    readonly canObject: boolean;
  } | null;
}

/** A receipt, or a decision with its reasons and how to object, in the language of the form. */
export function writeReportMail(
  { locale, number: id, providerName, decision }: ReportMailFacts,
  site: MailSite,
): { readonly subject: string; readonly text: string } {
  const { mail, reportMail } = textsOf(locale).moderation;
  const address = (path: string): string => `${site.origin}${localizePath(path, locale)}`;
  const number = showReportNumber(id);
  const names = { siteName: site.name, provider: isolateText(providerName), number };
  const paragraphs = [
    mail.greeting,
    ...(decision === null
      ? [reportMail.received.text(names)]
      : [
          reportMail[decision.status](names),
          `${reportMail.reasons}\n${quote(decision.reasons)}`,
          ...(decision.canObject ? [reportMail.objection({ address: address('/report-review/objection') })] : []),
          reportMail.court,
        ]),
    `-- \n${reportMail.why({ siteName: site.name, address: address('/contact') })}`,
  ];
  const { subject } = decision === null ? reportMail.received : reportMail.decided;
  return { subject: subject(names), text: `${paragraphs.join('\n\n')}\n` };
}
