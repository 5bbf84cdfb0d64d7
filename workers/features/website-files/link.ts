import type { Context } from '../../../shared/kernel/context.ts'
import { linkHolder, stillHolds } from '../../../shared/kernel/link-holder.ts'
import { linkLifetimeMs, openLink, signLink, signingSecret } from '../../../shared/services/signing.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { websiteLinkExpired, websiteLinkRefused } from './errors.ts'
import type { WebsiteFile } from './schemas.ts'
import type { FileRow } from './store.ts'

/** Keeps a link to a website's file from ever opening anything else. */
const purpose = 'website' as const

/** A signed link that gives an export for an hour. It names the file, and who fetched it: one that was deleted, or is not theirs any more, opens no more. */
export function fileLink(context: Context, { websiteId, jobId }: FileRow) {
  const { origin, now, services } = context
  const expiresAt = now() + linkLifetimeMs
  const key = `${websiteId}/${jobId}`
  const token = signLink(
    signingSecret(services.settings),
    { key, expiresAt, holder: linkHolder(context) },
    purpose,
  )
  return { url: `${origin}/api/website-files/${token}`, expiresAt }
}

export function fileOfLink({ now, services: { settings } }: Context, token: string) {
  const verdict = openLink(signingSecret(settings), token, now(), purpose)
  if (!verdict.ok) throw verdict.reason === 'expired' ? websiteLinkExpired() : websiteLinkRefused()
  const [websiteId = '', jobId = ''] = verdict.key.split('/')
  return { websiteId, jobId, holder: verdict.holder }
}

/** Whether whoever fetched a link may still take exports of its website. */
export const holderMayExport = async (
  context: Context,
  holder: string | undefined,
  { organizationId }: Pick<FileRow, 'organizationId'>,
): Promise<boolean> => holder !== undefined && stillHolds(context, holder, { organizationId, role: 'admin' })

export function viewOf(context: Context, row: FileRow): WebsiteFile {
  const { jobId, websiteId, kind, status, events, error, createdAt } = row
  const link = kind === 'export' && status === 'completed' ? fileLink(context, row) : null
  return {
    jobId,
    websiteId,
    kind,
    status,
    events,
    error,
    createdAt: iso(createdAt),
    url: link?.url ?? null,
    expiresAt: link && iso(link.expiresAt),
  }
}
