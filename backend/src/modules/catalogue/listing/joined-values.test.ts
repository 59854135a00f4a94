import { expect, it } from 'vitest';
import type { Attribute, AttributeValue } from '../dictionary.ts';
import { joinedValues } from './joined-values.ts';

const UNITS: Record<string, string> = { storage: 'GB', screen: '"' };

/** Groups of titles that count as one, each by the title of its representative. */
function joined(attribute: string, titles: readonly (string | number)[], positions: readonly number[] = []) {
  const own = titles.map(
    (title, i): AttributeValue => ({
      id: i + 1,
      attribute_code: attribute,
      code: `v${i}`,
      titles: { en: String(title) },
      number: typeof title === 'number' ? title : null,
      position: positions[i] ?? 0,
    }),
  );
  const unit = UNITS[attribute];
  const attributes = new Map([[attribute, { code: attribute, units: unit ? { en: unit } : null } as Attribute]]);
  const { standsFor } = joinedValues({ values: new Map(own.map((value) => [value.id, value])), valuesOf: new Map([[attribute, own]]), attributes });
  return titles.map((_, i) => titles[standsFor(i + 1) - 1]);
}

it('measures of one size are one value, whatever their unit', () => {
  expect(joined('memory_card', ['1 TB', '1000 GB', '1024GB', '512 GB', '0.5 TB', '2 TB'])).toEqual(['1 TB', '1 TB', '1 TB', '512 GB', '0.5 TB', '2 TB']);
  expect(joined('cable', ['1.5 m', '150 cm', '1,5m', '150 mm'])).toEqual(['1,5m', '1,5m', '1,5m', '150 mm']);
  expect(joined('storage', [512, '512 GB', 1000, '1 TB', 1024])).toEqual([512, 512, 1000, 1000, 1000]);
});

it('a unit of another kind is another value', () => {
  expect(joined('screen', [27, '27"', '27 kg'])).toEqual([27, 27, '27 kg']);
  expect(joined('power', ['5 W', '5 V', '5 A', '5'])).toEqual(['5 W', '5 V', '5 A', '5']);
});

it('spellings of a word are one value; hyphens between digits and signs count', () => {
  expect(joined('port', ['RJ-45', 'RJ45', 'rj 45', 'RJ-11'])).toEqual(['RJ45', 'RJ45', 'RJ45', 'RJ-11']);
  expect(joined('age', ['3-5', '35', '3.5'])).toEqual(['3-5', '35', '3.5']);
  expect(joined('class', ['A', 'A+', 'a'])).toEqual(['A', 'A+', 'A']);
});

it('what the shop put in order stands for what imports brought', () => expect(joined('panel', ['ips', 'IPS'], [0, 3])).toEqual(['IPS', 'IPS']));
