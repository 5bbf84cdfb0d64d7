import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { websiteOrganization } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { websiteChanged } from './events.ts'
import { policyOf } from './policy.ts'
import { policyViewOf } from './policy-view.ts'
import { publishing } from './publishing.ts'
import { PrivacyPolicy, policyFields } from './schemas.ts'
import { isLiveIn } from './live.ts'
import { readRow } from './store.ts'

export const updatePrivacyPolicy = defineOperation({
  id: 'websites.updatePrivacyPolicy',
  route: 'PATCH /api/websites/{websiteId}/privacy-policy',
  summary: 'Change what a website promises its visitors',
  description:
    'Only what is given changes. It holds for hits that come a minute later; a new `visitorPeriod` begins with the next salt, a week later at most.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'write',
  input: () => ({ websiteId: z.uuid(), ...z.object(policyFields()).partial().shape }),
  ignores: ['updatedAt'],
  output: PrivacyPolicy,
  errors: [websiteNotFound, upstreamFailed],
  mcp: 'listed',
  async run(context, { websiteId, ...given }) {
    const { organizationId } = tenantOf(context)
    const before = await readRow(context, websiteId)
    const policy = policyOf(before.privacy)
    const changed = changedFields(given, policy)
    if (Object.keys(changed).length === 0) return unchanged(context, policyViewOf(before))
    const set = { privacy: { ...policy, ...changed }, privacyUpdatedAt: context.now() }
    const answer = policyViewOf(set)
    await publishing(context, websiteId, async () => {
      const summary = `Changed ${Object.keys(changed).join(', ')} of the privacy policy of ${before.name}`
      const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
      const events = [websiteChanged.of({ websiteId, change: 'updated', fields: ['privacyPolicy'] })]
      const update = context.services.db.update(websites).set(set).where(isLiveIn(websiteId, organizationId))
      await commit(context, { ...note, action: 'websites.updatePrivacyPolicy', events, answer }, [update])
    })
    return answer
  },
})
