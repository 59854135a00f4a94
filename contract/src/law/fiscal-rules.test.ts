import { describe, expect, it } from 'vitest';
import { FISCAL_REGISTERS, FISCAL_RULES, type FiscalSubject, fiscalRuleOf } from './fiscal-rules.ts';

const sale: FiscalSubject = { country: 'SI', means: 'card', isCompany: false, place: 'delivered' };
const idOf = (more: Partial<FiscalSubject>, day = '2026-11-23') => fiscalRuleOf({ ...sale, ...more }, day)?.id ?? null;

describe('which document a register has to know', () => {
  it.each([
    ['a card in Slovenia', {}, 'SI-cash'],
    ['a transfer in Slovenia', { means: 'transfer' }, null],
    ['money that the carrier collects', { means: 'door' }, 'SI-delivered-door'],
    ['money at the counter', { means: 'door', place: 'picked_up' }, 'SI-cash'],
    ['a transfer of a Croatian consumer', { country: 'HR', means: 'transfer' }, 'HR-consumers'],
    ['a transfer of a Croatian company', { country: 'HR', means: 'transfer', isCompany: true }, null],
    ['a card of a Croatian company', { country: 'HR', isCompany: true }, 'HR-companies'],
    ['a transfer of a Serbian consumer', { country: 'RS', means: 'transfer' }, 'RS-retail'],
    ['a transfer of a Serbian company', { country: 'RS', means: 'transfer', isCompany: true }, null],
    ['anything in Montenegro', { country: 'ME', means: 'transfer', isCompany: true }, 'ME-all'],
    ['the Republic of Srpska', { country: 'BA', region: 'rs' }, 'BA-RS'],
    ['the Federation', { country: 'BA', region: 'fbih' }, 'BA'],
    ['a seller in Bosnia that says no region', { country: 'BA' }, 'BA'],
    ['a German seller', { country: 'DE', means: 'door' }, null],
  ] as [string, Partial<FiscalSubject>, string | null][])('%s', (_, more, id) => expect(idOf(more)).toBe(id));

  it('Croatian transfers of consumers since 1 January 2026', () => {
    const transfer = { country: 'HR', means: 'transfer' } as const;
    expect([idOf(transfer, '2025-12-31'), idOf(transfer, '2026-01-01')]).toEqual([null, 'HR-consumers']);
    expect([idOf({ country: 'HR' }, '2025-12-31'), idOf({ country: 'HR' }, '2012-12-31')]).toEqual(['HR-cash', null]);
  });

  it('every row names its source and day once, every register has one', () => {
    expect(new Set(FISCAL_RULES.map(({ id }) => id)).size).toBe(FISCAL_RULES.length);
    for (const { sources, checkedOn } of FISCAL_RULES) expect([sources.length > 0, /^\d{4}-\d\d-\d\d$/.test(checkedOn)]).toEqual([true, true]);
    expect(new Set(FISCAL_RULES.map(({ register }) => register))).toEqual(new Set(FISCAL_REGISTERS));
  });
});
