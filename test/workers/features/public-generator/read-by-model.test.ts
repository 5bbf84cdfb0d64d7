import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { SessionSnapshot } from '../../../../durable-objects/public-session/public-session.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Model } from '../../../../shared/services/models.ts'
import {
  generationFields,
  type Generation,
} from '../../../../workers/features/public-generator/generation-input.ts'
import { workOf } from '../../../../workers/features/public-generator/generation-work.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { runGeneration } from '../../../../workers/features/public-generator/run-generation.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { german, germanAnswer } from '../../../support/answers.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { publicSessions } from '../../../support/objects.ts'
import { newSession } from './support.ts'

/** A context whose model answers so, and counts how often it was asked. */
function withModel(value: unknown) {
  let asked = 0
  const model: Model = {
    engine: 'openai-compatible',
    ask: () => {
      asked += 1
      return Promise.resolve({ ok: true, value, inputTokens: 1, outputTokens: 1 })
    },
  }
  return { context: withServices(newContext(), { model }), asked: () => asked }
}

const generating = ({ ...given }: Partial<Generation>): Generation => {
  const {
    read: _,
    answers: __,
    ...request
  } = z.object(generationFields()).parse({ requirements: german, ...given })
  return request
}

/** Runs in a session as the queue does, and gives the session afterwards. */
async function run(context: Context, sessionId: string, request: Generation): Promise<SessionSnapshot> {
  const change = { requirements: request.requirements }
  const input = { kind: 'generate', request } as const
  const { executionId } = await startRun(context, { sessionId, message: 'Go', change, input })
  expect((await runGeneration(context, executionId)).how).toBe('completed')
  const session = await publicSessions.getByName(sessionId).read()
  if (!session) throw new Error('The session is gone')
  return session
}

const dataOf = (cases: readonly { steps?: { testData?: string | undefined }[] | undefined }[]) =>
  cases.flatMap(({ steps = [] }) => steps.map(({ testData }) => testData))

describe('a session whose requirements a model has read', () => {
  let sessionId: string
  let session: SessionSnapshot
  const quiet = () => undefined

  beforeAll(async () => {
    ;({ sessionId } = await newSession())
    session = await run(withModel(germanAnswer).context, sessionId, generating({}))
  })

  const refine = (context: Context, message: string) =>
    workOf(context, { session, input: { kind: 'refine', message }, onProgress: quiet })

  test('holds what it said, and shows who read what and nothing of the rest', async () => {
    expect(dataOf(session.testCases)).toContain('Alter=17')
    expect(session.summary).toMatchObject({ engine: 'openai-compatible' })
    expect(session.reading).toMatchObject({ engine: 'openai-compatible' })
    expect(Object.keys(await ask(getSession, { sessionId }))).not.toContain('reading')
  })

  test('is refined by it, without another question', async () => {
    const { context, asked } = withModel({ instructions: '' })
    const removed = await refine(context, `Remove ${session.testCases[0]?.id}`)
    expect(removed.result.summary).toMatchObject({
      engine: 'openai-compatible',
      coverage: { items: 4, covered: 3 },
      requirements: { tested: 1, notRead: 0 },
    })
    const added = await refine(context, 'Add a test with Alter 65')
    expect(dataOf(added.result.testCases)).toContain('Alter=65')
    const changed = await refine(context, `Change step 1 of TC-003 to Enter "16" as the alter`)
    expect(changed.updated).toEqual(['TC-003'])
    expect(asked()).toBe(0)
  })

  test('takes a sentence that a message adds by the grammar, beside what was read', async () => {
    const { result } = await refine(
      newContext(),
      'Add a test that the field "Name" must have 2 to 40 characters',
    )
    expect(dataOf(result.testCases).some((data) => /Name=\w/.test(data ?? ''))).toBe(true)
    expect(dataOf(result.testCases)).toContain('Alter=17')
  })

  test('names gaps by it and fills them, without another question', async () => {
    const { sessionId: other } = await newSession()
    const first = await run(withModel(germanAnswer).context, other, generating({ maxTestCases: 2 }))
    const { context, asked } = withModel(germanAnswer)
    const looked = await workOf(context, {
      session: first,
      input: { kind: 'generate', request: generating({ mode: 'gap-analysis' }) },
      onProgress: quiet,
    })
    const items = looked.result.gaps.filter(({ coverageItem }) => coverageItem.includes('/boundary/'))
    expect(items).toHaveLength(2)
    const filled = await workOf(context, {
      session: first,
      input: { kind: 'generate', request: generating({ mode: 'fill-gaps', gaps: items }) },
      onProgress: quiet,
    })
    expect(filled.added).toHaveLength(2)
    expect(filled.result.summary.engine).toBe('openai-compatible')
    expect(asked()).toBe(0)
  })

  test('forgets it when the next generation rests on none', async () => {
    const { sessionId: other } = await newSession()
    await run(withModel(germanAnswer).context, other, generating({}))
    const again = await run(
      withModel('nonsense').context,
      other,
      generating({ requirements: 'The age must be at least 18.' }),
    )
    expect(again.reading).toBeNull()
    expect(again.summary).toMatchObject({ engine: 'embedded' })
  })

  test('reads its text once for extraction, generation and gaps, in whatever order', async () => {
    const { sessionId: other } = await newSession()
    const { context, asked } = withModel(germanAnswer)
    const extracted = await run(context, other, generating({ mode: 'extract-requirements' }))
    expect(extracted.reading).toMatchObject({ engine: 'openai-compatible' })
    expect(asked()).toBe(1)
    for (const mode of ['agentic', 'generate', 'gap-analysis', 'extract-requirements'] as const) {
      const after = await run(context, other, generating({ mode }))
      expect([mode, asked()]).toEqual([mode, 1])
      expect(after.summary).toMatchObject({ engine: 'openai-compatible' })
    }
    await run(context, other, generating({ requirements: `${german} Der Name hat 2 Zeichen.` }))
    expect(asked()).toBeGreaterThan(1)
  })

  test('asks again where the model left a part of the text', async () => {
    const { sessionId: other } = await newSession()
    const first = await run(withModel(germanAnswer).context, other, generating({}))
    const told = { parts: 2, answered: 1, questions: 2, dropped: [] }
    const { context, asked } = withModel(germanAnswer)
    await workOf(context, {
      session: { ...first, reading: { ...(first.reading as object), told } },
      input: { kind: 'generate', request: generating({}) },
      onProgress: quiet,
    })
    expect(asked()).toBe(1)
  })
})
