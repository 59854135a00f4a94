import type { Breakage } from './breakage.ts';
import { brokenCatalogue } from './broken-catalogue.ts';
import { brokenContent } from './broken-content.ts';

type Files = ReadonlyMap<string, string>;

/** Breakages of a folder with `LISTED_CONTENT`, each of one file; reproducible by the seed. */
export const breakagesOf = (files: Files, count: number): Breakage[] => {
  const changes = [...brokenContent(files), ...brokenCatalogue(files)];
  return [...changes, ...breakagesOfForm(files, count - changes.length)];
};

function breakagesOfForm(files: Files, count: number): Breakage[] {
  const yaml = [...files.keys()].filter((file) => file.endsWith('.yaml') && !file.startsWith('.'));
  const words = [...files.keys()].filter((file) => /\.pot?$/.test(file));
  const texts = [...files.keys()].filter((file) => file.endsWith('.md'));
  const random = randomFrom(20_261_122);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  return Array.from({ length: count }, (_, i) => {
    const make = MAKERS[i % MAKERS.length] as Maker;
    const file = make.only ?? pick({ words, yaml, texts }[make.of]);
    const lines = (files.get(file) as string).split('\n');
    // The first line is a comment that names the schema, the last one is empty.
    const at = 1 + Math.floor(random() * Math.max(1, lines.length - 2));
    return { name: `${i}: ${make.name}`, file, ...make.breakIt(lines, at) };
  });
}

interface Maker {
  name: string;
  of: 'yaml' | 'words' | 'texts';
  /** The only file that it applies to; every folder has it. */
  only?: string;
  breakIt: (lines: readonly string[], at: number) => Pick<Breakage, 'content' | 'line'>;
}

const withLine = (lines: readonly string[], at: number, line: string): string => [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
/** A file with a line that ends in bytes that are not valid UTF-8. */
const withBytes = (before: readonly string[], text: string, after: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from([...before, text].join('\n')), Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(after.join('\n'))]);

/** Replaces a whole file; `line`: the line of the fault, 0 for none. */
const whole = (content: Breakage['content'], line: number) => (): Pick<Breakage, 'content' | 'line'> => ({ content, line });

const MAKERS: readonly Maker[] = [
  { name: 'a tab', of: 'yaml', breakIt: (lines) => ({ content: withLine(lines, lines.length - 1, '\t- one'), line: lines.length }) },
  {
    name: 'bytes that are no UTF-8',
    of: 'yaml',
    breakIt: (lines, at) => ({ content: withBytes(lines.slice(0, at), '# ', lines.slice(at)), line: at + 1 }),
  },
  { name: 'a control character', of: 'words', breakIt: (lines, at) => ({ content: withLine(lines, at, '#\u0000'), line: at + 1 }) },
  { name: 'aliases upon aliases', of: 'yaml', breakIt: whole(`a: &a [x]\n${Array.from({ length: 40 }, (_, i) => `b${i}: &b${i} [*a, *a]`).join('\n')}\n`, 2) },
  { name: 'a nest of brackets', of: 'yaml', breakIt: whole(`${'['.repeat(50_000)}\n`, 1) },
  { name: 'a tag that calls code', of: 'yaml', breakIt: whole('!!js/function "function () { process.exit() }"\n', 1) },
  { name: 'a text in place of a map', of: 'yaml', breakIt: whole('just words\n', 1) },
  { name: 'nothing', of: 'yaml', only: 'folder.yaml', breakIt: whole('', 1) },
  { name: 'a missing file', of: 'yaml', only: 'folder.yaml', breakIt: whole(null, 0) },
  { name: 'a line of no PO file', of: 'words', breakIt: (lines, at) => ({ content: withLine(lines, at, 'nonsense'), line: at + 1 }) },
  { name: 'a text twice', of: 'words', breakIt: (lines) => ({ content: `${lines.join('\n')}\n${lines.slice(-4).join('\n')}`, line: lines.length + 1 }) },
  { name: 'hostile HTML', of: 'words', breakIt: (lines) => hostile(lines) },
  { name: 'a file too large', of: 'yaml', breakIt: whole(Buffer.alloc(2_000_001, 0x23), 0) },
  {
    name: 'a prototype as a key',
    of: 'yaml',
    only: 'folder.yaml',
    breakIt: (lines) => ({ content: withLine(lines, 1, '__proto__: { polluted: true }'), line: 2 }),
  },
  { name: 'a text without front matter', of: 'texts', breakIt: whole('Only words.\n', 1) },
  { name: 'a text that is no UTF-8', of: 'texts', breakIt: (lines) => ({ content: withBytes(lines.slice(0, -1), '', ['']), line: lines.length }) },
  { name: 'a text with a script', of: 'texts', breakIt: (lines) => ({ content: `${lines.join('\n')}\n<script>alert(1)</script>\n`, line: lines.length + 1 }) },
  { name: 'a text too large', of: 'texts', breakIt: whole(Buffer.alloc(1_000_001, 0x61), 0) },
  { name: 'a text of 100 MB', of: 'texts', breakIt: whole(100_000_000, 0) },
  { name: 'a path out of the folder', of: 'yaml', breakIt: whole('- { code: a, title: A, logo: { file: ../../etc/passwd.png } }\n', 1) },
];

/** Puts a script into the last text of a file; the fault is at the text's key. */
function hostile(lines: readonly string[]): Pick<Breakage, 'content' | 'line'> {
  const field = lines.some((line) => line.startsWith('"Language:')) ? 'msgstr' : 'msgid';
  const at = lines.findLastIndex((line) => line.startsWith(`${field} "`) && line.length > field.length + 3);
  return { content: lines.map((line, i) => (i === at ? `${field} "<script>alert(1)</script>"` : line)).join('\n'), line: field === 'msgid' ? at : at - 1 };
}

/** Pseudo-random numbers from 0 to 1, reproducible by the seed (xorshift). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
