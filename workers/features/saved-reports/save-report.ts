import { commit } from '../../../shared/db/commit.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import type { ReportType } from '../reports/index.ts'
import { websiteStays } from '../websites/index.ts'
import { readParameters } from './read-parameters.ts'
import type { ReportRow } from './store.ts'

interface NewReport {
  websiteId: string
  type: ReportType
  name: string
  description: string
  parameters: unknown
}

/** Saves a report, whichever way it is asked: `gone` is the refusal of a website that goes meanwhile, `answerOf` what is told of the report. */
export async function saveReport<A>(
  context: Context,
  { websiteId, type, name, description, parameters }: NewReport,
  { action, gone, answerOf }: { action: string; gone: () => Error; answerOf: (row: ReportRow) => A },
): Promise<A> {
  const { organizationId } = tenantOf(context)
  const row = {
    reportId: idsFor(context, 'report').uuid(),
    websiteId,
    organizationId,
    type,
    name,
    description,
    parameters: readParameters(type, parameters),
    createdBy: actorId(context.actor),
    createdAt: context.now(),
    updatedAt: context.now(),
  }
  const answer = answerOf(row)
  const note = { resource: 'report', resourceId: row.reportId, summary: `Saved the report ${name}` }
  const guards = [websiteStays(context, websiteId, gone)]
  await commit(context, { organizationId, action, ...note, guards, answer }, [
    context.services.db.insert(savedReports).values(row),
  ])
  return answer
}
