import { useSyncExternalStore } from 'react';
import { useWords } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMay } from './me.tsx';
import { NAVIGATION } from './navigation.ts';
import { singleKeysOn, subscribeToSingleKeys, switchSingleKeys } from './single-keys.ts';
import './keys-dialog.css';

/** Keys whose label depends on the language; all others show their character. */
const NAMED_KEYS = ['ctrl', 'shift', 'space', 'enter'];
/** Keys of each shortcut, and the label that describes it. */
const KEYS: readonly { keys: readonly string[]; name: string }[] = [
  { keys: ['ctrl', 'K'], name: 'search' },
  { keys: ['/'], name: 'field' },
  { keys: ['J', 'K'], name: 'rows' },
  { keys: ['space'], name: 'peek' },
  { keys: ['X'], name: 'choose' },
  { keys: ['shift', 'X'], name: 'range' },
  { keys: ['1', '…', '8'], name: 'tabs' },
  { keys: ['N'], name: 'new' },
  { keys: ['[', ']'], name: 'neighbours' },
  { keys: ['ctrl', 'enter'], name: 'save' },
  { keys: ['Esc'], name: 'back' },
];

/** Keyboard shortcuts, and the switch that disables those without Ctrl. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const may = useMay();
  const areOn = useSyncExternalStore(subscribeToSingleKeys, singleKeysOn);
  const screens = NAVIGATION.filter(({ permission }) => may(permission)).map(({ name, key }) => ({
    keys: ['G', key.toUpperCase()],
    text: words(`nav_${name}`),
  }));
  const all = [
    ...KEYS.map(({ keys, name }) => ({ keys, text: words(`keys_${name}`) })),
    { keys: ['G', 'H'], text: words('nav_home') },
    ...screens,
    { keys: ['?'], text: words('keys') },
  ];
  return (
    <Dialog title={words('keys')} onClose={onClose} isWide>
      <Checkbox isSelected={areOn} onChange={switchSingleKeys}>
        {words('keys_switch')}
      </Checkbox>
      <dl className="keys-list">
        {all.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{NAMED_KEYS.includes(key) ? words(`key_${key}`) : key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <Button look="key" onPress={onClose}>
          {words('close')}
        </Button>
      </div>
    </Dialog>
  );
}
