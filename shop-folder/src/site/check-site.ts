import type { SiteChecking } from './site-kind.ts';
import { SITE_KINDS } from './site-kinds.ts';

/** Reports duplicate codes in the lists, and references to missing entries. */
export function checkSite(checking: SiteChecking): void {
  const { facts, report } = checking;
  for (const { kind, codeOf, check } of SITE_KINDS) {
    const entries = facts.site?.[kind] ?? [];
    const seen = new Set<string>();
    for (const entry of entries) {
      const code = codeOf(entry);
      if (seen.has(code.toLowerCase())) report.error(entry, [], `the ${kind.replace('_', ' ')} ${code} is there already`);
      seen.add(code.toLowerCase());
    }
    check(entries, checking);
  }
}
