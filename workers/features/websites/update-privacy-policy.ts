import { and, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import { versionOf } from '../../../shared/kernel/etag.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { websiteOrganization } from './access.ts'
import { policyStale, websiteNotFound } from './errors.ts'
import { websiteChanged } from './events.ts'
import { policyViewOf } from './policy-view.ts'
import { publishing } from './publishing.ts'
import { PrivacyPolicy, policyFields } from './schemas.ts'
import { isLiveIn } from './live.ts'
import { readRow } from './store.ts'

const changeFields = () => z.object(policyFields()).partial()
type Given = z.infer<ReturnType<typeof changeFields>>

export const updatePrivacyPolicy = defineOperation({
  id: 'websites.updatePrivacyPolicy',
  route: 'PATCH /api/websites/{websiteId}/privacy-policy',
  summary: 'Change what a website promises its visitors',
  description:
    'Only what is given changes. It holds for hits that come a minute later; a new `visitorPeriod` begins with the next salt, a week later at most. Over HTTP, a header `If-Match` with the `ETag` or `updatedAt` that you read has the change refused when the policy has changed since.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'write',
  input: () => ({ websiteId: z.uuid(), ...changeFields().shape }),
  ignores: ['updatedAt'],
  output: PrivacyPolicy,
  errors: [websiteNotFound, policyStale, upstreamFailed],
  mcp: 'listed',
  conditional: true,
  run: (context, { websiteId, ...given }, request) =>
    onlyAsRead({ request, read: () => readNamed(context, websiteId), stale: policyStale }, (before) =>
      change(context, websiteId, before, given),
    ),
})

/** The policy as it is told, and the name of its website. */
async function readNamed(context: Context, websiteId: string) {
  const row = await readRow(context, websiteId)
  return { ...policyViewOf(row), name: row.name }
}

async function change(
  context: Context,
  websiteId: string,
  { name, updatedAt, ...policy }: Awaited<ReturnType<typeof readNamed>>,
  given: Given,
) {
  const { organizationId } = tenantOf(context)
  const changed = changedFields(given, policy)
  if (Object.keys(changed).length === 0) return unchanged(context, { ...policy, updatedAt })
  const since = versionOf(updatedAt)
  // Each change moves it on, so that it can serve as a version.
  const set = { privacy: { ...policy, ...changed }, privacyUpdatedAt: Math.max(context.now(), since + 1) }
  const answer = policyViewOf(set)
  const which = isLiveIn(websiteId, organizationId)
  const asRead = and(which, sql`coalesce(${websites.privacyUpdatedAt}, 0) = ${since}`)
  await publishing(context, websiteId, async () => {
    const summary = `Changed ${Object.keys(changed).join(', ')} of the privacy policy of ${name}`
    const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
    const events = [websiteChanged.of({ websiteId, change: 'updated', fields: ['privacyPolicy'] })]
    const guards = [
      { condition: sql`exists (select 1 from ${websites} where ${asRead})`, refusal: policyStale },
    ]
    const update = context.services.db.update(websites).set(set).where(which)
    await commit(context, { ...note, action: 'websites.updatePrivacyPolicy', events, guards, answer }, [
      update,
    ])
  })
  return answer
}
