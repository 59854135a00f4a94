import { useQueryClient } from '@tanstack/react-query';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { useLanguage } from './language.tsx';
import './language-choice.css';

/** Language selection; each language has its own name for itself. */
export function LanguageChoice() {
  const { lang, choose, labels } = useLanguage();
  const client = useQueryClient();
  const change = (code: LanguageCode): void => {
    choose(code);
    // Product names in replies depend on the language, too.
    void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'new-totp' });
  };
  return (
    <label className="language-choice">
      <span className="visually-hidden">{labels.text('language')}</span>
      <select value={lang} onChange={({ target }) => change(target.value as LanguageCode)}>
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
