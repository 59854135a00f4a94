import { type FiscalRule, fiscalRuleOf } from '@vitrina/contract/law/fiscal-rules';
import type { LegalEntity } from '@vitrina/contract/settings/legal';
import { paymentKind } from '@vitrina/contract/values/payment-kind';
import type { FiscalDocument } from '../../../adapters/fiscal/register.ts';
import type { DocumentData } from '../document-data.ts';
import type { OrderSource } from '../order-source.ts';

/** Facts reported to a register, without those known only at delivery. */
export type FiscalFacts = Omit<FiscalDocument, 'key' | 'original' | 'isSubsequent' | 'issuedAt'> & { issuedAt: string };

interface Issued {
  order: OrderSource;
  /** `undefined`: the shop has no legal entity. */
  entity: LegalEntity | undefined;
  data: DocumentData;
  sequence: number;
  issuedAt: Date;
  timeZone: string;
}

/** The rule that requires reporting this document; `null`: none. */
export function ruleOfDocument({ order, entity, data }: Pick<Issued, 'order' | 'entity' | 'data'>): FiscalRule | null {
  if (!entity) return null;
  const { customer, parcels } = order.snapshot;
  return fiscalRuleOf(
    {
      country: entity.address.country,
      region: entity.fiscal?.region,
      means: paymentKind(order.payment_code),
      isCompany: customer?.is_company === true,
      place: parcels.every(({ shipping }) => shipping?.code === 'pickup') ? 'picked_up' : 'delivered',
    },
    data.date,
  );
}

/** `null`: the seller has no tax number, or no premise and device, without which no register accepts anything. */
export function fiscalFacts({ order, entity, data, sequence, issuedAt, timeZone }: Issued): FiscalFacts | null {
  const taxNumber = digits(entity?.taxNumber) || digits(entity?.vatNumber);
  if (!entity?.fiscal || !taxNumber) return null;
  const { premise, device, operator = null } = entity.fiscal;
  const sign = data.kind === 'credit_note' ? -1 : 1;
  return {
    kind: data.kind === 'credit_note' ? 'storno' : 'receipt',
    number: `${sequence}/${premise}/${device}`,
    ...{ sequence, premise, device, operator, seller: { name: entity.name, taxNumber } },
    buyerTaxNumber: order.snapshot.customer?.is_company ? digits(order.snapshot.customer.fields.vat_number) || null : null,
    ...{ issuedAt: issuedAt.toISOString(), timeZone, currency: data.currency, total: sign * (data.total ?? 0) },
    vat: data.vat.map(({ percent, base, vat }) => ({ percent, base: sign * base, vat: sign * vat })),
    means: paymentKind(order.payment_code),
  };
}

const digits = (text = ''): string => text.replace(/\D/g, '');
