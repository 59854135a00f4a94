import type { Scene } from '../../pictures/scene.ts';

export interface PostText {
  title: string;
  /** Its place in the address; made of the title where it is left out. */
  slug?: string;
  /** Plain sentences above the text. */
  lead: string;
  /** A block a line: `## heading`, `- item of a list`, `[product:CODE]`, else a paragraph. */
  text: string;
}

type Language = 'si' | 'hr' | 'en' | 'de' | 'rs' | 'it' | 'ba' | 'me' | 'es';

export interface DemoPost {
  code: string;
  /** Code of its category in ../post-categories.ts. */
  category: string;
  /** Codes in ../authors.ts. */
  authors: string[];
  daysAgo: number;
  /** 1 draft, 2 in review, 3 published (as without), 4 highlighted. */
  status?: number;
  picture: Scene;
  /** Codes of products that it is about. */
  products: string[];
  /** Code of the post that it has moved into. */
  moved?: { to: string; code: 301 | 302 };
  /** Austria reads German. */
  texts: Record<Language, PostText>;
}
