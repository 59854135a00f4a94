import { toLatin } from '@vitrina/contract/values/to-latin';

/** True if the code may contain the character. */
export type Alphabet = (char: string) => boolean;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '–': '-', '—': '-', '‑': '-', '−': '-', _: '-', '~': '-', '’': "'", '‘': "'", '‚': "'", '`': "'", '´': "'", '"': "'" },
  ...{ '„': '"', '“': '"', '”': '"', '»': '"', '«': '"', '…': '...', '€': 'EUR', '&': '+', '@': '(at)', '|': '/', '\\': '/' },
  ...{ ';': ',', '!': '.', '[': '(', ']': ')', '{': '(', '}': ')', '<': '(', '>': ')', '№': 'No.', ª: 'a', º: 'o' },
};

function inAlphabet(char: string, allowed: Alphabet): string {
  if (allowed(char)) return char;
  // Marks of a letter that the alphabet lacks, joiners and lone surrogates.
  if (/^[\p{M}\p{Cf}\p{Cs}]$/u.test(char)) return '';
  const latin = toLatin(char);
  if (latin !== char) return [...latin].map((one) => inAlphabet(one, allowed)).join('');
  const bare = char.normalize('NFKD').replace(/\p{M}/gu, '');
  const other = LETTERS[char] ?? SIGNS[char] ?? (bare === char ? undefined : bare);
  return other === undefined ? '.' : [...other].map((one) => inAlphabet(one, allowed)).join('');
}

/**
 * One line of text in the code's alphabet: other letters lose their marks (ñ → n), become Latin (ш → š) or two letters (ß → ss); characters without
 * an equivalent become a full stop. Cut to `length` characters.
 */
export function fitText(text: string, length: number, allowed: Alphabet): string {
  const line = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
  const written = [...line].map((char) => inAlphabet(char, allowed)).join('');
  return [...written.replace(/ +/g, ' ').trim()].slice(0, length).join('').trim();
}
