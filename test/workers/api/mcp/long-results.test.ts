import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { partOf } from '../../../../workers/api/mcp/cut-lists.ts'
import { callRaw } from '../../../support/assistants.ts'
import { newOwner } from '../../../support/people.ts'
import { caseResult, newRun, newSession } from '../../../support/runs.ts'

const owner = await newOwner()

test('what was done once is told in its first part, with the tool that reads the rest', async () => {
  const sessionId = await newSession([])
  const testCases = Array.from({ length: 150 }, (_, number) => ({
    id: `TC-${number + 1}`,
    title: `Case ${number}`,
    description: 'It takes its place, and more of it. '.repeat(10),
  }))
  const { result } = await callRaw('public_replaceTestCases', { sessionId, testCases }, owner)
  const told = result!.structuredContent as { testCases: unknown[]; nextCursor?: string }
  expect(told.testCases.length).toBeLessThan(150)
  expect(told.nextCursor).toBeUndefined()
  expect(result?.content[1]?.text).toMatch(/\d+ of 15\d entries.*public_getSession/)
})

test('a run is asked for its verdicts only, or shows where its cases ended', async () => {
  const { executionId, stub, attempt } = await newRun()
  const failed = caseResult(executionId, 1, { status: 'failed', error: 'No such text' })
  for (const result of [caseResult(executionId, 0), failed]) {
    await stub.putCase({ attempt, index: result.index, result, now: Date.now() })
    const key = result.steps[0]?.screenshotKey ?? ''
    await env.FILES.put(key, `picture ${result.index}`, { httpMetadata: { contentType: 'image/png' } })
  }
  const running = await callRaw('public_getExecution', { executionId }, owner)
  expect(running.result?.content.filter(({ type }) => type === 'image')).toEqual([])
  await stub.finish({
    attempt,
    status: 'completed',
    result: {
      browser: null,
      manifestKey: null,
      timelineKey: null,
      harKey: null,
      consoleKey: null,
      warnings: [],
    },
    now: Date.now(),
  })

  const verdicts = await callRaw('public_getExecution', { executionId, detail: 'verdicts' }, owner)
  const told = verdicts.result!.structuredContent as { cases: object[]; causes: object; evidence?: object }
  expect(told.cases).toEqual([
    { testCaseId: 'TC-1', title: 'Case TC-1', status: 'passed', durationMs: 1200 },
    {
      testCaseId: 'TC-2',
      title: 'Case TC-2',
      status: 'failed',
      durationMs: 1200,
      cause: 'behaviour',
      error: 'No such text',
    },
  ])
  expect(told.causes).toEqual({ behaviour: 1, control: 0, step: 0, other: 0 })
  expect(told.evidence).toBeUndefined()
  expect(verdicts.result?.content).toHaveLength(1)

  const { result } = await callRaw('public_getExecution', { executionId }, owner)
  expect(result?.content.slice(1)).toEqual([
    { type: 'text', text: 'TC-2 "Case TC-2", failed: step 1' },
    { type: 'image', mimeType: 'image/png', data: btoa('picture 1') },
    { type: 'text', text: 'TC-1 "Case TC-1", passed: step 1' },
    { type: 'image', mimeType: 'image/png', data: btoa('picture 0') },
  ])
  const { cases } = result!.structuredContent as { cases: { screenshotUrls: Record<string, string> }[] }
  const [link = ''] = Object.values(cases[0]?.screenshotUrls ?? {})
  const picture = await callRaw('evidence_get', { token: link.split('/').at(-1) }, owner)
  expect(picture.result?.content).toEqual([{ type: 'image', mimeType: 'image/png', data: btoa('picture 0') }])
})

test('warnings stand in every part of a long answer, unless they are long themselves', () => {
  const cases = Array.from({ length: 50 }, (_, number) => `Case ${number}`)
  const answer = { cases, warnings: ['Too little of the text was read.'], gaps: ['one', 'two'] }
  const first = partOf(answer, undefined, 300)
  expect(first?.answer).toMatchObject({ warnings: answer.warnings, gaps: [] })
  expect(first?.total).toBe(52)
  expect(partOf(answer, first?.nextCursor, 300)?.answer['warnings']).toEqual(answer.warnings)
  const long = { cases, warnings: Array.from({ length: 50 }, () => 'w'.repeat(100)) }
  expect(partOf(long, undefined, 300)?.answer['warnings']).toEqual([])
})

test('a part says which lists are filled in another one', () => {
  const cases = Array.from({ length: 50 }, (_, number) => `Case ${number}`)
  const answer = { cases, rehearsal: { status: 'over', cases: ['passes'] }, gaps: [] }
  const first = partOf(answer, undefined, 300)
  expect(first?.elsewhere).toEqual(['/rehearsal/cases'])
  const last = partOf(answer, btoa('50/51'), 300)
  expect(last?.elsewhere).toEqual(['/cases'])
  expect(partOf(answer, undefined, 30_000)?.elsewhere).toEqual([])
})
