import type { Context } from '../../../shared/kernel/context.ts'
import { linkHolder, stillHolds } from '../../../shared/kernel/link-holder.ts'
import { linkLifetimeMs, openLink, signLink, signingSecret } from '../../../shared/services/signing.ts'
import { linkExpired, linkRefused } from './errors.ts'
import type { FileRow } from './store.ts'

/** Keeps a link to a file from ever opening evidence, and the other way round. */
const purpose = 'file' as const

/**
 * A signed link that opens a file for an hour, until `expiresAt` (milliseconds). It names the file, not its bytes, who fetched it, and by which share it was given: a file
 * that is deleted, is shared no longer, or that they may not see any more, opens no more. Throws `not_configured` in a deployment that has no secret to sign with.
 */
export function fileLink(context: Context, { fileId }: Pick<FileRow, 'fileId'>) {
  const { origin, now, tenant, services } = context
  const expiresAt = now() + linkLifetimeMs
  const key = `${fileId}/${tenant?.sharedWith ?? ''}`
  const token = signLink(
    signingSecret(services.settings),
    { key, expiresAt, holder: linkHolder(context) },
    purpose,
  )
  return { url: `${origin}/api/files/${token}`, expiresAt }
}

/** The file that a link opens, with the organization it was shared with then, and who fetched it. Throws for a link that is not genuine or too old. */
export function fileOfLink({ now, services: { settings } }: Context, token: string) {
  const verdict = openLink(signingSecret(settings), token, now(), purpose)
  if (!verdict.ok) throw verdict.reason === 'expired' ? linkExpired() : linkRefused()
  const [fileId = '', sharedWith = ''] = verdict.key.split('/')
  return { fileId, sharedWith, holder: verdict.holder }
}

/** Whether whoever fetched a link may still see what belongs to this organization. */
export const holderMaySee = async (
  context: Context,
  holder: string | undefined,
  organizationId: string,
): Promise<boolean> => holder !== undefined && stillHolds(context, holder, { organizationId })
