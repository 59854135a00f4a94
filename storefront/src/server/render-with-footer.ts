import { isDeepStrictEqual } from 'node:util';
import type { PageState } from '../context/page-types.ts';
import type { Labels } from '@vitrina/contract/values/labels';
import { OWN_FORM } from '../layouts/default-layout.tsx';
import { withRenderedFooter } from '../layouts/rendered-footer.ts';
import type { Html } from './html-bytes.ts';

interface FooterParts {
  state: Pick<PageState, 'layout' | 'template'>;
  /** Labels of the page's language; a new object after each change of a text. */
  labels: Labels;
  /** All other input of the footer besides the year; the same object until it is reloaded. */
  madeOf: readonly unknown[];
}

interface Drawn {
  madeOf: readonly unknown[];
  html: string;
}

const OPEN = '<footer class="site-footer">';
const CLOSE = '</footer>';
const drawn = new WeakMap<Labels, Map<string, Drawn>>();

/**
 * Renders a page whose footer is rendered once for all pages of a language with equal input: it is a third of a product page's elements. The
 * bytes are those that React would write.
 */
export function renderWithFooter({ state, labels, madeOf: parts }: FooterParts, render: () => Html): Html {
  if (state.layout !== 'default') return render();
  const kind = OWN_FORM.has(state.template) ? 'plain' : 'newsletter';
  const madeOf = [...parts, new Date().getFullYear()];
  const kinds = drawn.get(labels) ?? new Map<string, Drawn>();
  drawn.set(labels, kinds);
  const known = kinds.get(kind);
  if (known && isSame(known, madeOf)) return withRenderedFooter(known.html, render);
  const page = render();
  const html = footerOf(page.join(''));
  if (html !== null) kinds.set(kind, { madeOf, html });
  return page;
}

/** True if the values are equal, though reloaded. */
function isSame(known: Drawn, madeOf: readonly unknown[]): boolean {
  if (madeOf.every((one, i) => one === known.madeOf[i])) return true;
  if (!isDeepStrictEqual(madeOf, known.madeOf)) return false;
  known.madeOf = madeOf;
  return true;
}

/** Returns the footer's HTML; `null`: the page has none. Searches from the end, as the page's own content may look alike. */
function footerOf(page: string): string | null {
  const at = page.lastIndexOf(OPEN);
  const end = page.indexOf(CLOSE, at);
  // Copied: a slice would keep the whole page in memory.
  return at < 0 || end < 0 ? null : Buffer.from(page.slice(at + OPEN.length, end)).toString();
}
