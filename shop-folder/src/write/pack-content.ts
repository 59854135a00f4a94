import type { FolderContent } from './folder-content.ts';

type Packed = Omit<FolderContent, 'departments' | 'texts' | 'pictures'> & {
  departments: [string, unknown][];
  texts: [string, unknown][];
  pictures?: [string, string][];
};

/** What a folder held as one text, to be kept beside the shop that was loaded from it. */
export function packContent({ facts, departments, texts, pictures = new Map(), ...rest }: FolderContent): string {
  const {
    words: _words,
    attributes: _attributes,
    categories: _categories,
    brands: _brands,
    ...own
  } = facts as FolderContent['facts'] & Record<string, unknown>;
  return JSON.stringify({ ...rest, facts: own, departments: [...departments], texts: [...texts], pictures: [...pictures] });
}

export function unpackContent(text: string): FolderContent {
  const { departments, texts, pictures = [], ...rest } = JSON.parse(text) as Packed;
  return { ...rest, departments: new Map(departments), texts: new Map(texts), pictures: new Map(pictures) } as unknown as FolderContent;
}
