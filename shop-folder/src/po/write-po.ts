export interface PoText {
  key: string;
  source: string;
  text: string;
}

/** Writes a PO file; without a language the template (POT) with the source texts. */
export function writePo({ lang, entries }: { lang: string | null; entries: readonly PoText[] }): string {
  const language = lang === null ? [] : [`"Language: ${lang.replaceAll('-', '_')}\\n"`];
  const head = [
    'msgid ""',
    'msgstr ""',
    ...language,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ];
  const blocks = entries.map(({ key, source, text }) =>
    [...hintOf(key), ...field('msgctxt', key), ...field('msgid', source), ...field('msgstr', lang === null ? '' : text)].join('\n'),
  );
  return [head.join('\n'), ...blocks].join('\n\n').concat('\n');
}

/** Comment for the translator. */
const hintOf = (key: string): string[] => (key.endsWith('.slug') ? ['#. Part of an address: lower-case letters, digits and hyphens.'] : []);

function field(name: string, text: string): string[] {
  const lines = text.split(/(?<=\n)/);
  if (lines.length === 1) return [`${name} "${escaped(text)}"`];
  return [`${name} ""`, ...lines.map((line) => `"${escaped(line)}"`)];
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
