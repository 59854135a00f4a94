import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/changes.calls';
import { colleaguesQuery } from '../../api/orders.ts';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { valueWord } from './value-word.ts';
import './changed-fields.css';

export type Change = CallReply<typeof calls.search>['items'][number];

/** Each field of a change, old and new value. */
export function ChangedFields({ change }: { change: Pick<Change, 'kind' | 'paths'> }) {
  const { labels } = useLanguage();
  const shown = useShownValue(change.kind);
  const nameOf = (path: string): string => {
    // Fields of a refund or return are listed below its number.
    const bare = path.replace(/^refunds\.\d+\./, '');
    const [, line] = /^(?:lines\.)?(\d+)(?:\.qty)?$/.exec(bare) ?? [];
    if (line !== undefined && labels.has('field_lines')) return labels.text('field_lines', { n: String(Number(line) + 1) });
    const name = [`field_${bare}`, `document_${bare}`].find((one) => labels.has(one));
    if (name) return labels.text(name);
    // Entry of a group, by its number or code: `photos.12`, `grants.owner`.
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a value: states and reasons as text, localized days, staff by name, all else unchanged. */
export function useShownValue(kind: string): (path: string, value: unknown) => string {
  const { labels } = useLanguage();
  const { date } = useFormats();
  const { data: colleagues } = useQuery(colleaguesQuery);
  return (path, value) => {
    const shown = (part: unknown): string => {
      const word = valueWord(labels, { kind, path, value: part });
      if (word !== null) return word;
      if (typeof part === 'boolean') return part ? '✓' : '–';
      if (typeof part === 'string' && DAY.test(part)) return date(part);
      return typeof part === 'object' ? JSON.stringify(part) : String(part);
    };
    if (path === 'assigned_to') return colleagues?.find(({ id }) => id === value)?.name ?? String(value);
    // An object is shown as its formatted values, separated by commas.
    return typeof value === 'object' && value !== null ? Object.values(value).map(shown).join(', ') : shown(value);
  };
}
