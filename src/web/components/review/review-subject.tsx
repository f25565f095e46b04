import { createContext, useContext } from 'react';
import type { ReviewSubject } from '#web/components/review-form/kept-draft.ts';

const noSubject: ReviewSubject = { provider: '', countries: [] };

const Subject = createContext<ReviewSubject>(noSubject);

/** Says what a review written on this page is most likely about. */
export const ReviewSubjectProvider = Subject.Provider;

export function useReviewSubject(): ReviewSubject {
  return useContext(Subject);
}
