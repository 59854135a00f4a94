import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/replies.calls';
import { MOST_REPLY, REPLY_NAMES, type ReplyKind, unknownNames } from '@vitrina/contract/staff/reply-words';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { SavedReply } from '../../api/replies.ts';
import { chosenLanguage } from '../../language/texts-store.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useStaffWrite } from '../editor/use-staff-write.ts';
import type { ReplyText } from './reply-text.ts';

interface ReplyFormProps {
  kind: ReplyKind;
  /** `null`: a new one, which starts with the current input. */
  reply: SavedReply | null;
  lang: LanguageCode | undefined;
  typed: ReplyText;
  onEnd: () => void;
}

export function ReplyForm({ kind, reply, lang, typed, onEnd }: ReplyFormProps) {
  const words = useWords();
  const client = useQueryClient();
  const [language, setLanguage] = useState<LanguageCode>(reply?.lang ?? lang ?? chosenLanguage());
  const [fields, setFields] = useState({ title: reply?.title ?? '', subject: reply?.subject ?? typed.subject, text: reply?.text ?? typed.text });
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['replies', kind] }));
  const set = (name: keyof typeof fields) => (value: string) => setFields((before) => ({ ...before, [name]: value }));
  const title = fields.title.trim();
  const subject = kind === 'mail' ? { subject: fields.subject.trim() } : {};
  const problemOf = (text: string): string | undefined => {
    const [unknown] = unknownNames(kind, text);
    return unknown === undefined ? undefined : words('replies_unknown', { name: `{${unknown}}` });
  };
  const isReady = title !== '' && fields.text.trim() !== '' && subject.subject !== '' && !problemOf(fields.text) && !problemOf(fields.subject);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The form is nested in another one.
    event.stopPropagation();
    if (!isReady) return;
    const sent = { title, text: fields.text.trim(), ...subject };
    const isDone = await run(async (idempotencyKey) => {
      if (reply) await callStaff(calls.save, { kind, id: reply.id, version: reply.version, changes: sent }, { idempotencyKey });
      else await callStaff(calls.create, { kind, lang: language, ...sent }, { idempotencyKey });
      showToast(words('replies_kept', { title }));
    });
    if (isDone) onEnd();
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <div className="form-row">
        <Field label={words('replies_title')} value={fields.title} onChange={set('title')} maxLength={80} isRequired autoFocus />
        <Select
          label={words('replies_language')}
          value={language}
          isDisabled={reply !== null}
          options={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }))}
          onChange={setLanguage}
        />
      </div>
      {kind === 'mail' && (
        <Field
          label={words('replies_subject')}
          value={fields.subject}
          onChange={set('subject')}
          maxLength={150}
          isRequired
          problem={problemOf(fields.subject)}
        />
      )}
      <TextArea
        label={words('replies_words')}
        rows={6}
        value={fields.text}
        onChange={set('text')}
        maxLength={MOST_REPLY[kind]}
        problem={problemOf(fields.text)}
      />
      <p className="grid-dim">
        {words('replies_names')}{' '}
        {REPLY_NAMES[kind].map((name, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <code>{`{${name}}`}</code> {words(`replies_name_${name}`)}
          </span>
        ))}
      </p>
      <div className="dialog-actions">
        <Button onPress={onEnd}>{words('cancel')}</Button>
        <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
          {words('save')}
        </Button>
      </div>
    </form>
  );
}
