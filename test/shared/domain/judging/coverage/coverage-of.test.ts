import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf, questionFor } from '../../../../../shared/domain/judging/coverage/index.ts'
import type { DemandingSentence } from '../../../../../shared/domain/judging/coverage/index.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { authored } from '../../../../support/blind-choice/authored.ts'
import { forAll } from '../../../../support/for-all.ts'

const caseOf = (id: string, change: Partial<TestCase>): TestCase => ({
  id,
  title: id,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  verified: true,
  ...change,
})
const stepOf = (action: string, expectedResult = '', testData?: string) => [
  { stepNumber: 1, action, expectedResult, ...(testData === undefined ? {} : { testData }) },
]
const demand = (text: string, change: Partial<DemandingSentence> = {}): DemandingSentence => ({
  id: 'S1',
  text,
  demands: true,
  ...change,
})
const rowOf = (text: string, cases: Partial<TestCase>[], change: Partial<DemandingSentence> = {}) =>
  coverageOf(
    cases.map((own, at) => caseOf(`TC-${at}`, { sentences: [text], ...own })),
    [demand(text, change)],
  ).sentences[0]!

const page = authored('page-2')
const demanding = page.sentences.map((sentence) => ({ ...sentence, demands: !!sentence.requirementRef }))
const written = page.cases.map((testCase) => ({ ...testCase, verified: true }))

test('the written cases of a page try all that its rules name, but for the one that nobody can test', () => {
  const { sentences, needs, verified } = coverageOf(written, demanding)
  const open = sentences.filter(({ status }) => status !== 'tested' && status !== 'context')
  expect(open).toMatchObject([{ id: 'S25', status: 'gap', unused: [] }])
  expect(needs - verified).toBe(1)
})

test('without the cases of a row its price is named', () => {
  const others = written.filter(({ sentences = [] }) => !sentences.some((text) => text.includes('| 7 |')))
  const { sentences, percentVerified } = coverageOf(others, demanding)
  expect(sentences.find(({ id }) => id === 'S16')).toMatchObject({
    status: 'gap',
    unused: ['11', '30', 'Price: 19.00 EUR'],
    caseIds: [],
  })
  expect(percentVerified).toBeLessThan(100)
})

test('a case that cites a row and shows another price leaves it partly tested', () => {
  const others = written.map((testCase) => ({
    ...testCase,
    steps: testCase.steps!.map((step) => ({
      ...step,
      expectedResult: step.expectedResult.replace('"Price: 19.00 EUR" is shown', '"Price:" is shown'),
    })),
  }))
  const row = coverageOf(others, demanding).sentences.find(({ id }) => id === 'S16')!
  expect(row).toMatchObject({ status: 'partly', unused: ['Price: 19.00 EUR'] })
  expect(questionFor(page.sentences[15]!, row.unused)).toEqual({
    text: `What does a person enter or do, and what is then to be seen for “Price: 19.00 EUR”? The text says: “${page.sentences[15]!.text}”`,
    sentences: ['S16'],
  })
})

test('numbers count by value, however they are written', () => {
  const text = 'The limit is 1,000 pieces.'
  expect(rowOf(text, [{ steps: stepOf('Enter "1000" in the "Pieces" field') }]).status).toBe('tested')
  expect(rowOf(text, [{ steps: stepOf('Enter "1000.00" in the "Pieces" field') }]).status).toBe('tested')
  expect(rowOf(text, [{ steps: stepOf('Enter "1" in the "Pieces" field') }]).status).toBe('partly')
  expect(rowOf(text, [{ steps: stepOf('Enter "10000" in the "Pieces" field') }]).status).toBe('partly')
})

test('neighbours of a figure count only on both sides', () => {
  const text = 'The weight is at most 30 kg.'
  const entering = (value: string) => ({ steps: stepOf(`Enter "${value}" in the "Weight" field`) })
  expect(rowOf(text, [entering('31')]).unused).toEqual(['30'])
  expect(rowOf(text, [entering('31'), entering('29')]).status).toBe('tested')
  const price = 'An order costs at least 19.00 EUR.'
  expect(rowOf(price, [entering('18.99'), entering('19.01')]).status).toBe('tested')
  expect(rowOf(price, [entering('18'), entering('20')]).status).toBe('partly')
})

test('what must not be seen tries no price', () => {
  const text = 'The price is "19.00 EUR".'
  expect(rowOf(text, [{ steps: stepOf('Open the page', '"19.00 EUR" is not shown') }]).status).toBe('partly')
  expect(rowOf(text, [{ steps: stepOf('Open the page', '"19.00 EUR" is shown') }]).status).toBe('tested')
})

test('a length is tried by a text of that length, a share by a calculation', () => {
  const name = 'A name has 2 to 40 characters.'
  const entering = (length: number) => ({
    steps: stepOf(`Enter "${'a'.repeat(length)}" in the "Name" field`),
  })
  expect(rowOf(name, [entering(2), entering(40)]).status).toBe('tested')
  expect(rowOf(name, [entering(2)]).unused).toEqual(['40'])
  expect(rowOf('It costs 40 EUR.', [entering(40)]).unused).toEqual(['40'])
  const share = 'Members get 10 % off.'
  const computed = [{ expression: '50 * 0.9', value: '45' }]
  const step = { stepNumber: 1, action: 'Open the page', expectedResult: '"Total: 45.00" is shown', computed }
  expect(rowOf(share, [{ steps: [step] }]).status).toBe('tested')
  expect(rowOf(share, [{ steps: [{ ...step, expectedResult: '"Total" is shown' }] }]).unused).toEqual(['10'])
})

test('blanks of a text stand for any value', () => {
  const text = 'It shows "Status: <state>" at all times.'
  expect(rowOf(text, [{ steps: stepOf('Open the page', '"Status: Draft" is shown') }]).status).toBe('tested')
  expect(rowOf(text, [{ steps: stepOf('Open the page', '"Draft" is shown') }]).unused).toHaveLength(1)
})

test('a negation needs an absence, or the text that is shown instead', () => {
  const text = 'Orders cannot be changed.'
  const needs = [
    { kind: 'sentence' as const, text, start: 0, end: text.length },
    { kind: 'negation' as const, text: 'cannot', start: 7, end: 13 },
  ]
  const shown = { steps: stepOf('Open the page', '"Order 5" is shown') }
  const absent = { steps: stepOf('Open the page', '"Change" is not shown') }
  expect(rowOf(text, [shown], { needs })).toMatchObject({ status: 'partly', unused: ['cannot'] })
  expect(rowOf(text, [absent], { needs }).status).toBe('tested')
})

test('ideas and cases with a doubt count apart', () => {
  const text = 'The fee is 12 EUR.'
  const steps = stepOf('Look at the fee', 'It is 12 EUR')
  const idea = caseOf('I-1', { sentences: [text], steps, basis: 'designed', verified: false })
  const counted = coverageOf(
    [idea, caseOf('TC-1', { sentences: [text], steps, verified: false })],
    [demand(text)],
  )
  expect(counted).toMatchObject({ needs: 2, verified: 0, ideas: 2, percentVerified: 0, percentIdeas: 100 })
  expect(counted.sentences).toEqual([
    { id: 'S1', status: 'designed', unused: ['12'], caseIds: ['I-1', 'TC-1'] },
  ])
})

test('a case cites by words, by a part of them, or by requirement', () => {
  const text = '- REQ-9: The total has a heading'
  const by = (change: Partial<TestCase>) =>
    coverageOf([caseOf('TC-1', change)], [demand(text, { requirementRef: 'REQ-9' })]).sentences[0]!.caseIds
  expect(by({ sentences: ['The total has a heading'] })).toEqual(['TC-1'])
  expect(by({ requirementRef: 'REQ-9' })).toEqual(['TC-1'])
  expect(by({ requirementRefs: ['REQ-8', 'REQ-9'] })).toEqual(['TC-1'])
  expect(by({ sentences: ['The'], requirementRef: 'REQ-90' })).toEqual([])
})

test('what the caller knows of a sentence stays, and it counts as it demands', () => {
  const sentences = [
    demand('It is fast.', { id: 'S1', status: 'untestable' }),
    demand('Unread 5.', { id: 'S2', status: 'not_read' }),
    demand('Background.', { id: 'S3', demands: false }),
  ]
  const { needs, sentences: rows } = coverageOf([], sentences)
  expect(needs).toBe(3)
  expect(rows.map(({ status }) => status)).toEqual(['untestable', 'not_read', 'context'])
})

test('nothing to cover is no full coverage', () => {
  expect(coverageOf([], [])).toMatchObject({ needs: 0, percentVerified: 0, percentIdeas: 0, sentences: [] })
})

test('it is never complete while a price of the text is tried by no case', () => {
  const price = fc.tuple(fc.integer({ min: 100, max: 9999 }), fc.integer({ min: 10, max: 99 }))
  const rows = fc.uniqueArray(price, { minLength: 1, maxLength: 6, selector: ([whole]) => whole >> 3 })
  forAll([rows, fc.nat(), fc.boolean(), fc.boolean()], 60, (prices, chosen, isQuoted, isCited) => {
    const written = prices.map(([whole, part]) => `${whole}.${part}`)
    const sentences = written.map((amount, at) =>
      demand(`| Rate ${'abcdef'.charAt(at)} | ${isQuoted ? `"${amount} EUR"` : amount} |`, { id: `S${at}` }),
    )
    const missing = chosen % prices.length
    const all = sentences.map(({ text }) => text)
    const cases = written.map((amount, at) =>
      caseOf(`TC-${at}`, {
        sentences: all,
        steps: stepOf('Open the page', at === missing ? '"Rate" is shown' : `"${amount} EUR" is shown`),
      }),
    )
    const whole = coverageOf(isCited ? cases : cases.filter((_, at) => at !== missing), sentences)
    expect(whole.percentVerified).toBeLessThan(100)
    const row = whole.sentences[missing]!
    expect(row.status).not.toBe('tested')
    expect(row.unused.join()).toContain(written[missing])
    expect(whole.sentences.filter(({ status }) => status !== 'tested')).toHaveLength(1)
  })
})

test('hostile texts and cases are read without an error', () => {
  const texts = ['', '"'.repeat(5000), '1'.repeat(5000), '|'.repeat(5000), '1 2 3 4 5 6 7 8 9 '.repeat(500)]
  const sentences = texts.map((text, at) => demand(text, { id: `S${at}` }))
  const cases = texts.map((text) =>
    caseOf('same', { sentences: [text.slice(0, 4000)], steps: stepOf(text, text) }),
  )
  expect(() => coverageOf(cases, sentences)).not.toThrow()
})
