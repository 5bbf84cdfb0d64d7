import { commit } from '../../../shared/db/commit.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import type { ReportType } from '../reports/index.ts'
import { websiteStays } from '../websites/index.ts'
import { reportNotFound } from './errors.ts'
import { readParameters } from './read-parameters.ts'
import { type ReportRow, isReportIn, readRow, typeOf } from './store.ts'

interface ReportChange {
  reportId: string
  type?: ReportType | undefined
  name?: string | undefined
  description?: string | undefined
  parameters?: unknown
}

/** Changes a saved report, whichever way it is asked; `answerOf` is what is told of it. */
export async function changeReport<A extends object>(
  context: Context,
  { reportId, ...given }: ReportChange,
  { action, answerOf }: { action: string; answerOf: (row: ReportRow) => A },
): Promise<A> {
  const { organizationId } = tenantOf(context)
  const before = await readRow(context, reportId)
  const parameters = readParameters(given.type ?? typeOf(before), given.parameters ?? before.parameters)
  const changed = changedFields({ ...given, parameters }, before)
  if (Object.keys(changed).length === 0) return unchanged(context, answerOf(before))
  const set = { ...changed, updatedAt: context.now() }
  const after = { ...before, ...set }
  const answer = answerOf(after)
  const summary = `Changed ${Object.keys(changed).join(', ')} of the report ${after.name}`
  const note = { resource: 'report', resourceId: reportId, summary }
  const guards = [websiteStays(context, before.websiteId, reportNotFound)]
  await commit(context, { organizationId, action, ...note, guards, answer }, [
    context.services.db.update(savedReports).set(set).where(isReportIn(reportId, organizationId)),
  ])
  return answer
}
