import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const read = (requirements: string) => generateTests({ requirements, mode: 'generate' })

const shipping = `# Shipping

The order form has a field "Order value" and a check box "Member".

| Member | Order value | Message |
|---|---|---|
| yes | any | "Free shipping" |
| no | less than 50 | "Shipping costs 4.90" |
`

test('a decision table is drawn in the words of the text, each row with what stands behind it', () => {
  const { models, testCases } = read(shipping)
  const [table] = models.decisionTables
  expect(table).toMatchObject({
    title: 'Shipping',
    conditions: ['Member', 'Order value'],
    actions: ['Message'],
  })
  const second = table?.rules.find(({ values }) => values.includes('less than 50'))
  expect(second).toMatchObject({ id: 'R2', outcome: ['"Shipping costs 4.90"'] })
  const claimed = new Set(testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id)))
  expect(second?.coverageItems.some((id) => claimed.has(id))).toBe(true)
})

test('rules that stand side by side are rows', () => {
  const { models } = read(`The form has a check box "Member" and a check box "Express".

| Condition | 1 | 2 | 3 |
|---|---|---|---|
| Member | yes | no | no |
| Express | no | yes | no |
| Message | "Free" | "Costs 9" | "Costs 4" |
`)
  const [table] = models.decisionTables
  expect(table).toMatchObject({ conditions: ['Member', 'Express'], actions: ['Message'] })
  expect(table?.rules.map(({ values, outcome }) => [...values, ...outcome])).toEqual([
    ['yes', 'no', '"Free"'],
    ['no', 'yes', '"Costs 9"'],
    ['no', 'no', '"Costs 4"'],
  ])
  expect(table?.rules.every(({ coverageItems }) => coverageItems.length > 0)).toBe(true)
  const behind = table?.rules.flatMap(({ coverageItems }) => coverageItems) ?? []
  expect(behind).toHaveLength(new Set(behind).size)
})

test('a table of fields decides nothing, so it is not drawn as one that does', () => {
  const { models } = read(`| Field | Minimum | Maximum |
|---|---|---|
| Age | 18 | 99 |
| Weight | 1 | 30 |
`)
  expect(models.decisionTables).toEqual([])
})

test('a life cycle is drawn with its states, where it begins and what leads on', () => {
  const { models } = read(`A ticket is in one of the states New, Open, Solved, Closed. It starts as New.
When the agent opens a new ticket, it becomes Open.
When the agent solves an open ticket, it becomes Solved.
A solved ticket becomes Closed when the customer confirms it.
`)
  const [machine] = models.stateMachines
  expect(machine).toMatchObject({
    name: 'Ticket',
    states: ['New', 'Open', 'Solved', 'Closed'],
    initial: 'New',
  })
  expect(machine?.transitions.map(({ from, event, guard, to }) => [from, event, guard, to])).toEqual([
    ['New', 'Open', null, 'Open'],
    ['Open', 'Solve', null, 'Solved'],
    ['Solved', 'Confirm', null, 'Closed'],
  ])
})

test('offsets are those of the text as it was sent, whatever ends its lines', () => {
  const requirements =
    '# Sign up 😀\r\n\r\nThe name has at most 40 characters.\r\n- The form shows "Welcome".\r\n'
  expect(read(requirements).sentences.map(({ start, end }) => requirements.slice(start, end))).toEqual([
    'Sign up 😀',
    'The name has at most 40 characters.',
    'The form shows "Welcome".',
  ])
})

test('a text of endless sentences is counted whole, and told up to a limit', () => {
  const { sentences, summary } = read('A.\n'.repeat(12_000))
  expect(summary.requirements.sentences).toBe(12_000)
  expect(sentences).toHaveLength(10_000)
})
