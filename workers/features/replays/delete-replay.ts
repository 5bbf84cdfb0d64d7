import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { change } from '../websites/index.ts'
import { replayNotFound } from './errors.ts'
import { replayOrganization } from './replay-organization.ts'

export const deleteReplay = defineOperation({
  id: 'replays.delete',
  route: 'DELETE /api/websites/{websiteId}/replays/{replaySessionId}',
  summary: 'Erase a recording of a visit',
  description:
    'Its keys are destroyed at once, so nobody can read it again; what comes of the same visit later is not kept.',
  access: { role: 'admin', organization: replayOrganization, hidden: replayNotFound },
  effect: 'destroy',
  input: () => ({ websiteId: z.uuid(), replaySessionId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [replayNotFound],
  mcp: 'listed',
  async run(context, { websiteId, replaySessionId }) {
    const { organizationId } = tenantOf(context)
    const asked = { replay: replaySessionId, now: context.now() }
    const objects = await change(context, { websiteId, change: 'deleteReplay', asked })
    if (!objects) throw replayNotFound()
    // Without its key nobody reads what is left; what dies here goes with the upkeep.
    if (objects.length > 0) await context.services.recordings.delete(objects)
    const summary = 'Erased a recording of a visit'
    const note = { organizationId, resource: 'replay', resourceId: replaySessionId, summary }
    await commit(context, { ...note, action: 'replays.delete' }, [])
    return { deleted: true as const }
  },
})
