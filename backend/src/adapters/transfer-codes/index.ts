/** Codes that a bank's app reads from a payment slip: which country has which, their contents and pictures. */
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { drawPdf417, drawQr } from './draw-code.ts';
import { epcQrPayload } from './epc-qr.ts';
import { hub3Payload } from './hub3.ts';
import { nbsIpsPayload } from './nbs-ips.ts';
import { rememberDrawn } from './remember-drawn.ts';
import { GREATEST_AMOUNT, type Transfer } from './transfer.ts';
import { upnQrPayload } from './upn-qr.ts';

export { isReference, orderReference } from './references.ts';
export type { Party, Transfer } from './transfer.ts';

export type TransferCodeKind = 'upn-qr' | 'hub3' | 'nbs-ips' | 'epc-qr';

export interface TransferCode {
  kind: TransferCodeKind;
  /** Exactly what a reader gets. */
  payload: Buffer;
  /** A whole `<svg>` element, black on white with its quiet zone. */
  svg: string;
}

const KINDS: Readonly<Partial<Record<LanguageCode, TransferCodeKind>>> = {
  si: 'upn-qr',
  hr: 'hub3',
  rs: 'nbs-ips',
  at: 'epc-qr',
  de: 'epc-qr',
  it: 'epc-qr',
  es: 'epc-qr',
};

const CODES: Readonly<Record<TransferCodeKind, { payload: (transfer: Transfer) => Buffer | null; draw: (payload: Buffer) => string }>> = {
  'upn-qr': { payload: upnQrPayload, draw: rememberDrawn((payload) => drawQr(payload, 'UPN QR', { version: 15, eci: 4 })) },
  hub3: { payload: hub3Payload, draw: rememberDrawn((payload) => drawPdf417(payload, 'HUB-3 PDF417')) },
  'nbs-ips': { payload: nbsIpsPayload, draw: rememberDrawn((payload) => drawQr(payload, 'NBS IPS QR')) },
  'epc-qr': { payload: epcQrPayload, draw: rememberDrawn((payload) => drawQr(payload, 'EPC QR')) },
};

/**
 * The code of a transfer in the buyer's country. `null` where the country has none, and where its code cannot tell this
 * transfer: another currency, an account that its banks do not know, an amount of nothing or beyond 999,999,999.99.
 */
export function transferCode(transfer: Transfer & { lang: LanguageCode }): TransferCode | null {
  const kind = KINDS[transfer.lang];
  const { amount } = transfer;
  if (!kind || !Number.isSafeInteger(amount) || amount < 1 || amount > GREATEST_AMOUNT) return null;
  const payload = CODES[kind].payload(transfer);
  return payload && { kind, payload, svg: CODES[kind].draw(payload) };
}
