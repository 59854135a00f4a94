import type { BankTransfer } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import { codeImage } from './code-image.ts';
import { useOrderPrice } from './use-order-price.ts';

/** What to write on a transfer, and the code that a bank's application reads it from. */
export function TransferDetails({ transfer }: { transfer: BankTransfer }) {
  const text = useText();
  const price = useOrderPrice(transfer.currency);
  return (
    <div className="transfer">
      <dl>
        <Row name={text('order_transfer_amount')} value={price(transfer.amount)} isNumber />
        <Row name={text('order_transfer_recipient')} value={[transfer.recipient, transfer.recipient_address].filter(Boolean).join(', ')} />
        <Row name={text('order_transfer_account')} value={groups(transfer.iban)} isNumber />
        {transfer.bic && <Row name={text('order_transfer_bic')} value={transfer.bic} isNumber />}
        <Row name={text('order_transfer_reference')} value={transfer.reference} isNumber />
        <Row name={text('order_transfer_purpose')} value={transfer.purpose} />
      </dl>
      {transfer.code_svg && (
        <figure className={transfer.code_kind === 'hub3' ? 'transfer-code wide-code' : 'transfer-code'}>
          <img src={codeImage(transfer.code_svg)} alt={text('order_transfer_code_alt')} />
          <figcaption>{text('order_transfer_code')}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Row({ name, value, isNumber = false }: { name: string; value: string; isNumber?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isNumber ? 'num' : undefined}>{value}</dd>
    </div>
  );
}

/** An account in groups of four, as it is printed. National numbers (`265-…`) stay as they are. */
const groups = (account: string): string => (/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1\u00a0') : account);
