import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { StateBadge } from '../../screens/orders/state-badges.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { releaseKeys } from './early-keys.ts';
import { type Entry, useEntries } from './use-entries.ts';
import './palette.css';

/** One search field for orders, products, customers and screens: type, arrows, Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isSearching } = useEntries(text);
  const current = Math.min(at, entries.length - 1);
  const open = (entry: Entry | undefined): void => {
    if (!entry) return;
    onClose();
    void navigate(entry.link);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) setAt((current + step + entries.length) % entries.length);
    else if (event.key === 'Enter') open(entries[current]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={words('search')} onClose={onClose} isWide>
      <input
        className="palette-field"
        type="search"
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-activedescendant={entries.length > 0 ? `${list}-${current}` : undefined}
        aria-autocomplete="list"
        aria-label={words('palette_label')}
        aria-describedby={`${list}-hint`}
        placeholder={words('palette_label')}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onFocus={() => {
          const early = releaseKeys();
          if (early) setText((before) => before + early);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={words('palette_label')} aria-busy={isSearching} className="palette-list">
        {entries.map((entry, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: referenced by aria-activedescendant
          <div
            key={entry.key}
            id={`${list}-${i}`}
            ref={(row) => {
              if (i === current) row?.scrollIntoView({ block: 'nearest' });
            }}
            role="option"
            aria-selected={i === current}
            className="palette-entry"
            onClick={() => open(entry)}
          >
            <span className="palette-kind">{words(`palette_${entry.kind}`)}</span>
            <span className="palette-title">
              <b>{entry.title}</b> <span className="grid-dim">{entry.sub}</span>
            </span>
            {entry.state && <StateBadge state={entry.state} />}
          </div>
        ))}
      </div>
      <p id={`${list}-hint`} className="palette-status">
        {words('palette_hint')}
      </p>
      <p role="status" className="palette-status">
        {text.trim() !== '' && !isSearching && words('palette_found', { count: entries.length })}
      </p>
    </Dialog>
  );
}
