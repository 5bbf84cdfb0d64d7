import { expect, test, vi } from 'vitest'
import { exportTestCases } from '../../../../workers/features/public-generator/export-test-cases.route.ts'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { extractFromFile } from '../../../../workers/features/public-generator/extract-from-file.route.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { withImportedEvidence } from '../../../../shared/domain/test-imports/imported-evidence.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { importTestCases } from '../../../../workers/features/public-generator/import-test-cases.route.ts'
import { refineSession } from '../../../../workers/features/public-generator/refine-session.ts'
import { ask, expectRefusal, newAddress, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newBusy, newGenerated, newSession, requirements, settled } from './support.ts'

interface Imported {
  format: string
  layout?: string
  alternative?: { layout: string; testCases: { title: string }[] }
  dryRun: boolean
  testCases: { id: string; title: string }[]
  findings: { row?: number; severity: string; message: string }[]
  totalTestCases: number
  updatedAt: string
}

const form = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const body = new FormData()
  body.append('file', new File([content], 'cases.csv'))
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

async function bring(sessionId: string, content: string, fields?: Record<string, string>): Promise<Imported> {
  const response = await send(importTestCases, { sessionId }, { body: form(content, fields) })
  expect(response.status).toBe(200)
  return response.json()
}

const csv = 'ID,Title,Steps,Expected Results\nA,Pay,1. Pay,1. Paid\nB,Cancel,1. Cancel,1. Gone\n'

test('the cases of a file are added to the session, in order, and a second time under names of their own', async () => {
  const { sessionId, updatedAt } = await newSession()
  const first = await bring(sessionId, csv)
  expect(first).toMatchObject({ format: 'csv', dryRun: false, findings: [], totalTestCases: 2 })
  expect(first.updatedAt > updatedAt).toBe(true)
  const second = await bring(sessionId, csv)
  expect(second.testCases.map(({ id, title }) => [id, title])).toEqual([
    ['A-2', 'Pay (2)'],
    ['B-2', 'Cancel (2)'],
  ])
  expect(second.findings).toHaveLength(2)
  const session = await ask(getSession, { sessionId })
  expect(session).toMatchObject({ status: 'ready', totalTestCases: 4, updatedAt: second.updatedAt })
  expect(session.testCases.map(({ id }) => id)).toEqual(['A', 'B', 'A-2', 'B-2'])
})

test('imported cases say whether a run can play them, in the preview and in the session', async () => {
  const { sessionId } = await newSession()
  const file =
    'ID,Title,Steps,Expected Results\nA,Look,1. Open the page,"1. ""Milk"" is visible"\nB,Ponder,1. Ponder the milk,1. Gone\n'
  const suggestion = { stepNumber: 1, part: 'Ponder the milk', say: expect.any(Array) }
  const judged = [
    { automation: { ready: true, reasons: [] } },
    { automation: { ready: false, suggestions: expect.arrayContaining([suggestion]) } },
  ]
  expect((await bring(sessionId, file, { dryRun: 'true' })).testCases).toMatchObject(judged)
  await bring(sessionId, file)
  expect((await ask(getSession, { sessionId })).testCases).toMatchObject(judged)
})

test('a preview shows what would be added and changes nothing', async () => {
  const { sessionId } = await newSession()
  await bring(sessionId, csv)
  const before = await ask(getSession, { sessionId })
  const shown = await bring(sessionId, csv, { dryRun: 'true' })
  expect(shown).toMatchObject({ dryRun: true, totalTestCases: 4, updatedAt: before.updatedAt })
  expect(shown.testCases.map(({ id }) => id)).toEqual(['A-2', 'B-2'])
  expect(await ask(getSession, { sessionId })).toEqual(before)
})

test('a session of one’s own cases has empty requirements: a sheet with a row for each step is imported, and messages change it', async () => {
  const { sessionId, requirements: none } = await ask(createSession, { title: 'My cases', requirements: '' })
  expect(none).toBe('')
  const sheet = 'ID,Title,Step #,Step,Expected\nA,Pay,1,Open,\n,,2,Pay,Paid\nB,Leave,1,Leave,\n'
  const { layout, testCases, totalTestCases } = await bring(sessionId, sheet)
  expect({ layout, totalTestCases }).toEqual({ layout: 'row-per-step', totalTestCases: 2 })
  expect(testCases).toMatchObject([{ steps: { length: 2 } }, { steps: { length: 1 } }])
  await ask(refineSession, { sessionId, message: 'Remove B' })
  const { status, testCases: left } = await settled(sessionId)
  expect([status, left.map(({ id }) => id)]).toEqual(['ready', ['A']])
})

test('a preview shows both readings of a sheet that may be meant both ways, and the layout that is sent chooses', async () => {
  const { sessionId } = await newSession()
  const sheet = 'Title,Step\nPay,Open\nPay,Pay\n'
  const shown = await bring(sessionId, sheet, { dryRun: 'true' })
  expect(shown).toMatchObject({
    layout: 'row-per-step',
    testCases: { length: 1 },
    alternative: { layout: 'row-per-case', testCases: { length: 2 } },
  })
  const added = await bring(sessionId, sheet, { layout: 'row-per-case' })
  expect(added).toMatchObject({ layout: 'row-per-case', totalTestCases: 2, findings: { length: 1 } })
  expect(added).not.toHaveProperty('alternative')
})

test('what a session exports comes back without its proof, and the analysis of gaps counts it', async () => {
  const { testCases } = await newGenerated()
  const { sessionId } = await newSession()
  const gapsIn = async () =>
    (await ask(generate, { requirements, mode: 'gap-analysis', sessionId })) as { gaps: unknown[] }
  const before = await gapsIn()
  const file = await send(exportTestCases, { testCases, format: 'json' })
  await bring(sessionId, await file.text())
  expect((await ask(getSession, { sessionId })).testCases).toEqual(testCases.map(withImportedEvidence))
  expect(before.gaps.length).toBeGreaterThan(0)
  expect((await gapsIn()).gaps.length).toBeLessThan(before.gaps.length)
})

test('rows that cannot be read are told with their numbers, the others are added', async () => {
  const { sessionId } = await newSession()
  const { testCases, findings } = await bring(sessionId, 'Title,Priority\nPay,soonish\n,high\nCancel,low\n')
  expect(testCases.map(({ title }) => title)).toEqual(['Pay', 'Cancel'])
  expect(findings.map(({ row, severity }) => [row, severity])).toEqual([
    [2, 'warning'],
    [3, 'error'],
  ])
})

test('while a run works on the session no file is even read, a preview is shown', async () => {
  const { sessionId } = await newBusy()
  await expectRefusal(send(importTestCases, { sessionId }, { body: form('<suite>') }), 409, 'sessions.busy')
  expect(await bring(sessionId, csv, { dryRun: 'true' })).toMatchObject({ totalTestCases: 2 })
})

test('a session holds 1,000 cases: more are refused as a whole', async () => {
  const { sessionId } = await newSession()
  const rows = Array.from({ length: 999 }, (_, index) => `T${index},1. Go`).join('\n')
  expect(await bring(sessionId, `Title,Steps\n${rows}\n`)).toMatchObject({ totalTestCases: 999 })
  await expectRefusal(send(importTestCases, { sessionId }, { body: form(csv) }), 409, 'sessions.full')
  expect((await ask(getSession, { sessionId })).totalTestCases).toBe(999)
})

test('a case too large for storage is left out by name, the others are added', async () => {
  const { sessionId } = await newSession()
  const steps = Array.from({ length: 30 }, () => ({ action: 'x', testData: 'x'.repeat(20_000) }))
  const file = JSON.stringify([{ title: 'Huge', steps }, { title: 'Pay' }])
  const { testCases, findings } = await bring(sessionId, file)
  expect(testCases.map(({ title }) => title)).toEqual(['Pay'])
  expect(findings.at(-1)).toMatchObject({ severity: 'error', message: expect.stringContaining('"Huge"') })
})

test('a session holds eight million characters: what would be more is refused as a whole', async () => {
  const { sessionId } = await newSession()
  const steps = Array.from({ length: 10 }, () => ({ action: 'x', testData: 'x'.repeat(20_000) }))
  const file = JSON.stringify(Array.from({ length: 25 }, (_, index) => ({ title: `T${index}`, steps })))
  await bring(sessionId, file)
  for (const body of [form(file), form(file, { dryRun: 'true' })])
    await expectRefusal(send(importTestCases, { sessionId }, { body }), 409, 'sessions.full')
  expect((await ask(getSession, { sessionId })).totalTestCases).toBe(25)
})

test('all that is wrong with a form is told at once', async () => {
  const { sessionId } = await newSession()
  const body = new FormData()
  const wrong = { projectId: 'x', format: 'pdf', dryRun: 'perhaps', layout: 'row-per-column' }
  for (const [name, value] of Object.entries(wrong)) body.append(name, value)
  const { status, details } = await refusal(send(importTestCases, { sessionId }, { body }))
  expect(status).toBe(400)
  expect(details?.map(({ path }) => path).toSorted()).toEqual([...Object.keys(wrong), 'file'].toSorted())
})

test('a part that is sent twice is refused', async () => {
  const { sessionId } = await newSession()
  const body = form(csv, { format: 'csv' })
  body.append('format', 'json')
  await expectRefusal(send(importTestCases, { sessionId }, { body }), 400, { path: 'format' })
})

test.each([
  ['a table of something else', 'a,b\n1,2\n', 415, 'uploads.unsupported'],
  ['nothing', '', 400, 'uploads.empty'],
  ['broken XML', '<suite>', 400, 'uploads.malformed'],
  ['XML with entities', '<!DOCTYPE a [<!ENTITY b "c">]><suite>&b;</suite>', 400, 'uploads.malformed'],
  ['a file over 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 413, 'uploads.too_large'],
])('%s is refused with a sentence, and nothing is added', async (_, content, status, error) => {
  const { sessionId } = await newSession()
  const answer = await refusal(send(importTestCases, { sessionId }, { body: form(content) }))
  expect(answer).toMatchObject({ status, error })
  expect((await ask(getSession, { sessionId })).totalTestCases).toBe(0)
})

test('imports and uploads share one limit', async () => {
  const headers = { 'cf-connecting-ip': newAddress() }
  const { sessionId } = await newSession()
  await send(importTestCases, { sessionId }, { body: form(csv), headers })
  const body = new FormData()
  body.append('file', new File(['a b c'], 'a.txt'))
  const upload = await send(extractFromFile, {}, { body, headers })
  expect(upload.headers.get('ratelimit-remaining')).toBe('28')
})

test('a reader that dies is answered as a file that asks too much, and logged for the operator', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sessionId } = await newSession()
  const extract = { importTestCases: () => Promise.reject(new Error('exceeded memory')) }
  const api = deploy([importTestCases], { EXTRACT: extract as never })
  const sending = { transport: api, body: form(csv) }
  await expectRefusal(send(importTestCases, { sessionId }, sending), 413, 'uploads.too_large')
  expect(String(spy.mock.calls[0]?.[0])).toContain('exceeded memory')
  spy.mockRestore()
})
