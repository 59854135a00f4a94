import { useQuery } from '@tanstack/react-query';
import { fillReply, type ReplyKind } from '@vitrina/contract/staff/reply-words';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { lazy, Suspense, useState } from 'react';
import { repliesQuery } from '../../api/replies.ts';
import { useMe } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { loadAreas } from '../../language/texts-store.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { ReplyText } from './reply-text.ts';
import './replies.css';

const RepliesDialog = lazy(async () => {
  const [{ RepliesDialog }] = await Promise.all([import('./replies-dialog.tsx'), loadAreas('replies')]);
  return { default: RepliesDialog };
});

interface ReplyChoiceProps {
  kind: ReplyKind;
  /** Language of the addressee, a market's or a language's code; replies in it are listed first. */
  lang?: string | undefined;
  /** Values of the placeholders `{name}`, `{order}`, `{product}`. */
  names: Readonly<Record<string, string | undefined>>;
  /** Current input, which can be saved as a reply. */
  typed: ReplyText;
  onTake: (reply: ReplyText) => void;
}

/** Saved replies; a press appends one to the input, with its placeholders filled in. */
export function ReplyChoice({ kind, lang, names, typed, onTake }: ReplyChoiceProps) {
  const words = useWords();
  const { user } = useMe();
  const [isOpen, setOpen] = useState(false);
  const { data: replies = [] } = useQuery(repliesQuery(kind));
  const preferred = LANGUAGE_CODES.find((code) => code === lang || LANGUAGES[code].lang === lang);
  const sorted = [...replies].sort((a, b) => Number(b.lang === preferred) - Number(a.lang === preferred));
  const take = (id: string): void => {
    const reply = replies.find((one) => String(one.id) === id);
    if (!reply) return;
    const filled = fillReply(reply.text, { ...names, me: user.name ?? undefined });
    const text = typed.text.trim() === '' ? filled : `${typed.text.trimEnd()}\n\n${filled}`;
    onTake({ subject: typed.subject.trim() || fillReply(reply.subject ?? '', names), text });
  };
  return (
    <div className="reply-choice">
      {replies.length > 0 && (
        <Select
          label={words('replies_choose')}
          isLabelHidden
          value=""
          options={[
            { value: '', label: words('replies_choose') },
            ...sorted.map((one) => ({ value: String(one.id), label: `${one.title} · ${one.lang.toUpperCase()}` })),
          ]}
          onChange={take}
        />
      )}
      <Button look="quiet" onPress={() => setOpen(true)}>
        {words('replies_open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RepliesDialog kind={kind} lang={preferred} typed={typed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
