import { hasConsent } from '../../client/consent-store.ts';
import type { PageState } from '../../context/page-types.ts';

/**
 * True if a page must load as a new document: between pages that may have scripts of others and those that may not, as
 * long as any runs or could. So nothing of others is ever on a page of a payment or a login.
 */
export function mustLoadDocument(first: PageState, next: PageState): boolean {
  if (first.allowsScripts === next.allowsScripts) return false;
  return document.documentElement.dataset.outsideScripts === 'true' || first.shell.info.consent.scripts.some(({ consent }) => hasConsent(consent));
}
