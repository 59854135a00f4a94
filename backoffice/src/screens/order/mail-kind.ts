import { useLanguage } from '../../language/language.tsx';

/** What a mail is about, in words; a kind that the office has no words for keeps its name. */
export function useMailKind(): (kind: string) => string {
  const { labels } = useLanguage();
  return (kind) => (labels.has(`mail_kind_${kind}`) ? labels.text(`mail_kind_${kind}`) : kind);
}
