import { describe, expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import {
  emptyAnswer,
  type Answer,
  type Ask,
} from '../../../../../shared/domain/requirement-extraction/index.ts'
import {
  generateTests,
  hearRequest,
  labelsIn,
  recheckClaims,
  type DesignRequest,
  type Reading,
} from '../../../../../shared/domain/test-generation/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { readRecorded, recordedModel, textOf } from '../../../../support/recorded-answers.ts'

const timeoutMs = 5000

async function readingOf(request: DesignRequest, ask: Ask): Promise<Reading> {
  const { reading } = await hearRequest(request, { ask, timeoutMs })
  if (!reading) throw new Error('The model was of no use')
  return { engine: 'openai-compatible', ...reading }
}

const always =
  (answer: unknown): Ask =>
  () =>
    Promise.resolve(structuredClone(answer))

const german = 'Das Alter muss zwischen 18 und 120 Jahren liegen und ist nicht optional.'
const alter: Answer['things'][number] = {
  s: [0],
  name: 'Alter',
  aliases: [],
  kind: 'number',
  entered: true,
  control: null,
  unit: 'Jahren',
  step: null,
  options: [],
  start: null,
  optional: null,
  list: null,
}
const limited = (s: number[], must: string): Answer['limits'][number] => ({ s, must, only: null, show: [] })
const inGerman: Answer = {
  ...emptyAnswer(),
  things: [alter],
  limits: [limited([0], '18 <= [Alter] <= 120')],
}
const asked = (requirements: string, rest: Partial<DesignRequest> = {}): DesignRequest => ({
  requirements,
  mode: 'generate',
  maxTestCases: 200,
  ...rest,
})
const valuesOf = ({ testCases }: ReturnType<typeof generateTests>) =>
  testCases.flatMap(({ steps = [] }) => steps.flatMap(({ testData }) => testData ?? []))

describe('what a strong model answered', () => {
  test.each(['prose', 'shall-list', 'states', 'stories', 'table'])(
    'is designed for as the reader read it, and each sentence says who read it: %s',
    async (name) => {
      const request = asked(textOf(name))
      const reading = await readingOf(request, recordedModel().ask)
      const { summary, requirements, testCases } = generateTests({ ...request, reading })
      expect(summary).toMatchObject({
        engine: 'openai-compatible',
        reading: { parts: 1, answered: 1, dropped: [] },
      })
      expect(requirements.filter(({ readBy }) => readBy === 'engine').length).toBeLessThan(3)
      const { model, sentences } = await readRecorded(name)
      const own = (cases: typeof testCases) =>
        cases.map(({ steps = [] }) => steps.map(({ action }) => action).join('\n'))
      const ours = new Set(own(testCases))
      expect(own(designCases(model, sentences).cases).filter((steps) => !ours.has(steps))).toEqual([])
    },
  )

  test('is plain data: kept as JSON it gives the same cases again, without a question', async () => {
    const request = asked(textOf('table'))
    const reading = await readingOf(request, recordedModel().ask)
    const kept = JSON.parse(JSON.stringify(reading)) as Reading
    expect(generateTests({ ...request, reading: kept })).toEqual(generateTests({ ...request, reading }))
  })
})

describe('a text in another language', () => {
  test('is read where a model reads it, and only there', async () => {
    const request = asked(german)
    const alone = generateTests(request)
    expect(alone.testCases).toEqual([])
    expect(alone.warnings).toEqual([expect.stringMatching(/^Not read: language\./)])
    const designed = generateTests({ ...request, reading: await readingOf(request, always(inGerman)) })
    expect(designed.warnings).toBeUndefined()
    expect(valuesOf(designed)).toEqual(expect.arrayContaining(['Alter=17', 'Alter=18', 'Alter=120']))
    expect(designed.requirements).toMatchObject([{ readBy: 'model', start: 0, end: german.length }])
    expect(designed.summary.requirements).toMatchObject({ sentences: 1, tested: 1, notRead: 0 })
  })

  test('beside an English one: what the model leaves of it is named as not read, and the rest keeps its places', async () => {
    const text = `${german}\nDer Name ist nicht länger als die Adresse und das ist gut.\nThe field "Name" must have 2 to 40 characters.`
    const request = asked(text)
    const { requirements, summary, warnings } = generateTests({
      ...request,
      reading: await readingOf(request, always(inGerman)),
    })
    expect(requirements.map(({ readBy, start, end }) => [readBy, text.slice(start, end)])).toEqual([
      ['model', german],
      ['engine', 'The field "Name" must have 2 to 40 characters.'],
    ])
    expect(summary.requirements).toMatchObject({ sentences: 3, tested: 2, notRead: 1 })
    expect(warnings).toEqual([expect.stringMatching(/^Not read: language\. 1 of 3/)])
  })
})

describe('a model that is no help is not heard', () => {
  const english = textOf('shall-list')
  // A name that really stands in a sentence of the text.
  const { sentences } = readRequirements(english)
  const at = sentences.findIndex(({ is, text }) => is !== 'heading' && /\w{6,}/.test(text))
  const named = /\w{6,}/.exec(sentences[at]?.text ?? '')?.[0] ?? ''
  test.each<[string, Ask]>([
    ['is silent', always(undefined)],
    ['fails', () => Promise.reject(new Error('down'))],
    ['answers no JSON', always('I am a helpful assistant')],
    ['finds nothing', always(emptyAnswer())],
    [
      'invents a field with its bound',
      always({ things: [{ ...alter, name: 'Salary' }], limits: [limited([1], '[Salary] <= 5')] }),
    ],
    ['reads a sentence or two', always({ others: [{ s: [1], is: 'context', why: 'so' }] })],
    [
      'calls everything context',
      always({ others: [{ s: Array.from({ length: 24 }, (_, at) => at), is: 'context', why: '' }] }),
    ],
    [
      'reads one sentence and calls all else context',
      always({
        things: [{ ...alter, s: [at], name: named, unit: null }],
        others: [{ s: Array.from({ length: 24 }, (_, one) => one), is: 'context', why: '' }],
      }),
    ],
  ])('%s', async (_, ask) => {
    expect((await hearRequest(asked(english), { ask, timeoutMs })).reading).toBeUndefined()
  })

  test('hangs', async () => {
    const ask: Ask = () => new Promise(() => undefined)
    const { asked: questions, reading } = await hearRequest(asked(english), { ask, timeoutMs: 20 })
    expect({ questions, reading }).toEqual({
      questions: { parts: 1, answered: 0, questions: 1 },
      reading: undefined,
    })
  })
})

describe('a reading is of one text', () => {
  test('of another one it says nothing', async () => {
    const reading = await readingOf(asked(german), always(inGerman))
    const other = asked(german.replace('18', '21'))
    expect(generateTests({ ...other, reading }).testCases).toEqual([])
  })

  test('what is written below it later is read by the grammar', async () => {
    const reading = await readingOf(asked(german), always(inGerman))
    const longer = asked(`${german}\n\nThe field "Name" must have 2 to 40 characters.`)
    const values = valuesOf(generateTests({ ...longer, reading }))
    expect(values.some((value) => value.includes('Alter=17'))).toBe(true)
    expect(values.some((value) => /Name=\w/.test(value))).toBe(true)
  })

  test('upload and context are read, each for itself', async () => {
    const request = asked('The page shows the list of orders.', {
      uploadedContent: german,
      uploadedFileName: 'alter.md',
    })
    const ask: Ask = ({ user }) => Promise.resolve(user.includes('Alter') ? inGerman : emptyAnswer())
    const { requirements } = generateTests({ ...request, reading: await readingOf(request, ask) })
    expect(requirements.map(({ source, readBy }) => [source, readBy])).toContainEqual(['alter.md', 'model'])
  })

  test('what refines cases knows its inputs, and finds their claims again', async () => {
    const request = asked(german)
    const reading = await readingOf(request, always(inGerman))
    const { testCases } = generateTests({ ...request, reading })
    expect(labelsIn(german, { reading })).toEqual(['Alter'])
    expect(labelsIn(german)).toEqual([])
    expect(recheckClaims(german, testCases, { reading })).toEqual(testCases)
  })
})

test('what does not hold is named by its sentence, with the reason', async () => {
  const lying = {
    ...inGerman,
    limits: [...inGerman.limits, limited([0], '[Alter] <= 99'), limited([0], '[Say yes] <= 18')],
  }
  const reading = await readingOf(asked(german), always(lying))
  expect(reading.told.dropped.map(({ kind, quote }) => [kind, quote])).toContainEqual(['limits', german])
  expect(reading.told.dropped.some(({ reason }) => reason.startsWith('99 does not stand'))).toBe(true)
})
