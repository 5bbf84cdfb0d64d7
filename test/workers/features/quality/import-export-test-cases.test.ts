import { expect, test } from 'vitest'
import { exportQaTestCases } from '../../../../workers/features/quality/export-test-cases.route.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { importQaTestCases } from '../../../../workers/features/quality/import-test-cases.route.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { text } from './support.ts'

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

test('without dryRun nothing is promised: 501 says what to send', async () => {
  for (const fields of [{}, { dryRun: 'false' }] as Record<string, string>[]) {
    expect(await refusal(send(importQaTestCases, {}, { token, body: form(csv, fields) }))).toMatchObject({
      status: 501,
      error: 'not_implemented',
      message: expect.stringContaining('dryRun'),
    })
  }
})

test('a broken form and a foreign file are refused, and nobody imports without signing in', async () => {
  expect(await refusal(send(importQaTestCases, {}, { token, body: 'no form' }))).toMatchObject({
    status: 400,
  })
  const foreign = form('a,b\n1,2\n', { dryRun: 'true' })
  expect(await refusal(send(importQaTestCases, {}, { token, body: foreign }))).toMatchObject({
    status: 415,
    error: 'uploads.unsupported',
  })
  expect((await refusal(send(importQaTestCases, {}, { body: form(csv) }))).status).toBe(401)
})

test('cases of the QA operations are exported under their type, and come back from the file', async () => {
  const { testCases } = await ask(generateTestCases, { requirements: text }, { token })
  const given = testCases.map((testCase) => ({ ...testCase, type: 'smoke' as const }))
  const response = await send(
    exportQaTestCases,
    { testCases: given, format: 'testrail', projectName: 'Shop' },
    { token },
  )
  expect(response.headers.get('content-disposition')).toContain('filename="shop-test-cases.csv"')
  const file = await response.text()
  expect(file).toContain('Smoke & Sanity')
  const body = form(file, { dryRun: 'true', format: 'testmgr' })
  const back = await send(importQaTestCases, {}, { token, body })
  const { testCases: read, findings } = await back.json<{
    testCases: { title: string; testType: string }[]
    findings: unknown[]
  }>()
  expect(findings).toEqual([])
  expect(read.map(({ title, testType }) => [title, testType])).toEqual(
    testCases.map(({ title }) => [title, 'smoke']),
  )
})

test('public cases are taken as well, a variant that a format does not have is refused', async () => {
  const testCases = [{ id: 'A', title: 'Pay', testType: 'negative', preconditions: 'A cart\nA card' }]
  const response = await send(exportQaTestCases, { testCases, format: 'json' }, { token })
  expect(await response.json()).toMatchObject({
    testCases: [{ testType: 'negative', preconditions: ['A cart', 'A card'] }],
  })
  const refused = send(exportQaTestCases, { testCases, format: 'csv', variant: 'xml' }, { token })
  expect(await refusal(refused)).toMatchObject({ status: 400, details: [{ path: 'variant' }] })
})

test('imports and exports are counted by themselves and not as generations', async () => {
  const person = await newPerson()
  const left = async (answer: Promise<Response>) => Number((await answer).headers.get('ratelimit-remaining'))
  const testCases = [{ id: 'A', title: 'Pay', testType: 'negative' as const }]
  const preview = send(importQaTestCases, {}, { token: person.token, body: form(csv, { dryRun: 'true' }) })
  expect(await left(preview)).toBe(29)
  expect(await left(send(exportQaTestCases, { testCases, format: 'json' }, { token: person.token }))).toBe(49)
})

test.each([
  ['too many lines', 'x\n'.repeat(101)],
  ['a line that is too long', 'x'.repeat(4001)],
])('preconditions of %s are refused, and not cut', async (_, preconditions) => {
  const testCases = [{ id: 'A', title: 'Pay', testType: 'negative' as const, preconditions }]
  const answer = await refusal(send(exportQaTestCases, { testCases, format: 'json' }, { token }))
  expect(answer).toMatchObject({ status: 400, details: [{ path: expect.stringContaining('preconditions') }] })
})
