/** Serbian, Macedonian and Russian letters in Latin script, as Serbian law writes the first. */
const LATIN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    ђ: 'đ',
    е: 'e',
    ж: 'ž',
    з: 'z',
    и: 'i',
    ј: 'j',
    к: 'k',
    л: 'l',
    љ: 'lj',
    м: 'm',
    н: 'n',
    њ: 'nj',
    о: 'o',
    п: 'p',
  },
  ...{
    р: 'r',
    с: 's',
    т: 't',
    ћ: 'ć',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'c',
    ч: 'č',
    џ: 'dž',
    ш: 'š',
    ѓ: 'đ',
    ќ: 'ć',
    ѕ: 'dz',
    й: 'j',
    щ: 'šč',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
  },
  ...{ ю: 'ju', я: 'ja', ё: 'jo' },
};

/** What a typeface can draw of a text: Cyrillic in Latin script, letters without their marks where it lacks those, `?` for what is left. */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const drawn = (char: string): string => {
    if (has(char.codePointAt(0) as number)) return char;
    const latin = LATIN[char.toLowerCase()];
    if (latin !== undefined) return char === char.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
    const bare = [...char.normalize('NFKD')].filter((one) => has(one.codePointAt(0) as number)).join('');
    return bare || '?';
  };
  return [...text.normalize('NFC')].map(drawn).join('');
}
