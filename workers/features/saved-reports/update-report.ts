import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { websiteStays } from '../websites/index.ts'
import { reportNotFound } from './errors.ts'
import { readParameters } from './read-parameters.ts'
import { SavedReport, reportFields } from './schemas.ts'
import { isReportIn, readRow, reportOrganization, typeOf, viewOf } from './store.ts'

export const updateReport = defineOperation({
  id: 'savedReports.update',
  route: 'PATCH /api/reports/{reportId}',
  summary: 'Change a saved report',
  description: 'Only what is given changes; parameters as a whole, and with the type if that changes.',
  access: { role: 'member', organization: reportOrganization, hidden: reportNotFound },
  effect: 'write',
  input: () => ({ reportId: z.uuid(), ...z.object(reportFields()).partial().shape }),
  ignores: ['id', 'websiteId', 'createdAt', 'updatedAt'],
  output: SavedReport,
  errors: [reportNotFound],
  mcp: 'listed',
  async run(context, { reportId, ...given }) {
    const { organizationId } = tenantOf(context)
    const before = await readRow(context, reportId)
    const parameters = readParameters(given.type ?? typeOf(before), given.parameters ?? before.parameters)
    const changed = changedFields({ ...given, parameters }, before)
    if (Object.keys(changed).length === 0) return unchanged(context, viewOf(before))
    const set = { ...changed, updatedAt: context.now() }
    const answer = viewOf({ ...before, ...set })
    const summary = `Changed ${Object.keys(changed).join(', ')} of the report ${answer.name}`
    const note = { resource: 'report', resourceId: reportId, summary }
    const guards = [websiteStays(context, before.websiteId, reportNotFound)]
    await commit(context, { organizationId, action: 'savedReports.update', ...note, guards, answer }, [
      context.services.db.update(savedReports).set(set).where(isReportIn(reportId, organizationId)),
    ])
    return answer
  },
})
