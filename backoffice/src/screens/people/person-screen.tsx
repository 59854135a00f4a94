import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { peopleQuery, personQuery } from '../../api/people.ts';
import { StaffError } from '../../api/staff-error.ts';
import { NotFound } from '../../app/not-found.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonLogin } from './person-login.tsx';
import { PersonRoles } from './person-roles.tsx';
import './people.css';

const route = getRouteApi('/people/$id');

/** One member of staff: roles with their limits, second factors, sessions, and removal of the login. */
export function PersonScreen() {
  const id = Number(route.useParams().id);
  const words = useWords();
  const navigate = useNavigate();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  const { data: people } = useQuery(peopleQuery);
  const back = (): void => void navigate({ to: '/people' });
  useKeys({ Escape: back });
  if (error instanceof StaffError && (error.status === 404 || error.status === 400)) return <NotFound />;
  if (error && !person) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (!person || !people) return <div className="screen" aria-busy="true" />;
  return (
    <div className="screen people">
      <title>{person.name}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={back}>
          ← {words('back')}
        </Button>
        <h1>{person.name}</h1>
        <span className="grid-dim">{person.email}</span>
      </header>
      {!person.is_within && <p className="grid-dim">{words('people_beyond')}</p>}
      <PersonRoles key={person.id} person={person} people={people} />
      <PersonLogin person={person} onGone={back} />
    </div>
  );
}
