import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { FileTrigger } from 'react-aria-components';
import { callStaff } from '../../api/call-staff.ts';
import { readBase64 } from '../../api/read-base64.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Photos of the returned goods, taken with a phone. */
export function PhotosPanel({ one: { id, photos, state } }: { one: Returned }) {
  const words = useWords();
  const client = useQueryClient();
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['returns', id] }));
  const add = (files: Iterable<File>): Promise<boolean> =>
    run(async () => {
      for (const file of files) await callStaff(calls.photo, { id, content: await readBase64(file) });
    });
  return (
    <Panel title={words('return_photos')}>
      <div className="photos">
        {photos.map((photo, i) => (
          <Photo key={photo} id={id} photo={photo} label={words('return_photo', { n: i + 1 })} />
        ))}
      </div>
      {state !== 'settled' && state !== 'refused' && (
        <p>
          <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple defaultCamera="environment" onSelect={(files) => files && void add(files)}>
            <Button isBusy={isBusy}>{words('return_add_photo')}</Button>
          </FileTrigger>
        </p>
      )}
    </Panel>
  );
}

function Photo({ id, photo, label }: { id: number; photo: number; label: string }) {
  const { data } = useQuery({
    queryKey: ['returns', id, 'photos', photo],
    queryFn: ({ signal }) => callStaff(calls.readPhoto, { id, photo }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <img src={`data:${data.content_type};base64,${data.content}`} alt={label} /> : <span aria-busy="true" />;
}
