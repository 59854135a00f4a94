import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/replies.calls';
import type { ReplyKind } from '@vitrina/contract/staff/reply-words';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { repliesQuery, type SavedReply } from '../../api/replies.ts';
import { useStaffWrite } from '../editor/use-staff-write.ts';
import { FailedList } from '../list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { ReplyText } from './reply-text.ts';
import { ReplyForm } from './reply-form.tsx';

interface RepliesDialogProps {
  kind: ReplyKind;
  lang: LanguageCode | undefined;
  typed: ReplyText;
  onClose: () => void;
}

/** Dialog to create, change and delete saved replies of a kind, shared by all staff with the permission to send them. */
export function RepliesDialog({ kind, lang, typed, onClose }: RepliesDialogProps) {
  const words = useWords();
  const client = useQueryClient();
  const { data: replies, error, refetch } = useQuery(repliesQuery(kind));
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['replies', kind] }));
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const remove = (reply: SavedReply): void =>
    void run(async (idempotencyKey) => {
      await callStaff(calls.remove, { kind, id: reply.id }, { idempotencyKey });
      showToast(words('replies_removed', { title: reply.title }));
    });
  return (
    <Dialog title={words(`replies_${kind}`)} onClose={onClose} isWide>
      {edited ? (
        <ReplyForm
          key={edited === 'new' ? 0 : edited.id}
          kind={kind}
          reply={edited === 'new' ? null : edited}
          lang={lang}
          typed={typed}
          onEnd={() => setEdited(null)}
        />
      ) : (
        <>
          <p>{words('replies_text')}</p>
          {error && <FailedList error={error} onAgain={() => void refetch()} />}
          {replies?.length === 0 && <p className="grid-empty">{words('replies_none')}</p>}
          <ul className="replies">
            {replies?.map((reply) => (
              <li key={reply.id}>
                <span className="grow">
                  <b>{reply.title}</b> <span className="grid-dim">{reply.lang.toUpperCase()}</span>
                  <span className="reply-text">{reply.text}</span>
                </span>
                <Button onPress={() => setEdited(reply)} aria-label={`${words('replies_change')}: ${reply.title}`}>
                  {words('replies_change')}
                </Button>
                <Button look="quiet" isBusy={isBusy} onPress={() => remove(reply)} aria-label={`${words('replies_remove')}: ${reply.title}`}>
                  {words('replies_remove')}
                </Button>
              </li>
            ))}
          </ul>
          <div className="dialog-actions">
            <Button onPress={onClose}>{words('close')}</Button>
            <Button look="key" onPress={() => setEdited('new')}>
              {words('replies_new')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
