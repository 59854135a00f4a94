import { FieldError, Label, TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components';
import './field.css';

interface TextAreaProps extends Omit<TextFieldProps, 'children'> {
  label: string;
  rows?: number;
  problem?: string | undefined;
}

export function TextArea({ label, rows = 3, problem, ...props }: TextAreaProps) {
  return (
    <TextField {...props} isInvalid={problem !== undefined} className="field">
      <Label>{label}</Label>
      <AriaTextArea rows={rows} />
      <FieldError className="field-problem">{problem}</FieldError>
    </TextField>
  );
}
