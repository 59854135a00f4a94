import type { FolderRead } from '../folder/read-folder.ts';
import type { FolderContent } from './folder-content.ts';

/** Returns the content of a folder that was read, for writing; `null`: parts of it could not be read. */
export function contentOf({ facts, words, origins, settings }: FolderRead): FolderContent | null {
  if (!facts || !words) return null;
  const departmentOf = (entry: object): string => {
    const [, department = '', file] = origins.get(entry)?.file.split('/') ?? [];
    return file === undefined ? '' : department;
  };
  const departments = new Map(
    facts.shop.departments.map((name) => [
      name,
      {
        attributes: facts.attributes.filter((one) => departmentOf(one) === name),
        categories: facts.categories.filter((one) => departmentOf(one) === name),
        brands: facts.brands.filter((one) => departmentOf(one) === name),
      },
    ]),
  );
  return { facts, commonAttributes: facts.attributes.filter((one) => departmentOf(one) === ''), departments, texts: words.texts, settings: settings.documents };
}
