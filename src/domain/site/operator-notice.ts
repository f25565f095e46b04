import { plainLine } from '#domain/kernel/plain-line.ts';

/** Types of the events that an operator is told of. */
type NoticeKind = 'reviews.waiting' | 'reports.waiting' | 'feed.held' | 'feed.failing' | 'backup.failed' | 'site.ill';

/** Something that waits for the operator, or is wrong. */
export interface Concern {
  /** Told about by itself, such as `reviews` or `feed:nori`. */
  readonly topic: string;
  readonly kind: NoticeKind;
  readonly count: number;
  /** Since when the oldest of it waits, ISO 8601 in UTC; null: unknown. */
  readonly since: string | null;
  /** Grows, as text, with news of the topic, for example the time of the newest review. */
  readonly mark: string;
  /** One sentence in English: the operator's language is not known. */
  readonly says: string;
  readonly command: string;
}

/** What was told last about a topic. */
export interface ToldTopic {
  readonly mark: string;
  readonly toldAt: Date;
}

interface Decision {
  readonly news: readonly Concern[];
  /** Topics to be forgotten: over for so long that another one would be told. */
  readonly over: readonly string[];
}

/** At most one notice about a topic in this time: ten reviews in an hour are two notices. */
export const noticePauseMs = 60 * 60_000;

/** The topic under which it is kept for which day the digest was sent. */
export const digestTopic = 'digest';

/** What is to be told now. A time of telling in the future is ignored: the system clock moved backwards. */
export function decideNotices(concerns: readonly Concern[], told: ReadonlyMap<string, ToldTopic>, now: Date): Decision {
  const isRecent = ({ toldAt }: ToldTopic): boolean => {
    const age = now.getTime() - toldAt.getTime();
    return age >= 0 && age < noticePauseMs;
  };
  const news = concerns.filter(({ topic, mark }) => {
    const last = told.get(topic);
    return last === undefined || (mark > last.mark && !isRecent(last));
  });
  const topics = new Set(concerns.map(({ topic }) => topic));
  const over = [...told].flatMap(([topic, last]) =>
    topic === digestTopic || topics.has(topic) || isRecent(last) ? [] : [topic],
  );
  return { news, over };
}

/**
 * The day whose digest is due; null: none is.
 * @param minutes after midnight in UTC
 */
export function dueDigest(minutes: number, told: ToldTopic | undefined, now: Date): string | null {
  const day = now.toISOString().slice(0, 10);
  const isTime = now.getUTCHours() * 60 + now.getUTCMinutes() >= minutes;
  return isTime && told?.mark !== day ? day : null;
}

const longestSubject = 150;

/** Who writes, for the end of a mail. */
interface NoticeSite {
  readonly name: string;
  readonly origin: string;
}

/** A mail about all that is told at once; `digest`: about all that waits. */
export function writeNoticeMail(
  concerns: readonly Concern[],
  { name, origin }: NoticeSite,
  occasion: 'news' | 'digest',
): { readonly subject: string; readonly text: string } {
  const [only] = concerns;
  const count = concerns.length;
  const news = count === 1 && only !== undefined ? only.says.replace(/\.$/, '') : `${count} things need you`;
  const subject = `${name}: ${occasion === 'digest' ? 'what waits today' : news}`;
  const parts = concerns.map(({ says, command }) => `${says}\n    ${command}\n`);
  const end = `Run the commands as the user of the site. This mail went to the address in OPERATOR_EMAIL of ${origin}.`;
  return { subject: plainLine(subject, longestSubject), text: `${parts.join('\n')}\n${end}\n` };
}

/** `2026-11-26 07:00 UTC`. */
export function noticeTime(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
