import type { Fault } from '../faults.ts';

export interface PoEntry {
  /** `msgctxt`: the key of the text. */
  key: string;
  /** `msgid`: the text in the shop's source language from which it was translated. */
  source: string;
  /** `msgstr`: empty if not translated yet. */
  text: string;
  isFuzzy: boolean;
  /** Line of `msgctxt`. */
  line: number;
}

const FIELD = /^(msgctxt|msgid|msgstr)[ ]+"(.*)"$/;
const MORE = /^"(.*)"$/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\', r: '' };

type Field = 'msgctxt' | 'msgid' | 'msgstr';

/** Reads a gettext catalogue (PO or POT) whose entries have a context; the header (empty `msgid` without context) is left out. */
export function readPo(file: string, text: string): { entries: PoEntry[]; faults: Fault[] } {
  const entries: PoEntry[] = [];
  const faults: Fault[] = [];
  let current: (Partial<Record<Field, string>> & { line: number; fuzzy: boolean }) | null = null;
  let field: Field | null = null;
  let fuzzy = false;
  const fault = (line: number, words: string, column = 1) => faults.push({ level: 'error', file, line, column, words });
  const end = () => {
    if (current) keep(current, { entries, fault });
    current = null;
    field = null;
  };
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') end();
    else if (line.startsWith('#')) {
      if (current) end();
      if (line.startsWith('#,')) fuzzy = line.includes('fuzzy');
    } else {
      const [, name, value] = FIELD.exec(line) ?? [];
      const more: string | undefined = name ? undefined : MORE.exec(line)?.[1];
      if (name && value !== undefined) {
        if (current && (name === 'msgctxt' || (name === 'msgid' && (current as { msgid?: string }).msgid !== undefined))) end();
        if (!current) {
          current = { line: i + 1, fuzzy };
          fuzzy = false;
        }
        field = name as Field;
        const entry = current as Partial<Record<Field, string>>;
        if (entry[field] !== undefined) fault(i + 1, `${name} stands twice`);
        entry[field] = plain(value, (words) => fault(i + 1, words));
      } else if (more !== undefined && field && current) {
        const entry = current as Partial<Record<Field, string>>;
        entry[field] += plain(more, (words) => fault(i + 1, words));
      } else fault(i + 1, 'is no line of a PO file: msgctxt "…", msgid "…", msgstr "…" or a comment');
      if (faults.length > 20) return { entries, faults };
    }
  }
  end();
  return { entries, faults };
}

function keep(
  { msgctxt, msgid, msgstr, line, fuzzy }: Partial<Record<Field, string>> & { line: number; fuzzy: boolean },
  { entries, fault }: { entries: PoEntry[]; fault: (line: number, words: string) => void },
): void {
  if (msgctxt === undefined && msgid === '') return;
  if (msgctxt === undefined) return void fault(line, 'has no msgctxt: it tells which text this is');
  if (msgid === undefined) return void fault(line, `${msgctxt} has no msgid`);
  if (msgstr === undefined) return void fault(line, `${msgctxt} has no msgstr`);
  entries.push({ key: msgctxt, source: msgid, text: msgstr, isFuzzy: fuzzy, line });
}

function plain(value: string, fault: (words: string) => void): string {
  if (!value.includes('\\') && !value.includes('"')) return value;
  if (/(?<!\\)(?:\\\\)*"/.test(value)) fault('has a quotation mark within the text; write \\"');
  return value.replace(/\\(.?)/g, (_, letter: string) => {
    const meant = ESCAPES[letter];
    if (meant === undefined) fault(`has \\${letter}, which means nothing in a PO file`);
    return meant ?? letter;
  });
}
