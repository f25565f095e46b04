import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { WriteReview } from './write-review.tsx';

describe('WriteReview', () => {
  it('is a button that leads to the page of reviews without JavaScript', () => {
    const html = renderOnPage(<WriteReview look="primary" />, { locale: 'fr' });
    expect(html).toMatch(/<form[^>]* action="\/fr\/reviews#write-review"><button type="submit"/);
    expect(html).toContain('Écrire un avis');
    expect(html).toContain('aria-haspopup="dialog"');
  });

  it('can be disabled', () => {
    expect(renderOnPage(<WriteReview look="header" isDisabled />)).toMatch(/<button[^>]* disabled=""/);
  });
});
