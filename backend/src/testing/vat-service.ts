import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type VatRegister, viesRegister } from '../adapters/vat/vies.ts';

/** `other`: says yes about another number; `page`: a web page; `half`: ends in the middle; `silent`: never answers. */
export type VatManner = 'yes' | 'no' | 'down' | 'silent' | 'other' | 'page' | 'half' | 'busy' | 'perhaps';

export interface VatService {
  register: VatRegister;
  /** What it says from now on. */
  behave: (manner: VatManner) => void;
  /** Numbers it was asked about. */
  requestedNumbers: string[];
  close: () => Promise<void>;
}

/** A register of VAT numbers on this machine, which speaks as VIES does. */
export async function startVatService(): Promise<VatService> {
  const requestedNumbers: string[] = [];
  let manner: VatManner = 'yes';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string };
      requestedNumbers.push(countryCode + vatNumber);
      if (manner === 'silent') return;
      const number = manner === 'other' ? '99999999' : vatNumber;
      const valid = manner === 'perhaps' ? 'true' : manner !== 'no';
      const answer = JSON.stringify({
        countryCode,
        vatNumber: number,
        valid,
        requestIdentifier: 'WAPI-1',
        ...(manner === 'busy' && { userError: 'MS_MAX_CONCURRENT_REQ' }),
      });
      response.writeHead(manner === 'down' ? 503 : 200, { 'content-type': 'application/json' });
      response.end(manner === 'page' ? '<!doctype html>' : manner === 'half' ? answer.slice(0, 30) : answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    register: viesRegister({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, withinMs: 500 }),
    behave: (next) => {
      manner = next;
    },
    requestedNumbers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
