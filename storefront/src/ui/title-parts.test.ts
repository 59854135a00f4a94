import { expect, it } from 'vitest';
import { titleParts } from './title-parts.ts';

it.each([
  ['Prenosnik Kvant Arc 14, srebrni, 16 GB / 512 GB', 'Prenosnik|Kvant|Arc 14', 'srebrni,|16 GB /|512 GB'],
  ['Pametni telefon Vrh Greben 5 Max, grafitni, 512 GB', 'Pametni|telefon|Vrh|Greben 5 Max', 'grafitni,|512 GB'],
  ['Preklopni telefon Glas Zvon 2 SOS, rožnati', 'Preklopni|telefon|Glas|Zvon 2 SOS', 'rožnati'],
  ['Televizor OLED Tessel T55 Galerija', 'Televizor|OLED|Tessel|T55|Galerija', ''],
  ['Gaming-Notebook Skala Vihar 16 Plus, 32 GB / 1 TB, 240 Hz', 'Gaming-Notebook|Skala|Vihar 16 Plus', '32 GB /|1 TB,|240 Hz'],
  ['Geräuschunterdrückung 3', 'Geräuschunterdrückung|3', ''],
  [', no name', ',|no|name', ''],
  ['', '', ''],
])('%s is broken between pieces only', (title, name, variant) => {
  const parts = titleParts(title);
  expect(parts.name.join('|')).toBe(name);
  expect(parts.variant.join('|')).toBe(variant);
  expect(
    [parts.name, parts.variant]
      .map((part) => part.join(' '))
      .filter((part) => part !== '')
      .join(', '),
  ).toBe(title);
});
