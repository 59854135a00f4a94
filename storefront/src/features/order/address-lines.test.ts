import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const fields = { name: 'Žana', surname: 'Đurić', street: 'Čopova ulica 14', post_code: '1000', town: 'Ljubljana', email: 'zana@example.com', phone: '' };
const read = (more: Record<string, string> = {}) => addressLines({ fields: { ...fields, ...more } }, 'Slovenija');

describe('addresses of an order', () => {
  it('are read line by line, without what was not typed [S2.99]', () =>
    expect(read()).toEqual({ buyer: ['Žana Đurić', 'Čopova ulica 14', '1000 Ljubljana', 'Slovenija', 'zana@example.com'], delivery: null }));
  it('name the company first, with its VAT number', () =>
    expect(read({ company_name: 'Kos d.o.o.', vat_number: 'SI12345679' }).buyer).toEqual([
      'Kos d.o.o.',
      'Žana Đurić',
      'Čopova ulica 14',
      '1000 Ljubljana',
      'Slovenija',
      'SI12345679',
      'zana@example.com',
    ]));
  it('name the other place where one was given', () =>
    expect(read({ delivery_street: 'Trg 1', delivery_town: 'Koper', delivery_post_code: '6000' }).delivery).toEqual(['Trg 1', '6000 Koper', 'Slovenija']));
});
