/** Limits and placeholders of saved replies by kind. Without schemas, so that the back office can import it. */
import { MESSAGE_LENGTH, QUESTION_LENGTH } from '../values/comment-form.ts';

export const REPLY_KINDS = ['review', 'question', 'return', 'mail'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];
/** Characters. */
export const MOST_REPLY: Readonly<Record<ReplyKind, number>> = { review: MESSAGE_LENGTH, question: QUESTION_LENGTH, return: 500, mail: 4000 };
/** Placeholders of a reply, written `{name}`: addressee, product, order, author. */
export const REPLY_NAMES: Readonly<Record<ReplyKind, readonly string[]>> = {
  review: ['name', 'product', 'me'],
  question: ['name', 'product', 'me'],
  return: ['name', 'order', 'me'],
  mail: ['name', 'order', 'me'],
};

/** Placeholders unknown to this kind, which would be sent unfilled. */
export function unknownNames(kind: ReplyKind, text: string): string[] {
  const placeholders = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return placeholders.filter((name) => !REPLY_NAMES[kind].includes(name));
}

/** Fills the placeholders of a saved reply; unknown ones stay visible. */
export const fillReply = (text: string, names: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{([a-z]+)\}/g, (whole, name: string) => names[name] || whole);
