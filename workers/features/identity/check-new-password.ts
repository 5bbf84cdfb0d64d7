import { validationFailed } from '../../../shared/kernel/errors.ts'
import { passwordFault } from './password-rules.ts'

/** Throws `validation_failed` with the reason when a password is too weak to be taken; `path` is the field that holds it. */
export async function checkNewPassword(given: string, path: string): Promise<void> {
  const fault = await passwordFault(given)
  if (fault) throw validationFailed({ message: `${path}: ${fault}`, details: [{ path, message: fault }] })
}
