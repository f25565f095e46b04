import { createContext, useContext } from 'react';
import type { ReviewSubject } from './form/kept-draft.ts';

const noSubject: ReviewSubject = { provider: '', countries: [] };

const Subject = createContext<ReviewSubject>(noSubject);

/** The probable subject of a review written on this page. */
export const ReviewSubjectProvider = Subject.Provider;

export function useReviewSubject(): ReviewSubject {
  return useContext(Subject);
}
