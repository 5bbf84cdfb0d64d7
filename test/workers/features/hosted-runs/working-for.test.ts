import { expect, test } from 'vitest'
import { readPrices } from '../../../../shared/services/model-prices.ts'
import type { Model } from '../../../../shared/services/models.ts'
import { interpreterOf } from '../../../../workers/features/hosted-runs/interpret-step.ts'
import { workingFor } from '../../../../workers/features/hosted-runs/working-for.ts'
import { getTokenUsage } from '../../../../workers/features/usage/get-token-usage.ts'
import { listAgentRuns } from '../../../../workers/features/projects/list-agent-runs.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

const took = { inputTokens: 100, outputTokens: 10 }
const model: Model = {
  engine: 'openai-compatible',
  ask: () => Promise.resolve({ ok: true, value: { actions: [], checks: [] }, ...took }),
}
const prices = readPrices('{"unnamed": {"input": 10, "output": 100}}')
const question = { step: { action: 'Do it', expectedResult: '' }, data: [], clauses: [] }

const askedIn = (context: ReturnType<typeof newContext>) =>
  interpreterOf(context)?.ask(question as never, '', AbortSignal.timeout(10_000))

test('what a run of a project asks stands in the account of its organization, and makes no agent run of its own', async () => {
  const { organizationId, token } = await newOwner()
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const context = withServices(newContext({ settings: { VISITORS_MODEL_USD_PER_DAY: 0 } }), { model, prices })
  const own = workingFor(context, { organizationId, projectId })
  expect(await askedIn(own)).toMatchObject({ model: { name: 'unnamed', ...took } })
  const { records } = await ask(getTokenUsage, { organizationId, includeRecords: true }, { token })
  expect(records).toMatchObject([{ task: 'hostedRuns.interpretStep', projectId, ...took, cost: 0.002 }])
  const { agentRuns } = await ask(listAgentRuns, { projectId }, { token })
  expect(agentRuns).toEqual([])
})

test('a run of a session is a visitor’s, and says why no model is asked above the ceiling', async () => {
  const context = withServices(newContext({ settings: { VISITORS_MODEL_USD_PER_DAY: 0 } }), { model, prices })
  const own = workingFor(context, { organizationId: null, projectId: null })
  expect(own).toBe(context)
  expect(await askedIn(own)).toEqual({ refusal: expect.stringContaining('Visitors get no model here') })
})
