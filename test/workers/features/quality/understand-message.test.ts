import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import type { Model, ModelAnswer } from '../../../../shared/services/models.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { reviseTestCases } from '../../../../workers/features/quality/revise-test-cases.ts'
import { rewordTestCases } from '../../../../workers/features/quality/reword-test-cases.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { userId, email, token, organizationId } = owner
const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
const steps = [{ stepNumber: 1, action: 'Have a look', expectedResult: 'Total 12 shows' }]
await ask(createTestCase, { projectId, organizationId, title: 'Cedar', steps }, { token })

function asOwner(answer: () => Promise<ModelAnswer>, settings = {}) {
  const prompts: unknown[] = []
  const model: Model = {
    engine: 'openai-compatible',
    ask: (request) => {
      prompts.push(request)
      return answer()
    },
  }
  const actor = { kind: 'user', userId, email, name: 'Ada' } as const
  return { context: withServices(newContext({ actor, settings }), { model }), prompts }
}

const tokens = { inputTokens: 1, outputTokens: 1 }
const silent = () =>
  Promise.resolve({ ok: false as const, reason: 'AI_RetryError', inputTokens: 0, outputTokens: 0 })
const message = 'put the Cedar case first'
const revised = (context: ReturnType<typeof newContext>, words = message) =>
  call(reviseTestCases, context, { projectId, message: words })

test('where the model does not answer, the reply says so before what set phrases can do', async () => {
  const { reply, warnings, understood } = await revised(asOwner(silent).context)
  const sentence = 'The model did not answer, so only set phrases are understood. Try again in a minute.'
  expect(understood).toBe(false)
  expect(reply).toMatch(/^The model did not answer, .* I did not understand .put the Cedar case first/)
  expect(reply.startsWith(sentence)).toBe(true)
  expect(warnings).toEqual([sentence])
})

test('a model that is silent for too long is told of likewise', async () => {
  const never = () => new Promise<ModelAnswer>(() => undefined)
  const { reply } = await revised(asOwner(never, { MODEL_TIMEOUT_SECONDS: 0.05 }).context)
  expect(reply).toMatch(/^The model did not answer, so only set phrases are understood\./)
})

test('an answer of no use is told of as one', async () => {
  const nonsense = () => Promise.resolve({ ok: true as const, value: { moon: 'Bring it' }, ...tokens })
  const { reply, warnings } = await revised(asOwner(nonsense).context)
  expect(reply).toMatch(/^The answer of the model could not be read, .* I did not understand/)
  expect(warnings).toHaveLength(1)
})

test('a message that is understood by model or grammar says nothing of silence', async () => {
  const value = { changes: [], answer: 'There is one case only.' }
  const heard = await revised(asOwner(() => Promise.resolve({ ok: true as const, value, ...tokens })).context)
  expect(heard.reply).toBe('Nothing was changed. There is one case only.')
  expect(heard.warnings).toBeUndefined()
  const { context, prompts } = asOwner(silent)
  const set = await revised(context, 'Make #1 critical')
  expect(set).toMatchObject({ understood: true, reply: expect.not.stringContaining('model') as string })
  expect(prompts).toEqual([])
})

test('with a ceiling of 0 dollars the reply says so and who can raise it, and rewording says that nothing was asked', async () => {
  await ask(updateOrganization, { organizationId, settings: { modelUsdPerDay: 0 } }, owner)
  const { context, prompts } = asOwner(silent)
  const { reply, warnings = [] } = await revised(context)
  expect(reply).toMatch(
    /^The settings of your organization allow no model.*admins can raise it under Settings → Models\. Without a model only set phrases are understood\. I did not understand/,
  )
  expect(warnings).toEqual([reply.slice(0, reply.indexOf(' I did not understand'))])
  const reworded = await call(rewordTestCases, context, { projectId })
  expect(reworded).toMatchObject({ rewordings: [], remaining: [expect.any(String)] })
  expect(reworded.warnings).toEqual([
    expect.stringMatching(/^Nothing was asked: the settings of your organization allow no model/),
  ])
  expect(prompts).toEqual([])
  for (const text of [reply, ...(reworded.warnings ?? [])])
    expect(text).not.toMatch(/modelUsdPerDay|go on alone/)
})
