import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { logError } from '../../../shared/services/log.ts'
import { joinByInvitation, openInvitationsOf } from './join-by-invitation.ts'

const mostAtOnce = 50

/**
 * Makes a person a member wherever their address is invited. Only for an address that is proven to be theirs: by the identity provider, or by a mail that
 * they answered. An invitation that cannot be accepted stays, and stops nobody from signing in.
 */
export async function acceptInvitationsOf(
  context: Context,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  if (email === '') return
  for (const invitation of await openInvitationsOf(context, email, mostAtOnce)) {
    try {
      await joinByInvitation(context, invitation, { userId })
    } catch (error) {
      // Of requests at once only one uses an invitation up.
      if (isServiceError(error)) continue
      logError({ kind: 'organizations.acceptInvitationsOf', requestId: context.requestId, error })
    }
  }
}
