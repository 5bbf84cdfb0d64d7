import { describe, expect, test } from 'vitest'
import { judge } from '../../../../shared/domain/judging/index.ts'
import type { CheckName, TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { authored } from '../../../support/authored/authored.ts'

const { sentences, pages, cases } = authored('page-2')
const input = { sentences, pages, author: 'model' } as const
const caseOf = (id: string): TestCase => structuredClone(cases.find((each) => each.id === id)!)
const edited = (id: string, from: string, to: string): TestCase =>
  JSON.parse(
    JSON.stringify(caseOf(id)).replaceAll(JSON.stringify(from).slice(1, -1), JSON.stringify(to).slice(1, -1)),
  )
const resultOf = ({ checks = [] }: TestCase, name: CheckName) =>
  checks.find(({ check }) => check === name)?.result
const ofSteps = (testCase: TestCase, change: (text: string) => string): TestCase => ({
  ...testCase,
  steps: testCase.steps!.map((step) => ({
    ...step,
    action: change(step.action),
    expectedResult: change(step.expectedResult),
  })),
})

describe('cases that a strong reader wrote at first sight', () => {
  test.each(['page-2', 'page-3'] as const)(
    'all of %s hold in every respect but a second derivation',
    (page) => {
      const { cases: own, ...request } = authored(page)
      const judgement = judge(own, { ...request, author: 'model' })
      expect(judgement).toMatchObject({ left: [], returned: [], removed: [] })
      expect(judgement.cases.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
      for (const testCase of judgement.cases) {
        const open = testCase.checks!.filter(({ result }) => result !== 'holds')
        expect(open.map(({ check }) => check)).toEqual(['derived_twice'])
        expect(testCase).toMatchObject({ verified: false, automation: { ready: true }, author: 'model' })
      }
    },
  )

  test('without a page they are as good, and nobody knows whether they are possible', () => {
    const { cases: judged } = judge(cases, { sentences, author: 'assistant' })
    expect(judged.every((each) => resultOf(each, 'possible') === 'unknown')).toBe(true)
    expect(judged.every((each) => resultOf(each, 'grounded') === 'holds')).toBe(true)
    expect(judged.every(({ automation }) => automation?.ready)).toBe(true)
  })
})

describe('falsified cases', () => {
  test('a price that the text does not have is taken out, and the case goes back', () => {
    const {
      cases: judged,
      removed,
      returned,
    } = judge([edited('TC-001', 'Price: 4.90', 'Price: 5.95')], input)
    expect(removed).toMatchObject([
      { id: 'TC-001', stepNumber: 4, expectation: '"Price: 5.95 EUR" is shown' },
    ])
    expect(judged[0]!.steps![3]!.expectedResult).not.toContain('5.95')
    expect(returned[0]!.checks.map(({ check }) => check)).toEqual(['grounded'])
  })

  test('a message in other words is taken out', () => {
    const { removed } = judge([edited('TC-026', 'Please choose a zone.', 'Please select a zone.')], input)
    expect(removed.map(({ expectation }) => expectation)).toEqual([
      'The message "Please select a zone." is shown',
    ])
  })

  test('a case of which nothing is left is left out and goes back', () => {
    const only = ofSteps(caseOf('TC-013'), (text) =>
      text.replace(/^"Price: .*$/, '"Price: 77.70 EUR" is shown'),
    )
    const judgement = judge([only], input)
    expect(judgement.cases).toEqual([])
    expect(judgement.left).toMatchObject([{ id: 'TC-013' }])
    expect(judgement.returned).toMatchObject([{ id: 'TC-013', checks: [{ check: 'grounded' }] }])
    expect(judgement.removed).toHaveLength(4)
  })

  test('an option that the list does not have makes a case impossible', () => {
    const { cases: judged, returned } = judge(
      [ofSteps(caseOf('TC-001'), (text) => text.replace('"Domestic"', '"Mars"'))],
      input,
    )
    expect(resultOf(judged[0]!, 'possible')).toBe('fails')
    expect(judged[0]!.automation!.ready).toBe(false)
    expect(returned[0]!.hint).toContain('“Domestic”')
  })

  test('an invented button makes a case impossible, and the nearest controls are named', () => {
    const { returned } = judge(
      [ofSteps(caseOf('TC-001'), (text) => text.replace('"Get quote"', '"Get price"'))],
      input,
    )
    expect(returned[0]!.checks[0]!.reason).toContain('"Get price"')
    expect(returned[0]!.hint).toContain('“Get quote”')
  })

  test('typing into a checkbox is impossible', () => {
    const { cases: judged } = judge(
      [ofSteps(caseOf('TC-001'), (text) => text.replace('the "Weight in kg" field', '"Express delivery"'))],
      input,
    )
    expect(resultOf(judged[0]!, 'possible')).toBe('fails')
  })

  test('two cases that do the same and expect other prices both fail and name each other', () => {
    const other = {
      ...ofSteps(caseOf('TC-001'), (text) => text.replace('Price: 4.90', 'Price: 12.50')),
      id: 'X',
      title: 'Another price',
    }
    const { cases: judged, returned } = judge([...cases, other], input)
    const failing = judged.filter((each) => resultOf(each, 'consistent') === 'fails')
    expect(failing.map(({ id }) => id)).toEqual(['TC-001', 'TC-039', 'X'])
    expect(returned.map(({ checks }) => checks[0]!.reason)).toEqual([
      expect.stringContaining('“X”'),
      expect.stringContaining('“X”'),
      expect.stringContaining('“TC-001”'),
    ])
  })

  test('a case that denies what another one shows after the same steps fails with it', () => {
    const denial = ofSteps({ ...caseOf('TC-028'), id: 'X', title: 'No message' }, (text) =>
      text.startsWith('The message') ? '"Please choose a zone." is not shown' : text,
    )
    const { returned } = judge([...cases, denial], input)
    expect(returned.map(({ id }) => id).toSorted()).toEqual(['TC-028', 'X'])
  })

  test('a sentence that the text does not have is named', () => {
    const { returned } = judge(
      [{ ...caseOf('TC-001'), sentences: ['Every parcel is free of charge.', 'S999'] }],
      input,
    )
    expect(returned[0]!.checks[0]!.reason).toBe(
      'The text has no sentence “Every parcel is free of charge.” and “S999”.',
    )
  })

  test('sentences may be cited by id, and what stands under another one still has ground', () => {
    const cited = { ...caseOf('TC-001'), sentences: ['s2'] }
    const check = judge([cited], input).cases[0]!.checks!.find((each) => each.check === 'grounded')!
    expect(check).toMatchObject({ result: 'holds', reason: expect.stringContaining('does not cite') })
    expect(check.sentence).toContain('Price: 4.90 EUR')
  })
})

describe('masses and odd input', () => {
  test('of 200 equal cases one stays', () => {
    const equal = Array.from({ length: 200 }, (_none, at) => ({ ...caseOf('TC-001'), id: `E${at}` }))
    const { cases: judged, left } = judge(equal, input)
    expect(judged).toHaveLength(1)
    expect(left).toHaveLength(199)
    expect(left[0]!.reason).toContain('(E0)')
  })

  test('a case of 1,000 steps is judged like any other', () => {
    const steps = Array.from({ length: 1000 }, (_none, at) => ({
      stepNumber: at + 1,
      action: `Enter "${at}" in the "Weight in kg" field`,
      expectedResult: '"Price: 4.90 EUR" is not shown',
    }))
    const { cases: judged } = judge([{ ...caseOf('TC-001'), steps }], input)
    expect(resultOf(judged[0]!, 'grounded')).toBe('holds')
  })

  test('a case of more prose than is read at once is not read, and the others are', () => {
    const step = { stepNumber: 1, action: 'Click "Get quote"', expectedResult: '' }
    const long = { ...caseOf('TC-003'), steps: Array.from({ length: 60_000 }, () => step) }
    const { cases: judged } = judge([caseOf('TC-001'), long, caseOf('TC-002')], input)
    expect(judged.map((each) => resultOf(each, 'readable'))).toEqual(['holds', 'unknown', 'holds'])
    expect(judged[1]).toMatchObject({ verified: false, automation: { ready: false } })
  })

  test('no cases, no sentences and no steps throw nothing', () => {
    expect(judge([], { sentences: [], author: 'model' }).cases).toEqual([])
    const empty = { ...caseOf('TC-001'), steps: [], sentences: [] }
    expect(judge([empty], { sentences: [], pages: [], author: 'model' }).cases[0]!.verified).toBe(false)
  })

  test('who made a case is what the caller says, not what the case says of itself', () => {
    const claimed = { ...caseOf('TC-001'), author: 'embedded', basis: 'proved', verified: true } as const
    const checks = [{ check: 'derived_twice', result: 'holds', reason: 'Trust me.' } as const]
    const { cases: judged } = judge([{ ...claimed, checks }], { ...input, author: 'assistant' })
    expect(judged[0]).toMatchObject({ author: 'assistant', verified: false })
    expect(judge([claimed], { ...input, author: 'embedded' }).cases[0]!.verified).toBe(true)
  })
})

describe('cases of people and ideas', () => {
  test('nothing is taken out of what a person wrote, and a repeat is only reported', () => {
    const falsified = edited('TC-001', 'Price: 4.90', 'Price: 5.95')
    const {
      cases: judged,
      left,
      removed,
    } = judge([falsified, { ...falsified, id: 'X' }], { ...input, author: 'person' })
    expect([left, removed]).toEqual([[], []])
    expect(judged[0]!.steps).toEqual(falsified.steps)
    expect(judged.map((each) => [resultOf(each, 'grounded'), resultOf(each, 'adds')])).toEqual([
      ['fails', 'holds'],
      ['fails', 'fails'],
    ])
  })

  test('an idea of the catalogue is only read and compared, and never verified', () => {
    const { cases: judged } = judge([{ ...caseOf('TC-001'), basis: 'designed' }], {
      ...input,
      author: 'embedded',
    })
    expect(judged[0]!.checks!.map(({ check }) => check)).toEqual(['readable', 'adds'])
    expect(judged[0]!.verified).toBe(false)
  })

  test('a case that is there already is no repeat of itself, another one is', () => {
    const known = [caseOf('TC-001')]
    expect(judge(known, { ...input, known }).left).toEqual([])
    expect(judge([{ ...caseOf('TC-001'), id: 'X' }], { ...input, known }).left).toMatchObject([{ id: 'X' }])
  })
})
