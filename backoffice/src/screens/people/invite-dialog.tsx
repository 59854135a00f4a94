import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { People } from '../../api/people.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { languageName } from './role-words.ts';
import { type Roles, RolesField } from './roles-field.tsx';

/** Sends a colleague an invitation link by mail, with roles. */
export function InviteDialog({ people, onClose }: { people: People; onClose: () => void }) {
  const { labels, lang } = useLanguage();
  const words = labels.text;
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [mailLang, setMailLang] = useState<LanguageCode>(lang);
  const [roles, setRoles] = useState<Roles>({});
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['people'] }));
  const isReady = email.trim() !== '' && name.trim() !== '' && Object.keys(roles).length > 0;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    setProblem(undefined);
    const grants = Object.entries(roles).map(([role, scope]) => ({ role, ...scope }));
    const isSent = await run(async () => {
      await callStaff(calls.invite, { email: email.trim(), name: name.trim(), mail_lang: mailLang, grants }).catch((error: unknown) => {
        if (error instanceof StaffError && error.fields.some(({ field }) => field === 'email')) setProblem(words('people_email_taken'));
        throw error;
      });
      showToast(words('people_invited', { email: email.trim() }));
    });
    if (isSent) onClose();
  };
  return (
    <Dialog title={words('people_invite')} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{words('people_invite_text')}</p>
        <Field
          label={words('login_email')}
          type="email"
          value={email}
          onChange={(next) => {
            setEmail(next);
            setProblem(undefined);
          }}
          problem={problem}
          maxLength={254}
          isRequired
          autoFocus
          autoComplete="off"
        />
        <Field label={words('people_name')} value={name} onChange={setName} maxLength={100} isRequired autoComplete="off" />
        <Select
          label={words('people_mail_lang')}
          value={mailLang}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={setMailLang}
        />
        <RolesField people={people} value={roles} onChange={setRoles} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
            {words('people_send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
