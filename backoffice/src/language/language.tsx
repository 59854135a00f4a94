import { createLabels, type Labels } from '@vitrina/contract/values/labels';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { loadTexts } from '../texts/load-texts.ts';
import { chooseLanguage, keepLanguage } from './choose-language.ts';

interface Language {
  lang: LanguageCode;
  /** `hr-HR` */
  locale: string;
  labels: Labels;
  choose: (lang: LanguageCode) => void;
}

const Context = createContext<Language | null>(null);

/** Draws its children once the texts are there; while another language is loaded, the one before stays. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wanted, choose] = useState(chooseLanguage);
  const [language, setLanguage] = useState<Omit<Language, 'choose'> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTexts(wanted).then((texts) => {
      if (!isWanted) return;
      document.documentElement.lang = LANGUAGES[wanted].lang;
      setLanguage({ lang: wanted, locale: LANGUAGES[wanted].locale, labels: createLabels(texts, wanted) });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  if (!language) return null;
  const chooseAndKeep = (lang: LanguageCode): void => {
    keepLanguage(lang);
    choose(lang);
  };
  return (
    <I18nProvider locale={language.locale}>
      <Context value={{ ...language, choose: chooseAndKeep }}>{children}</Context>
    </I18nProvider>
  );
}

export function useLanguage(): Language {
  const language = useContext(Context);
  if (!language) throw new Error('outside of LanguageProvider');
  return language;
}

/** The text of a label with `{name}` filled in; with a `count` its plural form. */
export const useWords = (): Labels['text'] => useLanguage().labels.text;
