import { useText } from '../../context/shop-context.tsx';
import type { ConsentText } from './consent-actions.ts';
import './consent-choices.css';

interface ConsentChoicesProps {
  categories: ConsentText['categories'];
  /** Approved before and therefore ticked; empty for a new visitor. */
  approved: readonly string[];
  /** Hosts that receive data, by category. */
  parties: Readonly<Record<string, readonly string[]>>;
}

/** A checkbox for each category, with its purpose and recipients. */
export function ConsentChoices({ categories, approved, parties }: ConsentChoicesProps) {
  const text = useText();
  return (
    <fieldset className="consent-choices">
      <legend className="visually-hidden">{text('consent_choose')}</legend>
      {categories.map(({ code, title, text: words, required }) => (
        <label key={code}>
          <input type="checkbox" name="consents" value={code} defaultChecked={required || approved.includes(code)} disabled={required} />
          <span>
            <b>{title}</b> {words} {(parties[code]?.length ?? 0) > 0 && <small>{text('consent_parties', { hosts: parties[code]?.join(', ') ?? '' })}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
