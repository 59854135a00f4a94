import * as calls from '@vitrina/contract/staff/activity.calls';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';

const NAMES = Object.keys(CACHE_MINUTES);
const TAG = /^[a-z][a-z_-]*:[\w-]{1,60}$/;

/** Clears memory caches by name or by tag: `product:12`. */
export function CachesPanel() {
  const words = useWords();
  const [name, setName] = useState('');
  const [tag, setTag] = useState('');
  const { run, isBusy } = useStaffWrite();
  const clear = (event: FormEvent): void => {
    event.preventDefault();
    const tags = tag.trim() === '' ? [] : [tag.trim()];
    void run(async () => {
      await callStaff(calls.clearCaches, tags.length > 0 ? { tags } : { names: name === '' ? [] : [name] });
      showToast(words('caches_done'));
    });
  };
  const isWrong = tag.trim() !== '' && !TAG.test(tag.trim());
  return (
    <Panel title={words('caches')}>
      <p>{words('caches_text')}</p>
      <form className="caches-form" onSubmit={clear}>
        <Select
          label={words('caches_name')}
          value={name}
          isDisabled={tag.trim() !== ''}
          options={[{ value: '', label: words('caches_all') }, ...NAMES.map((one) => ({ value: one, label: one }))]}
          onChange={setName}
        />
        <Field
          label={words('caches_tag')}
          hint="product:12, category:3"
          value={tag}
          onChange={setTag}
          maxLength={80}
          autoComplete="off"
          problem={isWrong ? words('caches_tag_wrong') : undefined}
        />
        <Button type="submit" isBusy={isBusy} isDisabled={isWrong}>
          {words('caches_clear')}
        </Button>
      </form>
    </Panel>
  );
}
