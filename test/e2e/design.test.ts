import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { createTaggerOfFiles } from '../../scripts/marks/tagger-of-files.mjs'
import {
  type DesignEvent,
  type DesignResult,
  generateTests,
} from '../../shared/domain/test-generation/index.ts'
import { textsToMark } from '../../shared/domain/test-generation/tiers/marked-text.ts'

const harness = createTestHarness({
  root: new URL('../..', import.meta.url).pathname,
  workers: [
    { configPath: './test/support/design-caller/wrangler.toml' },
    { configPath: './workers/design/wrangler.toml' },
  ],
})

beforeAll(() => harness.listen())
afterAll(() => harness.close())

interface Answer {
  result: DesignResult
  events: DesignEvent[]
  heard: number
  error?: string
}

async function ask(input: object): Promise<Answer> {
  const response = await harness.fetch('/', { method: 'POST', body: JSON.stringify(input) })
  return (await response.json()) as Answer
}

const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
const request = { requirements, mode: 'agentic', maxTestCases: 50 } as const
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('the built engine gives over its binding what the library gives, and tells its steps on the way', async () => {
  const { result, events, heard } = await ask(request)
  const tagger = await createTaggerOfFiles()
  const marks = new Map(textsToMark(request).map((text) => [text, tagger.mark(text)]))
  const deeds = ({ testCases }: Pick<typeof result, 'testCases'>) =>
    testCases.map(({ id, title, steps }) => ({ id, title, steps }))
  expect(deeds(result)).toEqual(asJson(deeds(generateTests({ ...request, marks }))))
  expect(result.testCases.every(({ checks = [] }) => checks.length > 0)).toBe(true)
  const tools = events.flatMap((event) => (event.type === 'tool_call' ? [event.tool] : []))
  expect(tools).toEqual(
    expect.arrayContaining(['mark_sentences', 'read_requirements', 'design_cases', 'check_coverage']),
  )
  expect(heard).toBeGreaterThanOrEqual(tools.length)
})

test('code is read and Gherkin is parsed in the built engine', async () => {
  const codeContent =
    'export function isAdult(age: number): boolean {\n  if (age < 18) return false\n  return true\n}\n'
  const { result } = await ask({ ...request, codeContent, codeLanguage: 'typescript', format: 'gherkin' })
  expect(result.warnings).toEqual([])
  expect(result.requirements.some(({ source }) => /code/i.test(source))).toBe(true)
  expect(result.testCases.every(({ gherkin }) => gherkin?.startsWith('Feature: '))).toBe(true)
})

test('a caller that goes away in the middle ends the work, and the next caller is served', async () => {
  // Not designed before: that would be told at once.
  const gone = await ask({ ...request, requirements: requirements.replace('120', '119'), hearUntil: 1 })
  expect(gone).toMatchObject({ error: expect.stringContaining('the caller is gone'), heard: 1 })
  expect((await ask(request)).result.testCases.length).toBeGreaterThan(3)
})

test('a text of far more than is read at once gives no more than a call can carry, and the next caller is served', async () => {
  const huge = await ask({
    mode: 'extract-requirements',
    requirements: 'It must b.\n'.repeat(90_000),
  })
  expect(huge.error).toBeUndefined()
  expect(huge.result.summary.requirements).toMatchObject({ sentences: 90_000, notRead: 88_000 })
  expect((await ask(request)).result.testCases.length).toBeGreaterThan(3)
})

test('callers at once get each their own', async () => {
  const limits = [20, 30, 40, 50]
  const answers = await Promise.all(
    limits.map((most) => ask({ ...request, requirements: requirements.replace('120', String(most)) })),
  )
  for (const [index, { result }] of answers.entries())
    expect(JSON.stringify(result.testCases)).toContain(`\\"${(limits[index] ?? 0) + 1}\\"`)
})

test('the built Worker answers no request of its own, and gives nobody its weights', async () => {
  const worker = harness.getWorker('tracewright-design')
  for (const path of ['/', '/tagger.bin']) expect((await worker.fetch(path)).status).toBe(404)
})
