import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import type { Mail } from '../../../shared/services/mailer.ts'

/** Sends a mail that tells of something that has happened already. False when nothing went out: what fails leaves a line in the log. */
export async function sendMail(
  { services: { mailer }, requestId }: Context,
  write: () => Mail,
): Promise<boolean> {
  if (!mailer.configured) return false
  try {
    return (await mailer.send(write())) === 'sent'
  } catch (error) {
    logError({ kind: 'organizations.mail', requestId, error })
    return false
  }
}
