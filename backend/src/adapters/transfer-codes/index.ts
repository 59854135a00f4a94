/** Codes of payment slips for banking apps: the kind for each country, payloads and drawings. */
import type { CountryCode } from '@vitrina/contract/values/countries';
import { readIban, readSerbianAccount } from './accounts.ts';
import { drawPdf417, drawQr } from './draw-code.ts';
import { epcQrPayload } from './epc-qr.ts';
import { hub3Payload } from './hub3.ts';
import { nbsIpsPayload } from './nbs-ips.ts';
import { cacheDrawings } from './cache-drawings.ts';
import { GREATEST_AMOUNT, type Transfer } from './transfer.ts';
import { upnQrPayload } from './upn-qr.ts';

export { digitsOfReference, isReference, orderReference } from './references.ts';
export type { Party, Transfer } from './transfer.ts';

export type TransferCodeKind = 'upn-qr' | 'hub3' | 'nbs-ips' | 'epc-qr';

export interface TransferCode {
  kind: TransferCodeKind;
  /** Exact bytes that a reader decodes. */
  payload: Buffer;
  /** A complete `<svg>` element, black on white with its quiet zone. */
  svg: string;
}

/** Codes that only one country's banks support, for accounts of that country; the EPC QR works in all of SEPA. */
const NATIONAL: Readonly<Partial<Record<CountryCode, TransferCodeKind>>> = { SI: 'upn-qr', HR: 'hub3', RS: 'nbs-ips' };

const CODES: Readonly<Record<TransferCodeKind, { payload: (transfer: Transfer) => Buffer | null; draw: (payload: Buffer) => string }>> = {
  'upn-qr': { payload: upnQrPayload, draw: cacheDrawings((payload) => drawQr(payload, 'UPN QR', { version: 15, eci: 4 })) },
  hub3: { payload: hub3Payload, draw: cacheDrawings((payload) => drawPdf417(payload, 'HUB-3 PDF417')) },
  'nbs-ips': { payload: nbsIpsPayload, draw: cacheDrawings((payload) => drawQr(payload, 'NBS IPS QR')) },
  'epc-qr': { payload: epcQrPayload, draw: cacheDrawings((payload) => drawQr(payload, 'EPC QR')) },
};

/**
 * The code of a transfer for the buyer's country: the national one if our account is in that country too, else the EPC QR for euros and the NBS IPS
 * QR for dinars. `null` if none can encode this transfer: another currency, an invalid account, an amount of zero or above 999,999,999.99.
 */
export function transferCode(transfer: Transfer & { country: CountryCode }): TransferCode | null {
  const { amount } = transfer;
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > GREATEST_AMOUNT) return null;
  for (const kind of kindsFor(transfer)) {
    const payload = CODES[kind].payload(transfer);
    if (payload) return { kind, payload, svg: CODES[kind].draw(payload) };
  }
  return null;
}

function kindsFor({ country, account }: Transfer & { country: CountryCode }): TransferCodeKind[] {
  const national = NATIONAL[country];
  const isAtHome = country === 'RS' ? readSerbianAccount(account) !== null : readIban(account)?.startsWith(country) === true;
  return [...(national && isAtHome ? [national] : []), 'epc-qr', 'nbs-ips'];
}
