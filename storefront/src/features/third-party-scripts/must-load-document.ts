import { hasConsent } from '../../client/consent-store.ts';
import type { PageState } from '../../context/page-types.ts';

/**
 * True if the next page must be loaded as a document: between pages that allow third-party scripts and those that do not, if any such script has run or could
 * have. Pages of payment or login thus never share a document with one.
 */
export function mustLoadDocument(first: PageState, next: PageState): boolean {
  if (first.allowsScripts === next.allowsScripts) return false;
  return document.documentElement.dataset.outsideScripts === 'true' || first.shell.info.consent.scripts.some(({ consent }) => hasConsent(consent));
}
