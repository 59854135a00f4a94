import { describe, expect, it } from 'vitest';
import { eanOf, mpnOf, withCheckDigit } from './product-codes.ts';

describe('invented product codes', () => {
  it('have the check digit of EAN-13', () => {
    expect(withCheckDigit('400638133393')).toBe('4006381333931');
  });

  it('are of the range for use inside a shop, and the same every time', () => {
    expect(eanOf('DEMO-LAPTOP-01')).toMatch(/^20\d{11}$/);
    expect(eanOf('DEMO-LAPTOP-01')).toBe(eanOf('DEMO-LAPTOP-01'));
    expect(eanOf('DEMO-LAPTOP-01')).not.toBe(eanOf('DEMO-LAPTOP-02'));
  });

  it('name brand and model in the part number', () => {
    expect(mpnOf('DEMO-LAPTOP-01', 'kvant', 'Arc 14')).toMatch(/^KVA-ARC14-\d{4}$/);
  });
});
