import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { listAgentRuns } from '../../../../workers/features/projects/list-agent-runs.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newMember, newOwner, newPerson } from '../../../support/people.ts'
import { text } from './support.ts'

const owner = await newOwner()
const { token } = owner

const newProject = ({ organizationId, token: mine } = owner) =>
  ask(createProject, { name: 'Shop', organizationId }, { token: mine })

test('the cases are those of the public generator, in the shape of the QA operations', async () => {
  const input = { requirements: text, format: 'gherkin', maxTestCases: 7 } as const
  const { testCases } = await ask(generateTestCases, input, { token })
  const open = await ask(generate, input)
  if (!('testCases' in open)) throw new Error('The generation was not synchronous')
  expect(testCases.map(({ id, title, gherkin }) => [id, title, gherkin])).toEqual(
    open.testCases.map(({ id, title, gherkin }) => [id, title, gherkin]),
  )
  expect(testCases.map(({ type }) => type)).toEqual(open.testCases.map(({ testType }) => testType))
  expect(testCases[0]).not.toHaveProperty('testType')
  expect(testCases[0]).not.toHaveProperty('objective')
  const sentBack = testCases.map(({ type, ...testCase }) =>
    TestCase().safeParse({ ...testCase, testType: type }),
  )
  expect(sentBack.every(({ success }) => success)).toBe(true)
})

test('of a text alone every requirement is traced to cases or gaps, and traceability can be left out', async () => {
  const nobody = await newPerson()
  const {
    traceability = [],
    testCases,
    gaps,
    summary,
  } = await ask(generateTestCases, { requirements: text }, nobody)
  expect(summary).toMatchObject({ total: testCases.length, engine: 'embedded' })
  const caseIds = new Set(testCases.map(({ id }) => id))
  const gapIds = new Set(gaps.map(({ gapId }) => gapId))
  expect(traceability.length).toBeGreaterThan(3)
  for (const traced of traceability) {
    expect(traced.testCaseIds.length + traced.gapIds.length, traced.statement).toBeGreaterThan(0)
    expect(traced.testCaseIds.every((id) => caseIds.has(id))).toBe(true)
    expect(traced.gapIds.every((id) => gapIds.has(id))).toBe(true)
  }
  const without = await ask(generateTestCases, { requirements: text, includeTraceability: false }, { token })
  expect(without).not.toHaveProperty('traceability')
  expect(without.testCases).toEqual(testCases)
})

test('filters and the cap hold as in the public generator', async () => {
  const input = { requirements: text, testTypes: ['boundary' as const], maxTestCases: 2 }
  const { testCases, summary } = await ask(generateTestCases, input, { token })
  expect(testCases.map(({ type }) => type)).toEqual(['boundary', 'boundary'])
  expect(summary.coverage.dropped.length).toBeGreaterThan(0)
})

test('in a project a member works for it, also without naming its organization', async () => {
  const { projectId } = await newProject()
  const member = await newMember(owner, 'member')
  const input = { requirements: text, projectId, maxTestCases: 3 }
  expect((await ask(generateTestCases, input, member)).testCases).toHaveLength(3)
  const context = newContext({ actor: { kind: 'user', ...member, name: 'Ada' } })
  await call(generateTestCases, context, { ...input, organizationId: owner.organizationId })
  expect(context).toMatchObject({
    projectId,
    tenant: { organizationId: owner.organizationId, role: 'member' },
  })
})

test('a project without stories has nothing to read, so requirements are asked for', async () => {
  const { projectId } = await newProject()
  expect(await refusal(send(generateTestCases, { projectId }, { token }))).toMatchObject({
    status: 400,
    error: 'validation_failed',
    message: expect.stringContaining('send requirements'),
    details: [{ path: 'requirements' }],
  })
})

test.each([
  [{}, 'requirements'],
  [{ requirements: '   ' }, 'requirements'],
  [{ requirements: text, maxTestCases: 201 }, 'maxTestCases'],
])('%j is refused at %s, before its organization is looked at', async (input, path) => {
  expect(
    await refusedAs(generateTestCases, { ...input, organizationId: crypto.randomUUID() }, { token }),
  ).toBe(`400 validation_failed ${path}`)
})

test('a generation for a project is an agent run of it, told in figures', async () => {
  const { projectId } = await newProject()
  await ask(generateTestCases, { requirements: text, projectId }, { token })
  const { agentRuns: runs } = await ask(listAgentRuns, { projectId }, { token })
  expect(runs).toMatchObject([
    {
      agentType: 'test-design',
      status: 'completed',
      inputSummary: `${text.length} characters`,
      outputSummary: expect.stringMatching(/^\d+ requirements, \d+ test cases, \d+ gaps?$/),
      inputTokens: 0,
      error: null,
    },
  ])
  expect(JSON.stringify(runs)).not.toContain('Age')
})

test('a generation that fails is a failed run', async () => {
  const { organizationId, token: mine } = await newOwner()
  const { db } = newContext().services
  const broken = deploy([generateTestCases], {
    DESIGN: { design: () => Promise.reject(new Error('gone')) },
  } as never)
  const input = { requirements: text, organizationId }
  expect((await send(generateTestCases, input, { token: mine, transport: broken })).status).toBe(503)
  const runs = await db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))
  expect(runs).toMatchObject([{ status: 'failed', error: 'generations.interrupted', projectId: null }])
})

test('a text of nobody in particular leaves no run and no usage', async () => {
  const mine = await newOwner()
  const { organizationId } = mine
  await ask(generateTestCases, { requirements: text }, { token: mine.token })
  const { db } = newContext().services
  expect(await db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))).toEqual([])
})
