import { expect, test } from 'vitest'
import { exportQaTestCases } from '../../../../workers/features/quality/export-qa-test-cases.route.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { importQaTestCases } from '../../../../workers/features/quality/import-qa-test-cases.route.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { text } from './support.ts'

const { token } = await newPerson()

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
  const body = new FormData()
  body.append('file', new File([file], 'cases.csv'))
  body.append('dryRun', 'true')
  body.append('format', 'testmgr')
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

test('exports are counted by themselves and not as generations', async () => {
  const person = await newPerson()
  const testCases = [{ id: 'A', title: 'Pay', testType: 'negative' as const }]
  const exported = await send(exportQaTestCases, { testCases, format: 'json' }, { token: person.token })
  expect(exported.headers.get('ratelimit-remaining')).toBe('49')
})

test.each([
  ['too many lines', 'x\n'.repeat(101)],
  ['a line that is too long', 'x'.repeat(4001)],
])('preconditions of %s are refused, and not cut', async (_, preconditions) => {
  const testCases = [{ id: 'A', title: 'Pay', testType: 'negative' as const, preconditions }]
  const answer = await refusal(send(exportQaTestCases, { testCases, format: 'json' }, { token }))
  expect(answer).toMatchObject({ status: 400, details: [{ path: expect.stringContaining('preconditions') }] })
})
