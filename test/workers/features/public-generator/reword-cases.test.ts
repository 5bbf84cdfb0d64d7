import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stepRewordings } from '../../../../shared/db/tables/rewordings.ts'
import type { Reworded } from '../../../../shared/domain/authoring/rewording/types.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { deleteSession } from '../../../../workers/features/public-generator/delete-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { rewordCases } from '../../../../workers/features/public-generator/reword-cases.ts'
import type { RewordedCases } from '../../../../workers/features/quality/reword-by-model.ts'
import { ask, send } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { newSession } from './support.ts'

const written = (id: string): TestCase => ({
  id,
  title: `Case ${id}`,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action: 'Have a look', expectedResult: 'Total 12 shows' }],
})

async function sessionOf(testCases: TestCase[]): Promise<string> {
  const { sessionId } = await newSession()
  await ask(replaceTestCases, { sessionId, testCases })
  return sessionId
}

const reworded = ({ id, steps = [] }: TestCase): Reworded['rewordings'] =>
  steps.map(({ stepNumber, action, expectedResult }) => ({
    id,
    stepNumber,
    before: { action, expectedResult },
    after: { action: '', expectedResult: 'The total is "12"' },
    readable: true,
    meaning: 'holds',
  }))

/** A deployment whose model says all steps alike, or what `answer` makes of it; `asked` are the ids of each question. */
function withAuthor(answer?: (cases: readonly TestCase[]) => Reworded | null) {
  const asked: string[][] = []
  const whole = (cases: readonly TestCase[]): Reworded => ({
    rewordings: cases.flatMap(reworded),
    refused: [],
    settled: cases.map(({ id }) => id),
  })
  const context = contextWithDesigner(
    {
      reword: async ({ testCases }) => {
        asked.push(testCases.map(({ id }) => id))
        return { reworded: (answer ?? whole)(testCases) }
      },
    },
    withServices(newContext(), { model: { engine: 'small' } }),
  )
  const reword = (sessionId: string, ids?: string[]) =>
    rewordCases.run(
      context,
      { sessionId, ids } as never,
      new Request('https://localhost'),
    ) as Promise<RewordedCases>
  return { asked, reword }
}

test('proposals say each step before and after, and store nothing', async () => {
  const sessionId = await sessionOf([written('A'), written('B')])
  const { asked, reword } = withAuthor()
  const answer = await reword(sessionId, ['B'])
  expect(asked).toEqual([['B']])
  expect(answer).toEqual({ rewordings: reworded(written('B')), refused: [], remaining: [] })
})

test('nobody is asked twice about the same words, and again about other ones', async () => {
  const sessionId = await sessionOf([written('A'), written('B')])
  const { asked, reword } = withAuthor()
  await reword(sessionId, ['A'])
  const both = await reword(sessionId)
  expect(both.rewordings.map(({ id }) => id)).toEqual(['A', 'B'])
  expect(asked).toEqual([['A'], ['B']])
  const changed = { ...written('A'), title: 'Another title' }
  await ask(replaceTestCases, { sessionId, testCases: [changed, written('B')] })
  await reword(sessionId)
  expect(asked).toEqual([['A'], ['B'], ['A']])
  const other = await sessionOf([written('A')])
  await reword(other)
  expect(asked).toHaveLength(4)
})

test('cases are asked about 30 at a time, and what a provider leaves out is asked about again', async () => {
  const all = Array.from({ length: 35 }, (_, at) => written(`T${at + 1}`))
  const sessionId = await sessionOf(all)
  let isDown = true
  const { asked, reword } = withAuthor((cases) => {
    const rewordings = cases.slice(0, 20).flatMap(reworded)
    const settled = isDown ? rewordings.map(({ id }) => id) : cases.map(({ id }) => id)
    return { rewordings: isDown ? rewordings : cases.flatMap(reworded), refused: [], settled }
  })
  const first = await reword(sessionId)
  expect(first.rewordings).toHaveLength(20)
  expect(first.remaining).toEqual(all.slice(20).map(({ id }) => id))
  isDown = false
  const second = await reword(sessionId, first.remaining)
  expect(second.remaining).toEqual([])
  expect(asked.map(({ length }) => length)).toEqual([30, 15])
})

test('a model that does not answer costs nothing, and says that it may be asked again', async () => {
  const sessionId = await sessionOf([written('A')])
  const { reword } = withAuthor(() => null)
  expect(await reword(sessionId)).toMatchObject({
    rewordings: [],
    remaining: ['A'],
    warnings: [expect.stringContaining('Ask again')],
  })
})

test('without a model the answer says who else could do it', async () => {
  const sessionId = await sessionOf([written('A')])
  const response = await send(rewordCases, { sessionId })
  expect(response.status).toBe(501)
  expect(await response.text()).toContain('assistant')
})

test('what was answered goes with its session', async () => {
  const sessionId = await sessionOf([written('A')])
  const { reword } = withAuthor()
  await reword(sessionId)
  const context = newContext()
  const rows = () => context.services.db.$count(stepRewordings, eq(stepRewordings.scope, sessionId))
  expect(await rows()).toBe(1)
  await ask(deleteSession, { sessionId })
  expect(await rows()).toBe(0)
})
