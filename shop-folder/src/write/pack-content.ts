import type { FolderContent } from './folder-content.ts';

type Packed = Omit<FolderContent, 'departments' | 'texts' | Uploads> & {
  departments: [string, unknown][];
  texts: [string, unknown][];
} & { [Name in Uploads]?: [string, string][] };
type Uploads = 'pictures' | 'ofContent' | 'media';

/** Serializes the content of a folder to one text, which is stored with the shop loaded from it. */
export function packContent({ facts, departments, texts, pictures = new Map(), ofContent = new Map(), media = new Map(), ...rest }: FolderContent): string {
  const {
    words: _words,
    attributes: _attributes,
    categories: _categories,
    brands: _brands,
    ...own
  } = facts as FolderContent['facts'] & Record<string, unknown>;
  return JSON.stringify({
    ...rest,
    facts: own,
    departments: [...departments],
    texts: [...texts],
    pictures: [...pictures],
    ofContent: [...ofContent],
    media: [...media],
  });
}

export function unpackContent(text: string): FolderContent {
  const { departments, texts, pictures = [], ofContent = [], media = [], ...rest } = JSON.parse(text) as Packed;
  const uploads = { pictures: new Map(pictures), ofContent: new Map(ofContent), media: new Map(media) };
  return { ...rest, departments: new Map(departments), texts: new Map(texts), ...uploads } as unknown as FolderContent;
}
