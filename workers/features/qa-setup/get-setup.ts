import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { workAccess, workErrors } from '../quality/index.ts'
import { type Present, setupOf } from './rules.ts'
import { presentIn } from './store.ts'

export const getSetup = defineOperation({
  id: 'quality.getSetup',
  route: 'GET /api/qa/setup',
  summary: 'Tell what is set up for testing, and the next step',
  description:
    'The first step that is not done is the next one; its `hint` names the call that takes it. Steps of an organization are told where one is named, steps of a project where a project is. `ready` says that test cases can be generated for what was named; without either, what anyone signed in can do.',
  access: workAccess,
  effect: 'read',
  input: () => ({ organizationId: z.uuid().optional(), projectId: z.uuid().optional() }),
  output: () =>
    z.object({
      ready: z.boolean(),
      steps: z.array(
        z.object({ id: z.string(), done: z.boolean(), hint: z.string() }).meta({ id: 'SetupStep' }),
      ),
      quickPath: z.string(),
      advancedPath: z.string(),
    }),
  errors: workErrors,
  mcp: 'listed',
  run: async (context, { projectId }) => setupOf(await present(context, projectId)),
})

async function present(context: Context, projectId: string | undefined): Promise<Present> {
  if (context.tenant) return { organization: true, ...(await presentIn(context, projectId)) }
  const { actor, services } = context
  const own = actor.kind === 'user' ? await services.memberships.few(actor.userId, null) : []
  return { organization: own.length > 0 }
}
