import type { PageState, ShellState } from '../context/page-types.ts';
import { jsonForHtml } from './escape.ts';

const shells = new WeakMap<ShellState, string>();

/** State of a page for its document, without the data of static parts, whose HTML is complete; data of the layout are serialised once for all pages. */
export function stateJson({ shell, ...page }: PageState): string {
  const props = page.props as { printed?: unknown };
  const json = jsonForHtml(props.printed ? { ...page, props: { ...props, printed: null } } : page);
  const known = shells.get(shell) ?? jsonForHtml(shell);
  shells.set(shell, known);
  return `${json.slice(0, -1)},"shell":${known}}`;
}
