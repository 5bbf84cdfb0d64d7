import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { defectNotFound } from './errors.ts'
import { defectChanged } from './events.ts'
import { defectOrganization, readDefect } from './store.ts'

export const deleteDefect = defineOperation({
  id: 'defects.delete',
  route: 'DELETE /api/qa/defects/{defectId}',
  summary: 'Delete a defect',
  description:
    'A run that meets the same failure again makes a new one; what is not worth a fix is better closed or deferred.',
  access: { role: 'member', organization: defectOrganization, hidden: defectNotFound },
  effect: 'destroy',
  input: () => ({ defectId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [defectNotFound],
  mcp: 'listed',
  async run(context, { defectId }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const { projectId, number, title } = await readDefect(context, defectId)
    const which = and(eq(defects.defectId, defectId), eq(defects.organizationId, organizationId))
    await commit(
      context,
      {
        organizationId,
        action: 'defects.delete',
        resource: 'defect',
        resourceId: defectId,
        summary: `Deleted the defect #${number} ${title}`,
        events: [defectChanged.of({ projectId, defectId, change: 'deleted', fields: [] })],
        guards: [
          { condition: sql`exists (select 1 from ${defects} where ${which})`, refusal: defectNotFound },
        ],
      },
      // Where it was seen stays: a run that is told of once more must not bring it back.
      [db.delete(defects).where(which)],
    )
    return { deleted: true as const }
  },
})
