import { type Draft, putTexts } from '../export/draft.ts';
import { makeWords, type Texts } from '../folder/words.ts';
import { stable } from '../load/stable.ts';

/** Name, after the prefix, of a text that entries share: an existing one with equal texts, or a new one. */
export function namedText(draft: Draft, { prefix, texts, preferredName }: { prefix: string; texts: Texts; preferredName: string }): string {
  const words = makeWords(draft.texts, draft.shop);
  const known = [...draft.texts.keys()].find((key) => key.startsWith(prefix) && stable(words.of(key)) === stable(texts));
  if (known !== undefined) return known.slice(prefix.length);
  let name = preferredName;
  for (let n = 2; draft.texts.has(prefix + name); n += 1) name = `${preferredName}-${n}`;
  putTexts(draft, prefix + name, texts);
  return name;
}
