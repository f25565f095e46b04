import { hostOfTemplate, type LinkTemplate } from '#domain/site/link-template.ts';
import type { OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';

type Links = Pick<OverriddenProvider['override'], 'linkTemplate' | 'paidLinks'>;

/** Whether visitors are told that the link is paid. */
export function isPaidLink({ linkTemplate, paidLinks }: Links): boolean {
  return linkTemplate !== null || paidLinks === true;
}

/** The host that all links lead to. */
export function providerLink(template: LinkTemplate): string {
  return hostOfTemplate(template);
}
