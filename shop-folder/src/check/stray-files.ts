import type { FolderRead } from '../folder/read-folder.ts';
import { SITE_KINDS } from '../site/site-kinds.ts';
import type { Report } from './report.ts';

const escaped = (text: string): string => text.replace(/[.]/g, '\\.');

/** Paths that the files of a shop's folder may have. */
const PLACES = [
  /^(?:folder|shop|delivery|services|trade-in|payment|behaviour)\.yaml$/,
  /^(?:legal|markets|words)\/[^/]+\.yaml$/,
  /^catalogue\/(?:attribute-groups|attributes|sellers|warehouses|tags|lists)\.yaml$/,
  /^catalogue\/[^/]+\/(?:_(?:attributes|categories|brands)|[^/_][^/]*)\.yaml$/,
  /^texts\/(?:[^/]+\.pot|[^/]+\/[^/]+\.po)$/,
  /^content\/(?:(?:pages|faq|promotions|services|locations|post-categories|authors|posts|landing)\.yaml|.+\.md)$/,
  new RegExp(`^(?:${SITE_KINDS.map(({ file }) => escaped(file)).join('|')})$`),
  /^(?:pictures|media|theme)\//,
  /^README(?:\.md)?$/,
];

/** Reports files that are not read, such as families of a department that is not listed or files in a wrong folder, and departments without files. */
export function strayFiles({ files, facts }: FolderRead, report: Report): void {
  const warn = (file: string, words: string) => report.add({ level: 'warning', file, line: 0, column: 0, words });
  for (const file of files.keys()) {
    const [top, department] = file.split('/');
    if (!PLACES.some((place) => place.test(file))) warn(file, 'is not read: it stands where no file of a shop does');
    else if (top === 'catalogue' && file.split('/').length === 3 && facts && !facts.shop.departments.includes(department as string))
      warn(file, `is not read: folder.yaml names no department ${department}`);
  }
  for (const [i, department] of (facts?.shop.departments ?? []).entries())
    if (![...files.keys()].some((file) => file.startsWith(`catalogue/${department}/`)))
      report.inFile('error', 'folder.yaml', ['departments', i], `there is no folder catalogue/${department}`);
}
