import { describe, expect, test } from 'vitest'
import type { DesignEvent } from '../../../../shared/domain/test-generation/index.ts'
import type { Designer } from '../../../../shared/services/designer.ts'
import { designCases } from '../../../../workers/features/quality/index.ts'
import { answerWith, german, germanAnswer, limit, numberNamed } from '../../../support/answers.ts'
import { newContext } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { contextWith, request, says } from './support.ts'

const embedded = await designCases(newContext(), request())
const alone = 'The model gave no usable answer in time, so the embedded engine worked alone.'
const tooLittle = 'The model read too little of the text, so the embedded engine worked alone.'

test('another language gives cases when the model reads it, and a warning when there is none', async () => {
  const without = await designCases(newContext(), request({ requirements: german }))
  expect(without.testCases).toEqual([])
  expect(without.warnings).toEqual([expect.stringMatching(/^Not read: language\./)])
  const { testCases, requirements, summary, warnings, reading } = await designCases(
    contextWith(says(germanAnswer)),
    request({ requirements: german }),
  )
  expect(warnings).toEqual([])
  const data = testCases.flatMap(({ steps = [] }) => steps.map(({ testData }) => testData))
  expect(data).toEqual(['Alter=18', 'Alter=120', 'Alter=17', 'Alter=121'])
  expect(requirements).toMatchObject([{ readBy: 'model' }])
  expect(summary).toMatchObject({
    engine: 'openai-compatible',
    requirements: { sentences: 1, tested: 1, notRead: 0 },
    reading: { parts: 1, answered: 1, questions: 1, dropped: [] },
  })
  expect(reading).toMatchObject({ engine: 'openai-compatible', texts: [{ is: 'requirements' }] })
})

describe('changes nothing but a warning: a model that', () => {
  test.each([
    [
      'fails',
      () =>
        Promise.resolve({ ok: false, reason: 'AI_APICallError', inputTokens: 0, outputTokens: 0 } as const),
      alone,
    ],
    ['breaks', () => Promise.reject(new Error('no network')), alone],
    ['answers outside the schema', says({ things: 'all of them' }), alone],
    ['answers with broken elements', says({ things: [{ s: [1] }, 7, null], limits: ['x'] }), tooLittle],
    ['never answers', () => new Promise<never>(() => undefined), alone],
    [
      'invents',
      says(
        answerWith({
          things: [numberNamed('Salary', [1])],
          limits: [limit([1], '[Salary] <= 5'), limit([1], '[Age] <= 17')],
        }),
      ),
      tooLittle,
    ],
    [
      'obeys what it should read',
      says(answerWith({ others: [1, 2, 3, 4, 5].map((s) => ({ s: [s], is: 'context', why: 'All pass' })) })),
      tooLittle,
    ],
    [
      'floods',
      says(
        answerWith({
          things: Array.from({ length: 500 }, (_, at) => numberNamed(`Field ${at}`, [1])),
          limits: Array.from({ length: 500 }, (_, at) => limit([1], `[Field ${at}] <= ${at}`)),
        }),
      ),
      tooLittle,
    ],
  ])('%s', async (_how, answer, warning) => {
    const { warnings, ...designed } = await designCases(
      contextWith(answer, { MODEL_TIMEOUT_SECONDS: 0.5 }),
      request(),
    )
    const { warnings: none, ...byItself } = embedded
    expect(none).toEqual([])
    expect(warnings).toEqual([warning])
    expect(designed).toEqual(byItself)
  })
})

describe('an engine that', () => {
  const reads = contextWith(says(germanAnswer))
  const without = (designer: Partial<Designer>) =>
    designCases(contextWithDesigner(designer, reads), request({ requirements: german }))
  const { designer: ours } = newContext().services

  test.each([
    ['dies', () => Promise.reject(new Error('Worker exceeded CPU time limit.'))],
    ['never comes back', () => new Promise<never>(() => undefined)],
  ])('%s while it reads costs the reading alone', async (_, read) => {
    const context = contextWith(says(germanAnswer), { MODEL_TIMEOUT_SECONDS: -19.9 })
    const { testCases, warnings, reading } = await designCases(
      contextWithDesigner({ read }, context),
      request(),
    )
    expect(testCases).toEqual(embedded.testCases)
    expect(warnings).toEqual([alone])
    expect(reading).toBeUndefined()
  })

  test('dies of a reading designs without it', async () => {
    const { summary, reading, warnings } = await without({
      design: (given, tell) =>
        given.reading ? Promise.reject(new Error('Worker exceeded memory limit.')) : ours.design(given, tell),
    })
    expect(summary).toMatchObject({ engine: 'embedded', requirements: { notRead: 1 } })
    expect(reading).toBeUndefined()
    expect(warnings[0]).toBe(
      'The work on what the model read broke off, so the embedded engine worked alone.',
    )
  })

  test('dies in the middle of a reading never goes back for those who watch', async () => {
    const progress: number[] = []
    const onProgress = (event: DesignEvent) => void (event.type === 'status' && progress.push(event.progress))
    const context = contextWithDesigner(
      {
        design: async (given, tell) => {
          if (!given.reading) return ours.design(given, tell)
          await tell?.([{ type: 'status', phase: 'designing', message: 'Designing', progress: 0.4 }])
          throw new Error('Worker exceeded memory limit.')
        },
      },
      reads,
    )
    await designCases(context, request({ requirements: german, onProgress }))
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.length).toBeGreaterThan(4)
  })
})

test('what was read before of the same texts is not asked again, and of other texts it is', async () => {
  let asked = 0
  const context = contextWith(() => {
    asked += 1
    return says(germanAnswer)()
  })
  const first = await designCases(context, request({ requirements: german }))
  const again = await designCases(
    context,
    request({ requirements: german, mode: 'gap-analysis', existingTestCases: first.testCases }),
    { known: first.reading },
  )
  expect(asked).toBe(1)
  expect(again.summary).toMatchObject({ engine: 'openai-compatible', coverage: { percent: 100 } })
  const edited = request({ requirements: german.replace('18', '21') })
  await designCases(context, edited, { known: first.reading })
  expect(asked).toBeGreaterThan(1)
})

test('a part that fails costs that part only', async () => {
  const requirements = `${german}\n\n${'Die Seite zeigt die Liste der Bestellungen und das ist auch gut so.\n\n'.repeat(50)}`
  const context = contextWith((user) =>
    user.includes('Alter') ? says(germanAnswer)() : Promise.reject(new Error('no network')),
  )
  const { summary, warnings } = await designCases(context, request({ requirements }))
  expect(summary).toMatchObject({ engine: 'openai-compatible', requirements: { tested: 1, notRead: 50 } })
  expect(warnings[0]).toMatch(/^The model read 1 of 2 parts/)
})
