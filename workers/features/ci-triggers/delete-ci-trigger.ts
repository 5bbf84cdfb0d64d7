import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { triggerNotFound } from './errors.ts'
import { isTrigger, readTrigger } from './store.ts'

export const deleteCiTrigger = defineOperation({
  id: 'ciTriggers.delete',
  route: 'DELETE /api/projects/{projectId}/ci-triggers/{triggerId}',
  summary: 'Delete a trigger; calls of the code host start nothing any more',
  description: 'Runs that it has started go on, and call back.',
  access: {
    role: 'admin',
    organization: projectOrganization,
    hidden: projectNotFound,
    existing: readTrigger,
  },
  effect: 'destroy',
  input: () => ({ projectId: z.uuid(), triggerId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [projectNotFound, triggerNotFound],
  mcp: 'listed',
  async run(context, named) {
    const { name } = await readTrigger(context, named)
    const { organizationId } = tenantOf(context)
    const is = isTrigger(context, named)
    const summary = `Deleted the trigger ${name}`
    const note = { organizationId, resource: 'ci_trigger', resourceId: named.triggerId, summary }
    const held = sql`exists (select 1 from ${ciTriggers} where ${is})`
    const guards = [{ condition: held, refusal: triggerNotFound }]
    await commit(context, { ...note, action: 'ciTriggers.delete', guards }, [
      context.services.db.delete(ciTriggers).where(is),
    ])
    return { deleted: true as const }
  },
})
