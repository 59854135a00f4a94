import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/changes.calls';
import { colleaguesQuery } from '../../api/orders.ts';
import { useLanguage } from '../../language/language.tsx';
import './changed-fields.css';

export type Change = CallReply<typeof calls.search>['items'][number];

/** Each field of a change, before and after. */
export function ChangedFields({ change }: { change: Pick<Change, 'kind' | 'paths'> }) {
  const { labels } = useLanguage();
  const shown = useShownValue();
  const nameOf = (path: string): string => {
    // Fields of a refund or return are listed below its number.
    const bare = path.replace(/^refunds\.\d+\./, '');
    const [, line] = /^(?:lines\.)?(\d+)(?:\.qty)?$/.exec(bare) ?? [];
    if (line !== undefined && labels.has('field_lines')) return labels.text('field_lines', { n: String(Number(line) + 1) });
    const name = [`field_${bare}`, `document_${bare}`].find((one) => labels.has(one));
    if (name) return labels.text(name);
    // One of several, by its number or code: `photos.12`, `grants.owner`.
    const [, group = '', one = ''] = /^(\w+)\.(.+)$/.exec(bare) ?? [];
    return group !== 'lines' && labels.has(`field_${group}`) ? `${labels.text(`field_${group}`)} ${one}` : bare.replace(/^(?:qty|lines)\./, '');
  };
  return (
    <ul className="changed-fields">
      {change.paths.map(({ path, before, after }) => (
        <li key={path}>
          <span className="grid-dim">{nameOf(path)}:</span> {before !== undefined && before !== null && <del>{shown(path, before)}</del>}
          {before !== undefined && before !== null && ' → '}
          <ins>{after === undefined || after === null ? labels.text('field_empty') : shown(path, after)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** States in words, people by name, all else as it is. */
export function useShownValue(): (path: string, value: unknown) => string {
  const { labels } = useLanguage();
  const shownPart = (value: unknown): string => {
    const known = ['condition', 'return_place'].find((group) => labels.has(`${group}_${value}`));
    return known ? labels.text(`${known}_${value}`) : typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const { data: colleagues } = useQuery(colleaguesQuery);
  return (path, value) => {
    if (path === 'status') return labels.text(`order_state_${value}`);
    if (path === 'payment_status') return labels.text(`payment_state_${value}`);
    if (path === 'assigned_to') return colleagues?.find(({ id }) => id === value)?.name ?? String(value);
    for (const group of ['return_state', 'parcel_state', 'condition', 'return_place'])
      if (labels.has(`${group}_${value}`)) return labels.text(`${group}_${value}`);
    if (typeof value === 'boolean') return value ? '✓' : '–';
    if (typeof value !== 'object' || value === null) return String(value);
    // Parts of one thing: their values in words, one after the other.
    return Object.values(value)
      .map((part) => shownPart(part))
      .join(', ');
  };
}
