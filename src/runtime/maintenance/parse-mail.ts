import { parseAlertMail, type AlertMailPayload } from '#alerts/queue-alert-mails.ts';
import type { AlertMailKind, ReportMailKind, ReviewMailKind } from '#database/mail-tables.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ComposeMail as ComposeDueMail } from '#mail/mail-sender.ts';
import type { DueMail } from '#mail/mail-outbox.ts';
import { parseOperatorMail, type OperatorMailPayload } from '#mail/queue-notices.ts';
import { parseReviewMail, type ReviewMailPayload } from '#reviews/mail-queue.ts';
import { parseReportMail, type ReportMailPayload } from '#reviews/report-mails.ts';

/** A mail with the data that its kind was queued with. */
type ParsedMail = { readonly locale: Locale } & (
  | ({ readonly kind: AlertMailKind } & AlertMailPayload)
  | ({ readonly kind: ReportMailKind } & ReportMailPayload)
  | ({ readonly kind: ReviewMailKind } & ReviewMailPayload)
  | ({ readonly kind: 'operator' } & OperatorMailPayload)
);

export type ComposeMail = (mail: ParsedMail) => ReturnType<ComposeDueMail>;

/** The queue keeps what each kind of mail was queued with as JSON. */
export function parsing(compose: ComposeMail): ComposeDueMail {
  return (mail) => compose(parseMail(mail));
}

function parseMail({ kind, locale, payload }: DueMail): ParsedMail {
  switch (kind) {
    case 'alert-confirm':
    case 'alert-fall':
    case 'alert-renew':
      return { kind, locale, ...parseAlertMail(payload) };
    case 'operator':
      return { kind, locale, ...parseOperatorMail(payload) };
    case 'report-received':
    case 'report-decided':
      return { kind, locale, ...parseReportMail(payload) };
    default:
      return { kind, locale, ...parseReviewMail(payload) };
  }
}
