import { useMemo } from 'react';

interface PolicyRules {
  /** Returns `null` to refuse. */
  createHTML: (html: string) => string | null;
}

declare global {
  /** Absent on the server and in browsers without Trusted Types. */
  var trustedTypes: { createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => string } } | undefined;
}

const policy = createPolicy('vitrina', { createHTML: (html) => html });

/**
 * HTML sanitized by the backend, approved by the one Trusted Types policy that pages allow: no other string, of the shop or of a library, becomes markup in the
 * browser (decision 0032). Memoized, or React would rebuild the markup with every rendering.
 */
export const useTrustedHtml = (html: string): { __html: string } => useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

/** Creates the `default` policy, which is applied to plain strings, and accepts only the empty one, with which the picture viewer empties its elements. */
export function refuseOtherHtml(): void {
  createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}

/** Returns `undefined` if the name is taken, as by an extension, so that the page still works. */
function createPolicy(name: string, rules: PolicyRules): { createHTML: (html: string) => string } | undefined {
  try {
    return globalThis.trustedTypes?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}
