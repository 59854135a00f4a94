import type { KeyObject } from 'node:crypto';
import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import { toDecimal } from '@vitrina/contract/values/money';
import { fetchPlain } from '../fetch-plain.ts';
import { BadMessage, type Fields, jsonForm, type MessageForm, xmlForm } from './message-form.ts';
import { protectiveCode } from './protective-code.ts';
import type { FiscalAnswer, FiscalDocument, FiscalRegister, UnclearReason } from './register.ts';

export interface SandboxFiscalConfig {
  /** Address of the sandbox register: `http://127.0.0.1:3002`. */
  url: string;
  /** The seller's RSA key. */
  sellerKey: KeyObject;
  /** Public key of the register, exchanged beforehand. */
  registerKey: KeyObject;
  /** Milliseconds until a missing answer counts as a failure. */
  withinMs?: number;
}

const WITHIN_MS = 10_000;
const money = (minor: number): string => toDecimal(minor).toFixed(2);
const unclear = (why: UnclearReason, detail: string): FiscalAnswer => ({ kind: 'unclear', why, detail: detail.slice(0, 300) });

export const formOf = (code: FiscalRegisterCode): MessageForm => (code === 'si' || code === 'rs' || code === 'ba-rs' ? jsonForm : xmlForm);

/** A sandbox register with its own message format: signed like an authority's messages, but of no authority. */
export function sandboxRegister(code: FiscalRegisterCode, { url, sellerKey, registerKey, withinMs = WITHIN_MS }: SandboxFiscalConfig): FiscalRegister {
  const form = formOf(code);
  return {
    code,
    isSandbox: true,
    protect: (document) => protectiveCode(code, document, sellerKey),
    deliver: async (document, protective) => {
      try {
        const response = await fetchPlain(`${url}/${code}`, {
          method: 'POST',
          headers: { 'content-type': form.contentType },
          body: form.write(fieldsOf(document, protective), sellerKey),
          signal: AbortSignal.timeout(withinMs),
        });
        const text = await response.text();
        return response.status === 200 ? readAnswer(text, { form, registerKey, document }) : unclear('status', `HTTP ${response.status}`);
      } catch (error) {
        return unclear('unreachable', error instanceof Error ? error.message : String(error));
      }
    },
  };
}

const fieldsOf = (document: FiscalDocument, protective: string | null): Fields => ({
  key: document.key,
  kind: document.kind,
  number: document.number,
  operator: document.operator ?? '',
  issued_at: document.issuedAt.toISOString(),
  seller_name: document.seller.name,
  seller_tax_number: document.seller.taxNumber,
  buyer_tax_number: document.buyerTaxNumber ?? '',
  currency: document.currency,
  total: money(document.total),
  vat: document.vat.map(({ percent, base, vat }) => `${percent}:${money(base)}:${money(vat)}`).join(' '),
  means: document.means,
  original: document.original ?? '',
  subsequent: String(document.isSubsequent),
  protective_code: protective ?? '',
});

interface Reading {
  form: MessageForm;
  registerKey: KeyObject;
  document: FiscalDocument;
}

/** Reads an answer; only one that the register signed for this document is accepted. */
function readAnswer(text: string, { form, registerKey, document }: Reading): FiscalAnswer {
  try {
    const { state, key, number, total, identifier = '', verify_url: verifyUrl = '', code = '', reason = '' } = form.read(text, registerKey);
    if (key !== document.key || number !== document.number || total !== money(document.total))
      return unclear('mismatch', `an answer for ${key}, ${number}, ${total}`);
    if (state === 'refused' && code) return { kind: 'refused', code: code.slice(0, 60), reason: reason.slice(0, 300) };
    if (state !== 'accepted' || !/^[\w-]{8,80}$/.test(identifier) || !URL.canParse(verifyUrl)) return unclear('malformed', 'fields are missing');
    return { kind: 'accepted', identifier, verifyUrl, receipt: text };
  } catch (error) {
    if (error instanceof BadMessage) return unclear(error.why, error.message);
    throw error;
  }
}
