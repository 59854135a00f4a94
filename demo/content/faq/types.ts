import type { Texts } from '../texts.ts';

type Language = Exclude<keyof Texts, 'at'>;

export interface DemoQuestion {
  code: string;
  /** Answers are written in the marks of `demo/load/marked-text.ts`; prices and days come in by name: `{delivery}`, `{days}`. */
  texts: Record<Language, readonly [question: string, answer: string]>;
}

export interface DemoFaqGroup {
  code: string;
  title: Texts;
  /** What the group is about, in one sentence. */
  short: Texts;
  visible?: boolean;
  questions: readonly DemoQuestion[];
}
