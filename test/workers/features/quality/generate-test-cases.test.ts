import { expect, test } from 'vitest'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { newMember, text } from './support.ts'

const owner = await newOwner()
const { token } = owner

test('a text alone is enough, for a person without any organization', async () => {
  const nobody = await newPerson()
  const { testCases, summary, traceability } = await ask(
    generateTestCases,
    { requirements: text },
    { token: nobody.token },
  )
  expect(testCases.length).toBeGreaterThan(5)
  expect(summary).toMatchObject({ total: testCases.length, engine: 'embedded' })
  for (const { requirementRef } of testCases)
    expect(traceability?.map((traced) => traced.requirementRef)).toContain(requirementRef)
})

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

test('every requirement is traced to cases or gaps, and traceability can be left out', async () => {
  const {
    traceability = [],
    testCases,
    gaps,
  } = await ask(generateTestCases, { requirements: text }, { token })
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

test.each([
  ['owner', 200],
  ['admin', 200],
  ['member', 200],
  ['viewer', 403],
] as const)('in an organization a %s gets %i', async (role, status) => {
  const person = role === 'owner' ? owner : await newMember(owner.organizationId, role)
  const input = { requirements: text, organizationId: owner.organizationId }
  const response = await send(generateTestCases, input, { token: person.token })
  await response.arrayBuffer()
  expect(response.status).toBe(status)
})

test("another tenant's organization is 404, named by id or by header, and so is one that does not exist", async () => {
  const stranger = await newOwner()
  for (const organizationId of [owner.organizationId, crypto.randomUUID()]) {
    const input = { requirements: text, organizationId }
    const named = await refusal(send(generateTestCases, input, { token: stranger.token }))
    expect(named).toMatchObject({
      status: 404,
      error: 'organizations.not_found',
      details: [{ path: 'organizationId' }],
    })
    const headers = { 'x-organization-id': organizationId }
    const byHeader = send(generateTestCases, { requirements: text }, { token: stranger.token, headers })
    expect(await refusal(byHeader)).toMatchObject({ status: 404 })
  }
})

test('a project is 404 with its path, because there are none yet', async () => {
  const input = { requirements: text, projectId: crypto.randomUUID() }
  expect(await refusal(send(generateTestCases, input, { token }))).toMatchObject({
    status: 404,
    error: 'projects.not_found',
    details: [{ path: 'projectId' }],
  })
})

test('a knowledge base is 501 until there are any, after tenant and role', async () => {
  const input = { knowledgeBaseId: crypto.randomUUID(), requirements: text }
  expect(await refusal(send(generateTestCases, input, { token }))).toMatchObject({
    status: 501,
    error: 'not_implemented',
    details: [{ path: 'knowledgeBaseId' }],
  })
  const foreign = { ...input, organizationId: crypto.randomUUID() }
  expect(await refusal(send(generateTestCases, foreign, { token }))).toMatchObject({ status: 404 })
})

test.each([
  [{}, 'requirements'],
  [{ requirements: '   ' }, 'requirements'],
  [{ requirements: text, maxTestCases: 201 }, 'maxTestCases'],
  [{ requirements: text, projectId: 'mine' }, 'projectId'],
  [{ requirements: text, testTypes: ['usability'] }, 'testTypes.0'],
])('%j is refused at %s, before its organization is looked at', async (input, path) => {
  const answer = await refusal(
    send(generateTestCases, { ...input, organizationId: crypto.randomUUID() }, { token }),
  )
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed', details: [{ path }] })
})
