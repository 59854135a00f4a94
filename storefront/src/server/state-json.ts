import type { PageState, ShellState } from '../context/page-types.ts';
import { jsonForHtml } from './escape.ts';

const shells = new WeakMap<ShellState, string>();

/** The page's state for its document. Of printed parts the HTML holds everything; data of the layout are written once for all pages. */
export function stateJson({ shell, ...page }: PageState): string {
  const props = page.props as { printed?: unknown };
  const json = jsonForHtml(props.printed ? { ...page, props: { ...props, printed: null } } : page);
  const known = shells.get(shell) ?? jsonForHtml(shell);
  shells.set(shell, known);
  return `${json.slice(0, -1)},"shell":${known}}`;
}
