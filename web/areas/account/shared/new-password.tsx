import { Field } from '../../../parts/field.tsx'
import { texts } from '../../../texts/en/account.ts'

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
