import { describe, expect, it } from 'vitest';
import { epcQrPayload } from './epc-qr.ts';
import { hub3Payload } from './hub3.ts';
import { nbsIpsPayload } from './nbs-ips.ts';
import type { Transfer } from './transfer.ts';
import { upnQrPayload } from './upn-qr.ts';

const base: Transfer = {
  payer: { name: 'Janez Novak', address: 'Lepa pot 1', town: '1000 Ljubljana' },
  recipient: { name: 'Vitrina d.o.o.', address: 'Cesta 2', town: '2000 Maribor' },
  account: 'SI56 1910 0000 0123 438',
  amount: 12_345,
  currency: 'EUR',
  reference: 'SI12 1234567890 9',
  purpose: 'Naročilo 7',
  purposeCode: 'GDSV',
};

describe('payloads', () => {
  it('UPN QR: nineteen lines and the number of characters before the sum', () => {
    const text = new TextDecoder('iso-8859-2').decode(upnQrPayload(base) ?? undefined);
    const lines =
      'UPNQR|||||Janez Novak|Lepa pot 1|1000 Ljubljana|00000012345|||GDSV|Naročilo 7||SI56191000000123438|SI1212345678909|Vitrina d.o.o.|Cesta 2|2000 Maribor|';
    expect(text).toBe(`${lines.replaceAll('|', '\n')}${lines.length}\n`);
  });

  it('UPN QR says SI99 where there is no reference it knows', () => {
    for (const reference of ['', 'HR00 1', 'SI12 1']) expect(upnQrPayload({ ...base, reference })?.toString('latin1')).toContain('\nSI99\n');
  });

  it('HUB-3: fourteen lines', () => {
    const transfer = { ...base, account: 'HR1210010051863000160', reference: 'HR01 12-36', payer: { ...base.payer, name: 'Ćiro & sinovi_' } };
    expect(hub3Payload(transfer)?.toString()).toBe(
      'HRVHUB30\nEUR\n000000000012345\nĆiro + sinovi-\nLepa pot 1\n1000 Ljubljana\nVitrina d.o.o.\nCesta 2\n2000 Maribor\nHR1210010051863000160\nHR01\n12-36\nGDSV\nNaročilo 7\n',
    );
    expect(hub3Payload({ ...transfer, reference: '' })?.toString()).toContain('\nHR99\n\nGDSV\n');
  });

  it('NBS IPS: named fields, no empty one, nothing at the end', () => {
    const transfer: Transfer = { ...base, account: '840-743324843-18', currency: 'RSD', reference: '97 16-3220000111111111000', purposeCode: '221' };
    expect(nbsIpsPayload(transfer)?.toString()).toBe(
      'K:PR|V:01|C:1|R:840000074332484318|N:Vitrina d.o.o.\r\nCesta 2\r\n2000 Maribor|I:RSD123,45|P:Janez Novak\r\nLepa pot 1\r\n1000 Ljubljana|SF:221|S:Naročilo 7|RO:97163220000111111111000',
    );
    const bare = { ...transfer, purpose: ' ', reference: '', payer: { name: '', address: '', town: '' } };
    expect(nbsIpsPayload(bare)?.toString()).toMatch(/\|I:RSD123,45\|SF:221$/);
  });

  it('EPC: a reference of ISO 11649 in its own field, any other in the text', () => {
    const transfer = { ...base, account: 'DE89370400440532013000', bic: 'COBADEFF', reference: 'RF18 5390 0754 7034' };
    expect(epcQrPayload(transfer)?.toString()).toBe(
      'BCD\n002\n1\nSCT\nCOBADEFF\nVitrina d.o.o.\nDE89370400440532013000\nEUR123.45\nGDSV\nRF18539007547034\n\nNaročilo 7',
    );
    expect(epcQrPayload({ ...transfer, reference: 'Auftrag 7', purpose: '' })?.toString()).toMatch(/\nGDSV\n\nAuftrag 7$/);
  });

  it('an EPC payload that is too long shortens its information field, never amount, account or name', () => {
    const transfer = {
      ...base,
      reference: 'RF18 5390 0754 7034',
      purpose: 'č'.repeat(90),
      recipient: { ...base.recipient, name: 'Š'.repeat(90) },
      bic: 'COBADEFFXXX',
    };
    const fields = epcQrPayload(transfer)?.toString().split('\n') ?? [];
    expect(Buffer.byteLength(fields.join('\n'))).toBeLessThanOrEqual(331);
    expect(fields[5]).toBe('Š'.repeat(70));
    expect(fields[11]?.length).toBeGreaterThan(40);
  });
});
