import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import { useWords } from '../language/language.tsx';
import './button.css';

interface ButtonProps extends Omit<AriaProps, 'isPending'> {
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** `key`: the main action of the screen. */
  look?: 'key' | 'plain' | 'quiet' | 'danger';
}

/** A busy button keeps its focus; the caller must not start its action twice. */
export function Button({ look = 'plain', className, children, isBusy = false, ...props }: ButtonProps) {
  const words = useWords();
  return (
    <AriaButton {...props} className={`button ${look} ${className ?? ''}`}>
      {(state) => (
        <>
          {typeof children === 'function' ? children(state) : children}
          {isBusy && <span className="button-busy" role="img" aria-label={words('busy')} />}
        </>
      )}
    </AriaButton>
  );
}
