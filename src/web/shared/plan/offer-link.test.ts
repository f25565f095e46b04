import { describe, expect, it } from 'vitest';
import { makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { offerLink } from './offer-link.ts';

const plan = makeListedPlan({ hasOffer: true });
const { slug } = plan.provider;

describe('offerLink', () => {
  it('is marked as paid for sellers that pay, and for no other', () => {
    expect(offerLink(plan, {})).toEqual({ href: `/go/${plan.id}`, rel: 'nofollow noopener', isPaid: false });
    expect(offerLink(plan, { sellerLinks: { paid: ['other'], always: [] } })?.isPaid).toBe(false);
    expect(offerLink(plan, { sellerLinks: { paid: [slug], always: [] } })).toEqual({
      href: `/go/${plan.id}`,
      rel: 'sponsored nofollow noopener',
      isPaid: true,
    });
  });

  it('needs an address of the feed, or a seller that every plan can be linked to', () => {
    const plain = { ...plan, hasOffer: false };
    expect(offerLink(plain, { sellerLinks: { paid: [slug], always: [] } })).toBeNull();
    expect(offerLink(plain, { sellerLinks: { paid: [slug], always: [slug] } })?.isPaid).toBe(true);
  });
});
