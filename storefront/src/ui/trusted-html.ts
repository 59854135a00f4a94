import { useMemo } from 'react';

interface PolicyRules {
  /** `null`: refused. */
  createHTML: (html: string) => string | null;
}

declare global {
  /** Browsers that know Trusted Types; absent elsewhere and on the server. */
  var trustedTypes: { createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => string } } | undefined;
}

const policy = createPolicy('vitrina', { createHTML: (html) => html });

/**
 * HTML that the backend sanitized, as the one policy that pages allow gives it: no other string of ours or of a library becomes
 * markup in the browser (decision 0032). One value per text, or React would build the markup anew with every rendering.
 */
export const useTrustedHtml = (html: string): { __html: string } => useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

/** Takes the one name that is asked about plain strings, and lets the empty one alone pass, with which the picture viewer empties its elements. */
export function refuseOtherHtml(): void {
  createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}

/** A name that something else has taken, such as an extension, must not keep the page from working. */
function createPolicy(name: string, rules: PolicyRules): { createHTML: (html: string) => string } | undefined {
  try {
    return globalThis.trustedTypes?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}
