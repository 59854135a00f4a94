import { describe, expect, it } from 'vitest';
import { foldRangeFields } from './fold-range-fields.ts';

const fold = (search: string) => foldRangeFields(new URLSearchParams(search)).toString();

describe('ranges from forms without script', () => {
  it('two fields become one value', () => expect(fold('price_from=200&price_to=499.6')).toBe('price=200-500'));
  it('an empty field is an open end', () => expect(fold('price_from=&price_to=500&screen_size_from=43&screen_size_to=')).toBe('price=-500&screen_size=43-'));
  it('two empty or bad fields are no filter', () => expect(fold('price_from=&price_to=abc&ram=8-gb')).toBe('ram=8-gb'));
  it('a comma is a decimal sign', () => expect(fold('weight_from=1,5&weight_to=')).toBe('weight=1.5-'));
  it('repeated names stay', () => expect(fold('ram=8-gb&ram=16-gb')).toBe('ram=8-gb&ram=16-gb'));
});
