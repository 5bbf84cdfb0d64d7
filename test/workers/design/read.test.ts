import { describe, expect, test } from 'vitest'
import { generateTests } from '../../../shared/domain/test-generation/index.ts'
import type { AskFor, DesignInput } from '../../../shared/services/designer.ts'
import { design } from '../../../workers/design/design.ts'
import { read } from '../../../workers/design/read.ts'
import { refineCases } from '../../../workers/design/refine-cases.ts'
import { german, germanAnswer, limit } from '../../support/answers.ts'

const request: DesignInput = { requirements: german, mode: 'generate', maxTestCases: 50 }
const always =
  (value: unknown): AskFor =>
  () =>
    Promise.resolve(structuredClone(value))

async function readingOf(ask: AskFor) {
  const { reading } = await read(request, ask, { timeoutMs: 5000 })
  if (!reading) throw new Error('The model was of no use')
  return { engine: 'openai-compatible' as const, ...reading }
}

describe('by what a model said', () => {
  test('the Worker designs, and tells its steps as without', async () => {
    const tools: string[] = []
    const designed = await design(
      { ...request, reading: await readingOf(always(germanAnswer)) },
      (events) => {
        for (const event of events) if (event.type === 'tool_call') tools.push(event.tool)
        return Promise.resolve()
      },
    )
    expect(designed.testCases).toHaveLength(4)
    expect(designed.summary.engine).toBe('openai-compatible')
    expect(tools).toEqual([
      'read_requirements',
      'build_model',
      'enumerate_coverage_items',
      'design_cases',
      'check_coverage',
    ])
  })

  test('it refines, and without that it refines as the engine alone', async () => {
    const reading = await readingOf(always(germanAnswer))
    const { testCases } = await design({ ...request, reading })
    const session = { requirements: german, testCases }
    const message = 'Add a test with Alter 65'
    expect((await refineCases(message, { ...session, reading })).added).toEqual(['TC-005'])
    expect((await refineCases(message, session)).added).toEqual([])
  })
})

test('a reading that fits no text of the request is as none, but for who designs', async () => {
  const reading = await readingOf(always(germanAnswer))
  const other = { ...request, requirements: german.replace('18', '21') }
  const { testCases, summary } = await design({ ...other, reading })
  expect(testCases).toEqual([])
  expect(summary.engine).toBe(generateTests(other).summary.engine)
})

test('a caller that answers nothing, fails or hangs is no reading', async () => {
  const silent: AskFor[] = [
    always(undefined),
    () => Promise.reject(new Error('the caller is gone')),
    () => new Promise(() => undefined),
  ]
  for (const ask of silent) {
    const { reading, asked } = await read(request, ask, { timeoutMs: 20 })
    expect(reading).toBeUndefined()
    expect(asked).toEqual({ parts: 1, answered: 0, questions: 1 })
  }
})

test('what is wrong is asked once more, with the reason', async () => {
  const asked: string[] = []
  const ask: AskFor = ({ user }) => {
    asked.push(user)
    const limits = asked.length === 1 ? [limit([0], '21 <= [Alter] <= 120')] : germanAnswer.limits
    return Promise.resolve({ ...germanAnswer, limits })
  }
  const { testCases } = await design({ ...request, reading: await readingOf(ask) })
  expect(asked[1]).toContain('21 does not stand in the sentences that it names')
  expect(testCases).toHaveLength(4)
})
