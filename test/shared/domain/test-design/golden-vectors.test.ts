import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import {
  columnsOf,
  contradictions,
  minimise,
  omissions,
  type TableRule,
} from '../../../../shared/domain/test-design/techniques/decision-table.ts'
import {
  emptyCells,
  oneSwitches,
  pathsThrough,
  wayTo,
  type StateTable,
} from '../../../../shared/domain/test-design/techniques/state-machine.ts'

describe('equivalence partitioning', () => {
  const letters = ['red', 'green', 'blue', 'white', 'black']
  test.each([
    [[3, 3], 3],
    [[2, 5, 3], 5],
  ])('parameters of %j partitions need as many cases as the largest has: %d', (sizes, cases) => {
    const lines = sizes.map(
      (size, at) =>
        `- Choice ${at + 1} must be one of ${letters.slice(0, size - 1).join(', ')} or ${letters[size - 1]}.`,
    )
    const { testCases } = designTests({ requirements: lines.join('\n'), mode: 'generate', maxTestCases: 200 })
    expect(testCases.filter(({ tags = [] }) => tags.includes('positive'))).toHaveLength(cases)
  })
})

describe('decision tables', () => {
  test('three of five columns are 60 percent', () => {
    const rows = ['Bronze | 1', 'Silver | 2', 'Gold | 5', 'Platinum | 7', 'Diamond | 9']
    const requirements = `| Level | Discount |\n|---|---|\n${rows.map((row) => `| ${row} % |`).join('\n')}\n`
    const of = (maxTestCases: number) =>
      designTests({ requirements, mode: 'generate', maxTestCases }).summary.coverage.byTechnique[
        'Decision Table Testing'
      ]
    expect(of(200)).toMatchObject({ items: 5, covered: 5, percent: 100 })
    expect(of(3)).toMatchObject({ items: 5, covered: 3, percent: 60 })
  })
  test('(F,F,F) that matches two rules is a contradiction, (T,T,F) that matches none an omission', () => {
    const T = 0
    const F = 1
    const rules: TableRule[] = [
      { entries: [T, T, T], outcome: 'R1' },
      { entries: [F, undefined, undefined], outcome: 'R2' },
      { entries: [undefined, F, F], outcome: 'R3' },
      { entries: [T, F, T], outcome: 'R4' },
    ]
    const columns = columnsOf([2, 2, 2], rules)
    expect(contradictions(columns).map(({ entries }) => entries)).toContainEqual([F, F, F])
    expect(omissions(columns).map(({ entries }) => entries)).toEqual([[T, T, F]])
  })
  test('infeasible columns are left out', () => {
    expect(columnsOf([2, 2], [], ([a, b]) => !(a === 1 && b === 1))).toHaveLength(3)
  })
  test('a table that is too large is refused', () => {
    expect(() =>
      columnsOf(
        Array.from({ length: 13 }, () => 2),
        [],
      ),
    ).toThrow(RangeError)
  })
  test('a condition that does not matter is merged away', () => {
    const columns = columnsOf(
      [2, 2],
      [
        { entries: [0, undefined], outcome: 'yes' },
        { entries: [1, undefined], outcome: 'no' },
      ],
    )
    expect(minimise([2, 2], columns)).toHaveLength(2)
  })
  test('a minimised table is the same function as before, for any table', () => {
    const table = fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 3 }).chain((sizes) => {
      const count = sizes.reduce((product, size) => product * size, 1)
      return fc.record({
        sizes: fc.constant(sizes),
        outcomes: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: count, maxLength: count }),
      })
    })
    fc.assert(
      fc.property(table, ({ sizes, outcomes }) => {
        const columns = columnsOf(sizes, []).map((column, index) => ({
          ...column,
          outcomes: [outcomes[index] ?? 'a'],
        }))
        const small = minimise(sizes, columns)
        expect(columnsOf(sizes, small)).toEqual(columns)
        expect(small.length).toBeLessThanOrEqual(columns.length)
      }),
    )
  })
})

const hotel: StateTable = {
  states: ['Requested', 'Confirmed', 'Waiting', 'End'],
  events: ['available', 'not available', 'change room', 'cancel', 'pay'],
  transitions: [
    { from: 'Requested', event: 'available', to: 'Confirmed' },
    { from: 'Requested', event: 'not available', to: 'Waiting' },
    { from: 'Confirmed', event: 'change room', to: 'Requested' },
    { from: 'Confirmed', event: 'cancel', to: 'End' },
    { from: 'Confirmed', event: 'pay', to: 'End' },
    { from: 'Waiting', event: 'available', to: 'Confirmed' },
    { from: 'Waiting', event: 'cancel', to: 'End' },
  ],
}

describe('state transitions', () => {
  test('the hotel table has 20 cells, 7 valid, 13 invalid, and 10 one-switches', () => {
    expect(hotel.states.length * hotel.events.length).toBe(20)
    expect(hotel.transitions).toHaveLength(7)
    expect(emptyCells(hotel)).toHaveLength(13)
    expect(oneSwitches(hotel)).toHaveLength(10)
  })
  test('no path of five events takes more than five of the seven transitions, and the first path takes them', () => {
    expect(pathsThrough(hotel, 'Requested')[0]?.length).toBeGreaterThanOrEqual(4)
    const longest = (at: string, left: number, taken: Set<unknown>): number =>
      left === 0
        ? taken.size
        : Math.max(
            taken.size,
            ...hotel.transitions
              .filter(({ from }) => from === at)
              .map((one) => longest(one.to, left - 1, new Set([...taken, one]))),
          )
    expect(longest('Requested', 5, new Set())).toBe(5)
  })
  test('an account lockout of 6 states and 4 events has 24 cells, 9 valid and 15 invalid', () => {
    const states = ['Start', 'First', 'Second', 'Third', 'Open', 'Locked']
    const lockout: StateTable = {
      states,
      events: ['right', 'wrong', 'log out', 'unlock'],
      transitions: [
        { from: 'Start', event: 'right', to: 'Open' },
        { from: 'Start', event: 'wrong', to: 'First' },
        { from: 'First', event: 'right', to: 'Open' },
        { from: 'First', event: 'wrong', to: 'Second' },
        { from: 'Second', event: 'right', to: 'Open' },
        { from: 'Second', event: 'wrong', to: 'Locked' },
        { from: 'Open', event: 'log out', to: 'Start' },
        { from: 'Locked', event: 'unlock', to: 'Start' },
        { from: 'Third', event: 'right', to: 'Open' },
      ],
    }
    expect(states.length * lockout.events.length).toBe(24)
    expect(emptyCells(lockout)).toHaveLength(15)
  })
  test('the paths of any machine take every transition, and each step goes on where the one before ended', () => {
    const machine = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: 0, max: 4 }),
      ),
      { minLength: 1, maxLength: 15 },
    )
    fc.assert(
      fc.property(machine, (triples) => {
        const seen = new Set<string>()
        const transitions = triples.flatMap(([from, event, to]) =>
          seen.has(`${from}${event}`) || !seen.add(`${from}${event}`)
            ? []
            : [{ from: `S${from}`, event, to: `S${to}` }],
        )
        const table = { states: ['S0', 'S1', 'S2', 'S3', 'S4'], events: ['a', 'b', 'c'], transitions }
        const paths = pathsThrough(table, 'S0')
        expect(new Set(paths.flat())).toEqual(new Set(transitions))
        for (const path of paths)
          path.slice(1).forEach((step, index) => expect(step.from).toBe(path[index]?.to))
      }),
    )
  })
  test('the way to a state is the shortest, and missing when there is none', () => {
    expect(wayTo(hotel, 'Requested', 'Requested')).toEqual([])
    expect(wayTo(hotel, 'Requested', 'End')).toHaveLength(2)
    expect(wayTo(hotel, 'End', 'Requested')).toBeUndefined()
  })
})
