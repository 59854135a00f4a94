import { useQuery } from '@tanstack/react-query';
import { readIban } from '@vitrina/contract/values/iban';
import { useEffect, useState } from 'react';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { Field } from '../../ui/field.tsx';
import './payee.css';

interface Account {
  name: string;
  iban: string;
}

interface PayeeProps extends Account {
  /** Key of the query that loads the payment code. */
  codeKey: readonly unknown[];
  fetchCode: (payee: Account, signal: AbortSignal) => Promise<{ svg: string; reference: string }>;
}

const REST_MS = 300;
const SIDE_PX = 200;

/** Payee of a manual bank transfer, with a payment code for banking apps. Known data are filled in; nothing is stored. */
export function Payee({ name: firstName, iban: firstIban, codeKey, fetchCode }: PayeeProps) {
  const words = useWords();
  const errorWords = useErrorWords();
  const [name, setName] = useState(firstName.slice(0, 70));
  const [iban, setIban] = useState(firstIban);
  const account = readIban(iban);
  const settledName = useRested(name.trim());
  const isBad = iban.trim() !== '' && account === null;
  const code = useQuery({
    queryKey: [...codeKey, settledName, account],
    queryFn: ({ signal }) => fetchCode({ name: settledName, iban: account ?? '' }, signal),
    enabled: account !== null && settledName !== '',
    retry: false,
    staleTime: 60_000,
  });
  const hasNoCode = code.error instanceof StaffError && code.error.label === 'error_bad_input';
  return (
    <div className="payee">
      <div className="payee-fields">
        <Field label={words('payee_name')} value={name} onChange={setName} maxLength={70} autoComplete="off" />
        <Field
          label={words('payee_iban')}
          value={iban}
          onChange={setIban}
          maxLength={42}
          autoComplete="off"
          spellCheck="false"
          problem={isBad ? words('payee_iban_bad') : undefined}
        />
        <p className="grid-dim" role="status">
          {code.data && words('payee_scan')}
          {hasNoCode && words('payee_no_code')}
          {code.error && !hasNoCode && (code.error instanceof StaffError ? errorWords(code.error) : words('error_unavailable'))}
          {account === null && !isBad && words('payee_ask')}
        </p>
      </div>
      <div className="payee-code">
        {code.data && account !== null && (
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(code.data.svg)}`} alt={words('payee_code')} width={SIDE_PX} height={SIDE_PX} />
        )}
      </div>
    </div>
  );
}

/** The text, debounced. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
