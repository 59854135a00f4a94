import { createLabels, type Labels } from '@vitrina/contract/values/labels';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components';
import { chooseTexts, loadedTexts, subscribeToTexts, loadAreas } from './texts-store.ts';

interface Language {
  lang: LanguageCode;
  /** `hr-HR` */
  locale: string;
  labels: Labels;
  choose: (lang: LanguageCode) => void;
}

const Context = createContext<Language | null>(null);

/** Renders its children once the texts are loaded; while another language loads, the previous one stays. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const loaded = useSyncExternalStore(subscribeToTexts, loadedTexts);
  useEffect(() => void loadAreas(), []);
  const language = useMemo(() => {
    if (!loaded) return null;
    const { lang, texts } = loaded;
    document.documentElement.lang = LANGUAGES[lang].lang;
    return { lang, locale: LANGUAGES[lang].locale, labels: createLabels(texts, lang), choose: chooseTexts };
  }, [loaded]);
  if (!language) return null;
  return (
    <I18nProvider locale={language.locale}>
      <Context value={language}>{children}</Context>
    </I18nProvider>
  );
}

export function useLanguage(): Language {
  const language = useContext(Context);
  if (!language) throw new Error('outside of LanguageProvider');
  return language;
}

/** Returns the text of a label with `{name}` filled in; with a `count`, its plural form. */
export const useWords = (): Labels['text'] => useLanguage().labels.text;
