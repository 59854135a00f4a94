import { PERMISSIONS, type Permission, withNeeds } from '@vitrina/contract/staff/permissions';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { rightName, rightsByGroup } from './right-words.ts';

interface RightsFieldProps {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  isReadOnly?: boolean;
}

/**
 * Permissions by subject. Choosing one also chooses those it depends on; removing one removes those that depend on it. Permissions that the user lacks cannot
 * be chosen.
 */
export function RightsField({ value, onChange, isReadOnly = false }: RightsFieldProps) {
  const words = useWords();
  const may = useMay();
  const turn = (one: Permission, isOn: boolean): void =>
    onChange(isOn ? withNeeds([...value, one]) : PERMISSIONS.filter((other) => value.includes(other) && !withNeeds([other]).includes(one)));
  return (
    <div className="rights">
      {rightsByGroup().map(([group, rights]) => (
        <fieldset key={group} className="choices rights-group">
          <legend>{words(`rights_${group}`)}</legend>
          {rights.map((one) => (
            <Checkbox
              key={one}
              isSelected={value.includes(one)}
              isDisabled={isReadOnly || (!value.includes(one) && !withNeeds([one]).every((needed) => may(needed)))}
              onChange={(isOn) => turn(one, isOn)}
            >
              {rightName(words, one)}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
