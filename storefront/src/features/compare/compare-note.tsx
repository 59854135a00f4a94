import { useShop, useText } from '../../context/shop-context.tsx';
import { compareUrl } from '../../links/page-links.ts';
import { CircleAlert, Scale, X } from '../../ui/icons.tsx';
import { type CompareNote, idOfCode, setCompareNote, useCompareState } from '../../client/lists/compare-store.ts';
import './compare-note.css';

/** Result of a change to the comparison: added, with a link to it; removed; or refused with the reason. Stays until closed or until the page changes. */
export function CompareNoteBar({ note }: { note: CompareNote }) {
  const shop = useShop();
  const text = useText();
  const { codes } = useCompareState();
  const isRefused = note.kind === 'refused';
  return (
    <div className={isRefused ? 'compare-note bad' : 'compare-note'} role={isRefused ? 'alert' : 'status'}>
      {isRefused ? <CircleAlert className="icon" aria-hidden="true" /> : <Scale className="icon" aria-hidden="true" />}
      <p>
        {text(`compare_said_${note.kind}`, { title: note.title })} {isRefused && text(note.label)}
      </p>
      <button type="button" className="icon-btn" aria-label={text('close')} onClick={() => setCompareNote(null)}>
        <X className="icon" aria-hidden="true" />
      </button>
      {codes.length > 0 && (
        <a className="btn compact" href={compareUrl(shop, codes.map(idOfCode))}>
          {text('compare_open', { count: codes.length })}
        </a>
      )}
    </div>
  );
}
