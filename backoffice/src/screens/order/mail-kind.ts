import { useLanguage } from '../../language/language.tsx';

/** Returns the names of kinds of mails; a kind without a text keeps its code. */
export function useMailKind(): (kind: string) => string {
  const { labels } = useLanguage();
  return (kind) => (labels.has(`mail_kind_${kind}`) ? labels.text(`mail_kind_${kind}`) : kind);
}
