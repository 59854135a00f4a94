import type { BankTransfer } from '@vitrina/contract/orders';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { svgDataUrl } from './svg-data-url.ts';
import { CopyButton } from './copy-button.tsx';
import { useOrderPrice } from './use-order-price.ts';

/** Data of a bank transfer, and its payment code for banking apps. */
export function TransferDetails({ transfer }: { transfer: BankTransfer }) {
  const text = useText();
  const moment = useMoment();
  const price = useOrderPrice(transfer.currency);
  const plain = new Intl.NumberFormat(LANGUAGES[useShop().lang].locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
  return (
    <div className="transfer">
      <dl>
        <Row name={text('order_transfer_amount')} value={price(transfer.amount)} copied={plain.format(transfer.amount)} isNumber />
        {transfer.due && <Row name={text('order_transfer_due')} value={moment(`${transfer.due}T12:00:00Z`, 'day')} isNumber />}
        <Row
          name={text('order_transfer_recipient')}
          value={[transfer.recipient, transfer.recipient_address].filter(Boolean).join(', ')}
          copied={transfer.recipient}
        />
        <Row name={text('order_transfer_account')} value={groups(transfer.iban)} copied={transfer.iban.replace(/\s/g, '')} isNumber />
        {transfer.bic && <Row name={text('order_transfer_bic')} value={transfer.bic} copied={transfer.bic} isNumber />}
        <Row name={text('order_transfer_reference')} value={transfer.reference} copied={transfer.reference} isNumber />
        <Row name={text('order_transfer_purpose')} value={transfer.purpose} copied={transfer.purpose} />
        {transfer.payer && <Row name={text('order_transfer_payer')} value={transfer.payer} />}
      </dl>
      {transfer.code_svg && (
        <figure className={transfer.code_kind === 'hub3' ? 'transfer-code wide-code' : 'transfer-code'}>
          <img src={svgDataUrl(transfer.code_svg)} alt={text('order_transfer_code_alt')} />
          <figcaption>{text('order_transfer_code')}</figcaption>
        </figure>
      )}
    </div>
  );
}

interface RowProps {
  name: string;
  value: string;
  /** Value for the bank's field; absent: no copy button. */
  copied?: string;
  isNumber?: boolean;
}

function Row({ name, value, copied, isNumber = false }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={isNumber ? 'num' : undefined}>{value}</span>
        {copied && <CopyButton name={name} value={copied} />}
      </dd>
    </div>
  );
}

/** Groups an IBAN by four characters, as printed. National account numbers (`265-…`) are unchanged. */
const groups = (account: string): string => (/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1\u00a0') : account);
