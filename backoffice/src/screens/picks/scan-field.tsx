import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import '../../kits/list/search-field.css';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Camera, hasCamera } from './camera.tsx';
import type { Heard } from './use-pick.ts';

interface ScanFieldProps {
  onScan: (ean: string) => void;
  heard: Heard | null;
  /** Scans that are not sent yet. */
  waiting: number;
}

/** A scanner types a code and Enter; the camera has the same effect. The result is shown immediately. */
export function ScanField({ onScan, heard, waiting }: ScanFieldProps) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isFilming, setFilming] = useState(false);
  // Before the first paint: else a scanner's input a moment earlier would trigger shortcuts of the screen.
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const ean = text.trim();
    setText('');
    field.current?.focus();
    if (ean !== '') onScan(ean.slice(0, 80));
  };
  return (
    <div className="scan">
      <form className="scan-form" onSubmit={submit}>
        <input
          ref={field}
          className="search-field scan-field"
          aria-label={words('scan_label')}
          placeholder={words('scan_label')}
          autoComplete="off"
          inputMode="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPointerDown={({ currentTarget }) => {
            // A touch means manual input; a scanner needs no on-screen keyboard.
            currentTarget.inputMode = 'text';
          }}
        />
        {hasCamera() && <Button onPress={() => setFilming(!isFilming)}>{words(isFilming ? 'scan_camera_off' : 'scan_camera')}</Button>}
      </form>
      {isFilming && <Camera onCode={onScan} onFailed={() => setFilming(false)} />}
      <p className={`scan-heard ${heard ? (heard.label.startsWith('error') ? 'bad' : 'good') : ''}`} role="status">
        {heard ? `${words(heard.label === 'ok' ? 'scan_ok' : heard.label === 'short' ? 'scan_short' : heard.label)} ${heard.ean}` : words('scan_ready')}
      </p>
      {waiting > 0 && <p className="grid-dim">{words('scan_waiting', { count: waiting })}</p>}
    </div>
  );
}
