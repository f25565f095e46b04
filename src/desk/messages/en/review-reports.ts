import { en } from '#i18n/messages/en.ts';
import { many } from './many.ts';

/** Words of Reported reviews. */
export const reviewReports = {
  title: 'Reported reviews',
  text: 'Oldest first. Each is answered with reasons, and its rating plays no part.',
  empty: { title: 'Nothing waits.', text: 'You get an email when somebody reports a review.' },
  waits: ({ objections }: { objections: number }) =>
    `${objections === 0 ? '' : `${many(objections, 'objection', 'objections')}. `}The law requires reasoned answers without delay.`,
  list: 'Open reports',
  /** As the public form names them. */
  reasons: en.reviewReport.reasons,
  about: ({ seller }: { seller: string }) => `Review of ${seller}`,
  sent: 'sent',
  openReview: 'The review, with its pictures and history',
  notShown: 'It is no longer shown.',
  said: ({ name }: { name: string }) => `${name === '' ? 'Somebody without a name' : name} says`,
  decided: 'Our last answer',
  objection: 'The objection',
  answers: {
    keep: { button: 'Leave the review', means: 'Nothing changes for visitors.' },
    remove: { button: 'Take the review down', means: 'Its author is told too, and can object by mail.' },
    reopen: { button: 'Open it again', means: 'Once, for an objection that came by mail.' },
  },
  why: { keep: 'Why it stays', remove: 'Why it goes', reopen: 'The objection, in short' },
  told: 'The reporter receives it word for word.',
} as const;
