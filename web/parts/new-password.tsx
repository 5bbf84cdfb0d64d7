import { Field } from './field.tsx'
import { texts } from '../texts/en/parts.ts'

export const NewPassword = ({ name, label }: { name: string; label: string }) => (
  <Field
    label={label}
    name={name}
    type="password"
    autocomplete="new-password"
    hint={texts.passwordHint}
    required
  />
)
