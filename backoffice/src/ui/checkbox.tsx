import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components';
import './checkbox.css';

interface OwnProps extends Omit<CheckboxProps, 'children' | 'className'> {
  children: string;
  /** Label for screen readers only. */
  isLabelHidden?: boolean;
}

export function Checkbox({ children, isLabelHidden = false, ...props }: OwnProps) {
  return (
    <AriaCheckbox {...props} className="checkbox">
      <span className="checkbox-box" aria-hidden="true" />
      <span className={isLabelHidden ? 'visually-hidden' : ''}>{children}</span>
    </AriaCheckbox>
  );
}
