import { describe, expect, it } from 'vitest';
import { RememberedQuestions, type KnownQuestion } from './keyed-request.ts';

const question: KnownQuestion = {
  question: {
    request: { method: 'GET', path: '/japan', search: '', cookies: {}, acceptLanguage: null },
    keys: ['/japan'],
    coding: 'br',
  },
  asked: '"method":"GET","path":"/japan"',
};

describe('RememberedQuestions', () => {
  it('knows what was asked in the same words', () => {
    const questions = new RememberedQuestions();
    questions.keep('GET /japan', question);
    expect(questions.get('GET /japan')).toBe(question);
    expect(questions.get('GET /japan?')).toBeUndefined();
  });

  it('fills no memory with words that nobody uses twice', () => {
    const questions = new RememberedQuestions();
    const words = Array.from({ length: 5_000 }, (_none, index) => `GET /japan\n\nbr\nid=${index}`);
    for (const each of words) questions.keep(each, question);
    expect(words.filter((each) => questions.get(each) !== undefined).length).toBeLessThanOrEqual(1_000);
    expect(questions.get(words.at(-1) ?? '')).toBe(question);
    const long = 'x'.repeat(5_000);
    questions.keep(long, question);
    expect(questions.get(long)).toBeUndefined();
  });
});
