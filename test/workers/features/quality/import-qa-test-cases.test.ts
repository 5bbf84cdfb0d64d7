import { strToU8, zipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { importQaTestCases } from '../../../../workers/features/quality/import-qa-test-cases.route.ts'
import type { StoredTestCase } from '../../../../workers/features/test-cases/index.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { getTraceability } from '../../../../workers/features/traceability/get-traceability.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'

const { token } = await newPerson()

const form = (content: string, fields: Record<string, string> = {}) => {
  const body = new FormData()
  body.append('file', new File([content], 'cases'))
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

const csv = 'Title,Steps,Priority\nPay,1. Pay,high\n,,low\nPay,1. Again,low\n'

test('a preview answers the cases and what is wrong with which row', async () => {
  const response = await send(importQaTestCases, {}, { token, body: form(csv, { dryRun: 'true' }) })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    format: 'csv',
    dryRun: true,
    testCases: [
      { title: 'Pay', priority: 'high' },
      { title: 'Pay (2)', priority: 'low' },
    ],
    findings: [{ row: 3, severity: 'error' }, { severity: 'warning' }],
  })
})

test('without a project there is nowhere to store, and dryRun shows what would be', async () => {
  for (const fields of [{}, { dryRun: 'false' }] as Record<string, string>[]) {
    expect(await refusal(send(importQaTestCases, {}, { token, body: form(csv, fields) }))).toMatchObject({
      status: 400,
      details: [{ path: 'projectId', message: expect.stringContaining('dryRun') }],
    })
  }
})

test('a file is stored in a project, once under one key, with its own ids as external ones', async () => {
  const { projectId, token: mine } = await newSuite()
  const file = 'ID,Title,Steps,Priority\nT-1,Pay,1. Pay,high\nT-2,Ship,1. Ship,low\n'
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const store = () => send(importQaTestCases, { projectId }, { token: mine, headers, body: form(file) })
  const first = await store()
  expect(first.status).toBe(200)
  const { testCases } = await first.json<{ testCases: StoredTestCase[] }>()
  expect(testCases.map(({ number, externalId, title }) => [number, externalId, title])).toEqual([
    [1, 'T-1', 'Pay'],
    [2, 'T-2', 'Ship'],
  ])
  expect((await store()).status).toBe(200)
  const stored = (await ask(listTestCases, { projectId }, { token: mine })).testCases
  expect(stored.map(({ id }) => id).toSorted()).toEqual(testCases.map(({ id }) => id).toSorted())
})

test.each([
  ['TestRail', 'ID,Title,Section,Template,References\nC1,Pay,Cart,Test Case (Text),"SHOP-1, SHOP-2"'],
  ['Zephyr Scale', 'Key,Name,Coverage (Issues)\nC1,Pay,"SHOP-1,SHOP-2"'],
  ['Xray', 'Issue ID,Test Type,Summary,Links\nC1,Manual,Pay,SHOP-1;SHOP-2'],
])('several references of a case from %s are kept one by one beside the field', async (_, file) => {
  const { projectId, token: mine } = await newSuite()
  const answer = await send(importQaTestCases, { projectId }, { token: mine, body: form(file) })
  const { testCases } = await answer.json<{ testCases: StoredTestCase[] }>()
  expect(testCases).toMatchObject([
    { requirementRef: expect.stringMatching(/^SHOP-1\W+SHOP-2$/), requirementRefs: ['SHOP-1', 'SHOP-2'] },
  ])
  const { requirements } = await ask(getTraceability, { projectId }, { token: mine })
  expect(requirements.map(({ requirementRef }) => requirementRef)).toEqual(['SHOP-1', 'SHOP-2'])
})

test('of a file with one wrong row nothing is stored, and the row is named', async () => {
  const { projectId, token: mine } = await newSuite()
  const refused = await refusal(send(importQaTestCases, { projectId }, { token: mine, body: form(csv) }))
  expect(refused).toMatchObject({ status: 400, details: [{ path: expect.stringContaining('3') }] })
  expect((await ask(listTestCases, { projectId }, { token: mine })).testCases).toEqual([])
})

test.each([
  ['a sheet with a wrong row', csv, ['Pay', 'Pay (2)'], 'row'],
  [
    'steps before any case',
    'ID,Work Item Type,Title,Test Step,Step Action\n,,,1,Stray\n,Test Case,Pay,1,Pay',
    ['Pay'],
    'row',
  ],
  ['a list with something else in it', '[{"title": "Pay"}, 7]', ['Pay'], 'path'],
] as const)(
  'of %s what is good is stored on request, and what is missing is named',
  async (_, file, titles, place) => {
    const { projectId, token: mine } = await newSuite()
    const request = { token: mine, body: form(file, { partial: 'true' }) }
    const answer = await send(importQaTestCases, { projectId }, request)
    expect(answer.status).toBe(200)
    const { testCases, findings } = await answer.json<{ testCases: StoredTestCase[]; findings: object[] }>()
    expect(testCases.map(({ title }) => title)).toEqual(titles)
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'error', [place]: expect.anything() }),
    )
    const stored = (await ask(listTestCases, { projectId }, { token: mine })).testCases
    expect(stored.map(({ title }) => title).toSorted()).toEqual([...titles])
  },
)

test('a file of which nothing is good is refused whatever is asked', async () => {
  const { projectId, token: mine } = await newSuite()
  const request = { token: mine, body: form('Title,Steps\n,\n', { partial: 'true' }) }
  expect(await refusedAs(importQaTestCases, { projectId }, request)).toMatch(/^400 /)
})

test('a broken form and a foreign file are refused', async () => {
  expect(await refusal(send(importQaTestCases, {}, { token, body: new FormData() }))).toMatchObject({
    status: 400,
  })
  const foreign = form('a,b\n1,2\n', { dryRun: 'true' })
  expect(await refusedAs(importQaTestCases, {}, { token, body: foreign })).toBe('415 uploads.unsupported')
})

test('previews are counted by themselves and not as generations', async () => {
  const person = await newPerson()
  const preview = await send(
    importQaTestCases,
    {},
    { token: person.token, body: form(csv, { dryRun: 'true' }) },
  )
  expect(preview.headers.get('ratelimit-remaining')).toBe('29')
})

test('a preview for an organization is an agent run of it, and no entry of its audit log', async () => {
  const { organizationId, token: mine } = await newOwner()
  const body = form(csv, { dryRun: 'true' })
  expect((await send(importQaTestCases, { organizationId }, { token: mine, body })).status).toBe(200)
  const { db } = newContext().services
  const runs = await db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))
  const outputSummary = '2 test cases, 1 finding'
  expect(runs).toMatchObject([
    { agentType: 'test-import', inputSummary: `${csv.length} bytes`, outputSummary },
  ])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId))
  expect(entries.map(({ action }) => action)).not.toContain('quality.importTestCases')
})

test('an archive is read when it is whole, and refused when what it holds is not as its directory says', async () => {
  const archive = zipSync({ 'cases.csv': strToU8(csv) }, { level: 0 })
  const sent = (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.append('file', new File([bytes], 'cases.zip'))
    body.append('dryRun', 'true')
    return send(importQaTestCases, {}, { token, body })
  }
  expect((await sent(archive)).status).toBe(200)
  const at = new TextDecoder('latin1').decode(archive).indexOf('Pay')
  archive[at] = 'R'.charCodeAt(0)
  expect(await refusedAs(importQaTestCases, {}, { transport: () => sent(archive) })).toBe(
    '400 uploads.malformed',
  )
})
