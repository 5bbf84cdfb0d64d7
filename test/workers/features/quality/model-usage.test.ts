import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import { readPrices } from '../../../../shared/services/model-prices.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { reviseByModel } from '../../../../workers/features/quality/write-by-model.ts'
import { generateStoryTests } from '../../../../workers/features/quality/generate-story-tests.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { getCurrentTokenUsage } from '../../../../workers/features/usage/get-current-token-usage.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { eachTook, writingModel, writtenText } from '../../../support/writing-model.ts'

const prices = readPrices('{"unnamed": {"input": 10, "output": 100}}')
const each = 0.02
const visitorsGetNone = { VISITORS_MODEL_USD_PER_DAY: 0 }

function signedIn({ userId, email }: Owner, settings = {}) {
  const { model, asked } = writingModel()
  const context = newContext({
    actor: { kind: 'user', userId, email, name: 'Ada' },
    settings: { ...visitorsGetNone, ...settings },
  })
  return { context: withServices(context, { model, prices }), asked }
}

const input = ({ organizationId }: Owner) => ({ requirements: writtenText, organizationId })
const dollars = (questions: number) => Math.round(questions * each * 100) / 100

test('a generation for an organization says what its model took, and counts nothing as that of visitors', async () => {
  const owner = await newOwner()
  const { context, asked } = signedIn(owner)
  const { modelUsage, summary } = await call(generateTestCases, context, input(owner))
  expect(summary.engine).toBe('openai-compatible')
  expect(asked.length).toBeGreaterThan(0)
  expect(modelUsage).toEqual({
    model: 'unnamed',
    inputTokens: asked.length * eachTook.inputTokens,
    outputTokens: asked.length * eachTook.outputTokens,
    costUsd: dollars(asked.length),
  })
})

test('a generation for a story says what its model took', async () => {
  const owner = await newOwner()
  const { context, asked } = signedIn(owner)
  const { token, organizationId } = owner
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const story = {
    organizationId,
    projectId,
    title: 'Greeting',
    acceptanceCriteria: [{ given: 'the page', when: '"Greet" is pressed', then: 'it shows "Hello there"' }],
  }
  const { story: made } = await ask(createStory, story, { token })
  const { modelUsage } = await call(generateStoryTests, context, { storyId: made.storyId })
  expect(asked.length).toBeGreaterThan(0)
  expect(modelUsage?.costUsd).toBe(dollars(asked.length))
})

test('above the ceiling of an organization the embedded authors go on alone, and who can raise it is named', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  await ask(updateOrganization, { organizationId, settings: { modelUsdPerDay: each } }, owner)
  const first = signedIn(owner)
  const begun = await call(generateTestCases, first.context, input(owner))
  expect(first.asked).toHaveLength(1)
  const second = signedIn(owner)
  const after = await call(generateTestCases, second.context, input(owner))
  expect(second.asked).toHaveLength(0)
  expect(after).not.toHaveProperty('modelUsage')
  for (const { warnings } of [begun, after])
    expect(warnings).toContainEqual(
      expect.stringMatching(
        /ceiling for today is reached: your organization allows \$0\.02 a day.*owners and admins can raise it/,
      ),
    )
  await ask(updateOrganization, { organizationId, settings: { modelUsdPerDay: 5 } }, owner)
  const third = signedIn(owner)
  await call(generateTestCases, third.context, input(owner))
  expect(third.asked.length).toBeGreaterThan(0)
})

test('the ceiling of the operator holds for organizations that have none of their own', async () => {
  const owner = await newOwner()
  const ceiling = { MODEL_USD_PER_DAY: each }
  await call(generateTestCases, signedIn(owner, ceiling).context, input(owner))
  const { context, asked } = signedIn(owner, ceiling)
  await call(generateTestCases, context, input(owner))
  expect(asked).toHaveLength(0)
})

test('the account of an organization shows each task with its tokens and cost, messages about cases too', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { context, asked } = signedIn(owner)
  await call(generateTestCases, context, input(owner))
  const written = asked.length
  const own = { ...context, tenant: { organizationId, role: 'member' as const } }
  const session = { requirements: writtenText, testCases: [], scope: 'full', format: 'standard' } as const
  const { modelUsage } = await reviseByModel(own, 'Add one more', { ...session, testCases: [] })
  expect(modelUsage?.costUsd).toBe(each)
  const { byTask, totalCost } = await ask(getCurrentTokenUsage, { organizationId }, { token })
  expect(byTask).toContainEqual({ task: 'quality.reviseCases', ...eachTook, cost: each })
  expect(byTask.map(({ task }) => task)).toContain('quality.writeCases')
  expect(totalCost).toBeCloseTo(each * (written + 1), 9)
})
