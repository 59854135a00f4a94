import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { ScopeInput, People } from '../../api/people.ts';
import { useLanguage, useWords } from '../../language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { languageName } from './role-words.ts';

interface ScopePartsProps {
  hasRefunds: boolean;
  people: Pick<People, 'warehouses'>;
  value: ScopeInput;
  onChange: (value: ScopeInput) => void;
}

/** Limits by market, warehouse, language and refunds per day. */
export function ScopeParts({ hasRefunds, people, value, onChange }: ScopePartsProps) {
  const words = useWords();
  const languages = LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(code) }));
  const places = people.warehouses.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="scope-parts">
      <Choices title={words('people_markets')} options={languages} value={value.markets ?? null} onChange={(markets) => onChange({ ...value, markets })} />
      <Choices
        title={words('people_warehouses')}
        options={places}
        value={value.warehouses ?? null}
        onChange={(warehouses) => onChange({ ...value, warehouses })}
      />
      <Choices
        title={words('people_languages')}
        options={languages}
        value={value.languages ?? null}
        onChange={(languages) => onChange({ ...value, languages: languages as LanguageCode[] | null })}
      />
      {hasRefunds && <RefundLimit value={value.refund_limit} onChange={(refund_limit) => onChange({ ...value, refund_limit })} />}
    </div>
  );
}

interface ChoicesProps<Value extends string | number> {
  title: string;
  options: readonly { value: Value; label: string }[];
  /** `null`: all. */
  value: readonly Value[] | null;
  onChange: (value: Value[] | null) => void;
}

/** Choices of one kind; none chosen means all. */
function Choices<Value extends string | number>({ title, options, value, onChange }: ChoicesProps<Value>) {
  const chosen = value ?? [];
  const toggle = (one: Value, isOn: boolean): void => {
    const next = isOn ? [...chosen, one] : chosen.filter((other) => other !== one);
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      {options.map((option) => (
        <Checkbox key={option.value} isSelected={chosen.includes(option.value)} onChange={(isOn) => toggle(option.value, isOn)}>
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Empty: no limit. */
function RefundLimit({ value, onChange }: { value: number | null | undefined; onChange: (value: number | null) => void }) {
  const { labels } = useLanguage();
  return (
    <Field
      label={labels.text('people_refund_limit')}
      hint={labels.text('people_refund_hint')}
      inputMode="decimal"
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(text) => {
        const read = Number(text.replace(',', '.'));
        if (text.trim() === '') onChange(null);
        else if (Number.isFinite(read) && read >= 0) onChange(read);
      }}
    />
  );
}
