import type { ScopeInput, People } from '../../api/people.ts';
import { useLanguage } from '../../language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { rightName } from './right-words.ts';
import { roleName } from './role-words.ts';
import { ScopeField } from './scope-field.tsx';

/** Limits by role; roles left out are not granted. */
export type Roles = Readonly<Record<string, ScopeInput>>;

interface RolesFieldProps {
  people: Pick<People, 'roles' | 'warehouses'>;
  value: Roles;
  onChange: (value: Roles) => void;
  isReadOnly?: boolean;
}

/** Roles, each with its limits. Roles that the user may not grant cannot be chosen. */
export function RolesField({ people, value, onChange, isReadOnly = false }: RolesFieldProps) {
  const { labels } = useLanguage();
  const set = (code: string, scope: ScopeInput | null): void => {
    const { [code]: _, ...others } = value;
    onChange(scope ? { ...others, [code]: scope } : others);
  };
  return (
    <fieldset className="roles">
      <legend>{labels.text('people_roles')}</legend>
      {people.roles.map(({ code, permissions, refund_limit, is_within }) => {
        const scope = value[code];
        const name = roleName(labels, people.roles, code);
        const hasRefunds = permissions.some((one) => one === '*' || one === 'refunds.make');
        return (
          <div key={code} className="role">
            <Checkbox
              isSelected={scope !== undefined}
              isDisabled={isReadOnly || !is_within}
              onChange={(isOn) => set(code, isOn ? { markets: null, warehouses: null, languages: null, refund_limit } : null)}
            >
              {name}
            </Checkbox>
            <p className="grid-dim role-text">
              {labels.has(`role_${code}_text`) ? labels.text(`role_${code}_text`) : permissions.map((one) => rightName(labels.text, one)).join(', ')}
            </p>
            {scope && !isReadOnly && is_within && (
              <ScopeField role={name} hasRefunds={hasRefunds} people={people} value={scope} onChange={(next) => set(code, next)} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
