import type { IssuedDocument } from '../../api/documents.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

/** One document; its number links to the PDF. */
export function DocumentItem({ document: { kind, number, url, total, currency, issued_at } }: { document: IssuedDocument }) {
  const words = useWords();
  const { money, moment } = useFormats();
  const sum = kind === 'packing_slip' ? '' : money(kind === 'credit_note' ? -total : total, currency);
  return (
    <li>
      <div className="grid-line">
        <span className="grow">
          {words(`document_${kind}`)}{' '}
          <a className="link" href={url} target="_blank" rel="noreferrer">
            {number} <span className="visually-hidden">({words('document_pdf')})</span>
          </a>
        </span>
        <span>{sum}</span>
      </div>
      <span className="grid-dim">{moment(issued_at)}</span>
    </li>
  );
}
