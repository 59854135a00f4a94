import type { Order } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';

/** Invoices and credit notes of an order, as PDF and for companies as XML; nothing if there are none. */
export function DocumentsPanel({ documents }: Pick<Order, 'documents'>) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <section className="panel order-panel no-print" aria-labelledby="order-documents-title">
      <h2 id="order-documents-title">{text('order_documents')}</h2>
      <ul>
        {documents.map(({ id, kind, number, url, e_invoice_url }) => (
          <li key={id}>
            <a className="link" href={url} download={`${number}.pdf`}>
              {text(`document_${kind}`)} {number} (PDF)
            </a>
            {e_invoice_url && (
              <>
                {' '}
                <a className="link" href={e_invoice_url} download={`${number}.xml`} aria-label={`${text(`document_${kind}`)} ${number} (XML)`}>
                  XML
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
