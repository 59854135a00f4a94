import { useFormats } from '../../language/use-formats.ts';
import './tabs.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string; count?: number | undefined }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Tabs of a list, each with its number of rows. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const { number } = useFormats();
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button key={tab.id} type="button" aria-current={tab.id === chosen ? 'page' : undefined} onClick={() => onChoose(tab.id)}>
          {tab.label} <span className="tab-count">{tab.count === undefined ? '' : number(tab.count)}</span>
        </button>
      ))}
    </nav>
  );
}
