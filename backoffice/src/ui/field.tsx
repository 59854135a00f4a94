import { FieldError, Input, Label, Text, TextField, type TextFieldProps } from 'react-aria-components';
import './field.css';

interface FieldProps extends Omit<TextFieldProps, 'children'> {
  label: string;
  hint?: string | undefined;
  /** Error of the field; `undefined`: none. */
  problem?: string | undefined;
  /** For inputs of codes: `one-time-code`. */
  placeholder?: string;
}

export function Field({ label, hint, problem, placeholder, className, ...props }: FieldProps) {
  return (
    <TextField {...props} isInvalid={problem !== undefined} className={`field ${className ?? ''}`}>
      <Label>{label}</Label>
      <Input {...(placeholder !== undefined && { placeholder })} />
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-problem">{problem}</FieldError>
    </TextField>
  );
}
