const CYRILLIC: Readonly<Record<string, string>> = {
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
  й: 'j',
  ы: 'y',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  щ: 'šč',
  ъ: '',
  ь: '',
  ё: 'jo',
  ѓ: 'đ',
  ќ: 'ć',
  ѕ: 'dz',
};

/** Serbian, Macedonian and Russian Cyrillic in Latin script, as Serbian law writes the first; other text is left as it is. Capital letters become a capital first letter. */
export function toLatin(text: string): string {
  if (!/[\u0400-\u04ff]/.test(text)) return text;
  return text.replace(/[\u0400-\u04ff]/g, (letter) => {
    const small = letter.toLowerCase();
    const latin = CYRILLIC[small];
    if (latin === undefined) return letter;
    return letter === small ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}
