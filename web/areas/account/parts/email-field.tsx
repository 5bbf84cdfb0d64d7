import { Field } from '../../../parts/field.tsx'
import { texts } from '../../../texts/en/account.ts'

/** The address by which an account is known. */
export const EmailField = () => (
  <Field label={texts.email} name="email" type="email" autocomplete="username" maxLength={254} required />
)
