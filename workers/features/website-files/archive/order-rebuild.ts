import { and, eq, ne } from 'drizzle-orm'
import { commit } from '../../../../shared/db/commit.ts'
import { websiteFiles } from '../../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { isServiceError } from '../../../../shared/kernel/errors.ts'
import { publicRow } from '../../websites/index.ts'
import { order } from '../order.ts'
import { type FileRow, isFree, newFile } from '../store.ts'

interface Ordered {
  websiteId: string
  organizationId: string
  summary: string
}

/** Orders that a website is made anew of its archive. Refused while another file of it is under way. */
export async function orderRebuild(
  context: Context,
  { websiteId, organizationId, summary }: Ordered,
): Promise<Pick<FileRow, 'jobId' | 'status'>> {
  const row = newFile(context, { websiteId, organizationId, kind: 'rebuild' })
  const answer = { jobId: row.jobId, status: row.status }
  const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
  await commit(context, { ...note, action: 'websites.rebuild', answer, guards: [isFree(websiteId)] }, [
    context.services.db.insert(websiteFiles).values(row),
  ])
  await order(context, row)
  return answer
}

/** Has what a lost store had archived taken over by the one that began anew. What does not succeed is tried again when its job is forgotten, a week later, or by somebody. */
export async function takeOverLost(context: Context, websiteId: string): Promise<void> {
  const website = await publicRow(context, websiteId)
  const isRebuild = and(
    eq(websiteFiles.websiteId, websiteId),
    eq(websiteFiles.kind, 'rebuild'),
    ne(websiteFiles.status, 'completed'),
  )
  const [known] = await context.services.db.select().from(websiteFiles).where(isRebuild).limit(1)
  if (!website || known) return
  const { organizationId, name } = website
  const summary = `Took over what the lost store of the website ${name} had archived`
  await orderRebuild(context, { websiteId, organizationId, summary }).catch((error: unknown) => {
    // Another file is under way: the next night finds them again.
    if (!isServiceError(error)) throw error
  })
}
