import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const modelOf = (text: string) => {
  const { sentences, read } = readSource({ text })
  return buildModel(sentences, read)
}
const itemsIn = (text: string) => itemsOf(modelOf(text)).filter((item) => item.kind === 'transition')
const gapsOf = (text: string) => design(text).gaps.map(({ description }) => description)

const hotel = `# Reservation states

| State | available | not available | change room | cancel | pay |
|---|---|---|---|---|---|
| Requested | Confirmed | Waiting | – | – | – |
| Confirmed | – | – | Requested | End | End |
| Waiting | Confirmed | – | – | End | – |
| End | – | – | – | – | – |
`
const guarded = `# Order

| From | Event | Guard | To | Action |
|---|---|---|---|---|
| – | create | | Draft | |
| Draft | pay | the balance is enough | Paid | An e-mail is sent |
| Draft | pay | the balance is too low | Draft | "Insufficient funds" is shown |
| Paid | ship | | Shipped | print the label |
| any | cancel | | Cancelled | |

No other transitions are possible. The final states are Shipped and Cancelled.
`

describe('a state table in the text', () => {
  test('gives the hotel table its 7 valid and 13 invalid cells, each invalid one in a case of its own', () => {
    const items = itemsIn(hotel).filter(({ after }) => !after)
    expect(items.filter(({ valid }) => valid)).toHaveLength(7)
    expect(items.filter(({ valid }) => !valid)).toHaveLength(13)
    const negative = design(hotel).testCases.filter(({ tags = [] }) => tags.includes('negative'))
    expect(negative).toHaveLength(13)
    expect(
      negative.every(({ coverageItems = [] }) => coverageItems.filter(({ valid }) => !valid).length === 1),
    ).toBe(true)
    expect(design(hotel).summary.coverage.percent).toBe(100)
  })
  test('a refusal that the table states is stated: the state stays', () => {
    const refused = design(hotel).testCases.find(
      ({ title }) => title.includes('Waiting') && title.includes('pay'),
    )
    expect(refused?.expectedResult).toBe('"Waiting" is visible')
    expect(refused?.coverageItems?.every(({ oracle }) => oracle === 'stated')).toBe(true)
  })
  test('may be turned over: events in the rows', () => {
    const turned = `| Event / State | Open | Closed |\n|---|---|---|\n| close | Closed | – |\n| reopen | – | Open |\n`
    expect(itemsIn(turned).map(({ from, event, to }) => [from, event, to])).toEqual(
      expect.arrayContaining([
        ['Open', 'close', 'Closed'],
        ['Closed', 'reopen', 'Open'],
        ['Closed', 'close', undefined],
        ['Open', 'reopen', undefined],
      ]),
    )
  })
  test('a cell may name a guard, an action or the message of a refusal', () => {
    const text = `| State | Submit | Delete |\n|---|---|---|\n| Draft | [all fields are filled] Sent / An e-mail is sent | Draft |\n| Sent | "Already sent" | – |\n`
    const cases = design(text).testCases.flatMap(({ steps = [] }) =>
      steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`),
    )
    expect(cases).toContain(
      'Submit the item, given that all fields are filled => An e-mail is sent and "Sent" is visible',
    )
    expect(cases).toContain('Submit the item => "Already sent" is visible and "Sent" is visible')
  })
  test('a cell that names two next states is a contradiction without a case', () => {
    const text = `| From | Event | To |\n|---|---|---|\n| Draft | send | Sent |\n| Draft | send | Lost |\n| Sent | read | Done |\n`
    expect(gapsOf(text)).toContainEqual(
      expect.stringContaining('has several next states for “send”: Sent and Lost'),
    )
    expect(design(text).testCases.some(({ expectedResult }) => expectedResult === '"Lost" is visible')).toBe(
      false,
    )
  })
  test('every cell of any table is a valid item, an invalid item or named as contradictory', () => {
    const states = ['Draft', 'Sent', 'Closed']
    const cell = fc.constantFrom('Draft', 'Sent', 'Closed', '–', '')
    const table = fc.array(fc.tuple(cell, cell), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(table, (rows) => {
        const cells = rows.flat()
        if (cells.every((one) => one === '–' || one === '')) return
        const text = `| State | send | close |\n|---|---|---|\n${rows.map((row, at) => `| ${states[at] ?? ''} | ${row.join(' | ')} |`).join('\n')}\n`
        const items = itemsIn(text).filter(({ after }) => !after)
        expect(items).toHaveLength(6)
        rows.forEach((row, at) =>
          row.forEach((target, event) => {
            const own = items.find(
              ({ from, event: name }) => from === states[at] && name === ['send', 'close'][event],
            )
            expect(own?.to).toBe(states.includes(target) ? target : undefined)
          }),
        )
        expect(design(text).summary.coverage.percent).toBe(100)
      }),
      { numRuns: 60 },
    )
  })
})

describe('guards, actions, ends', () => {
  test('one event with two guards leads to two states, each with its action as oracle', () => {
    const steps = design(guarded).testCases.flatMap((one) => one.steps ?? [])
    const said = steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`)
    expect(said).toEqual(
      expect.arrayContaining([
        'Pay the order, given that the balance is enough => An e-mail is sent and "Paid" is visible',
        'Pay the order, given that the balance is too low => "Insufficient funds" is visible and "Draft" is visible',
        'Ship the order => The effect “print the label” takes place and "Shipped" is visible',
      ]),
    )
  })
  test('"any" state means every state that is no end, and a closed life cycle refuses the rest', () => {
    const items = itemsIn(guarded).filter(({ after }) => !after)
    const cancelled = items.filter(({ to }) => to === 'Cancelled').map(({ from }) => from)
    expect(cancelled.toSorted((a, b) => a.localeCompare(b))).toEqual(['Draft', 'Paid'])
    const refused = items.filter(({ valid }) => !valid).map(({ from, event }) => `${from} ${event}`)
    expect(refused.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Cancelled cancel',
      'Cancelled pay',
      'Cancelled ship',
      'Draft ship',
      'Paid pay',
      'Shipped cancel',
      'Shipped pay',
      'Shipped ship',
    ])
  })
  test('the first state is the one that creation leads to', () => {
    expect(modelOf(guarded).machines[0]?.initial).toBe('Draft')
  })
  test('a time-out is an event', () => {
    const text =
      'A session moves from Active to Closed when the user clicks "Log out". After 15 minutes of inactivity an Active session becomes Expired.'
    const steps = design(text).testCases.flatMap((one) => one.steps ?? [])
    expect(steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`)).toContain(
      'Wait 15 minutes of inactivity => "Expired" is visible',
    )
  })
  test('a sentence that closes the life cycle makes every open cell an attempt', () => {
    const text =
      'A ticket moves from Open to Assigned when the user clicks "Assign". A ticket moves from Assigned to Closed when the user clicks "Close". All other transitions are refused with "Not possible now".'
    const refused = design(text).testCases.filter(({ tags = [] }) => tags.includes('negative'))
    const expected = refused.map(({ expectedResult = '' }) => expectedResult)
    expect(expected.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '"Not possible now" is visible and "Assigned" is visible',
      '"Not possible now" is visible and "Closed" is visible',
      '"Not possible now" is visible and "Closed" is visible',
      '"Not possible now" is visible and "Open" is visible',
    ])
  })
})

describe('pairs of transitions', () => {
  test('a life cycle of high risk has every pair of transitions in a row, one of low risk none', () => {
    expect(itemsIn(hotel).filter(({ after }) => after)).toEqual([])
    const said = `A booking moves from Requested to Confirmed when the payment arrives. A booking moves from Confirmed to Requested when the payment is lost. A booking moves from Confirmed to Paid when the money is there.`
    expect(itemsIn(said).filter(({ after }) => after)).toHaveLength(3)
    expect(design(said).summary.coverage.percent).toBe(100)
  })
  test('the checker counts a pair only when one follows the other', () => {
    const text =
      'A booking moves from Requested to Confirmed when the payment arrives. A booking moves from Confirmed to Requested when the payment is lost.'
    const model = modelOf(text)
    const checker = new CoverageChecker(model, itemsOf(model))
    const walk = (...moves: [string, string][]) =>
      [
        ...checker.exercised({
          id: 'X',
          title: 'x',
          testLevel: 'system',
          testType: 'functional',
          priority: 'low',
          preconditions: ['The page shows a booking in the state "Requested"'],
          steps: moves.map(([action, state], index) => ({
            stepNumber: index + 1,
            action,
            expectedResult: `"${state}" is visible`,
          })),
          expectedResult: '',
        }),
      ].filter((id) => id.includes('1-switch'))
    expect(walk(['The payment arrives', 'Confirmed'])).toEqual([])
    expect(walk(['The payment arrives', 'Confirmed'], ['The payment is lost', 'Requested'])).toHaveLength(1)
    expect(walk(['The payment arrives', 'Confirmed'], ['The payment is lost', 'Confirmed'])).toEqual([])
  })
})
