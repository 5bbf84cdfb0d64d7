import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string, maxTestCases = 200) =>
  designTests({ requirements, mode: 'agentic', maxTestCases })

const life = `Life of an order

A new order is in the state Draft.
When the buyer submits a Draft order, it becomes Submitted.
When a clerk rejects a Submitted order, it becomes Rejected.
When the warehouse ships a Submitted order, it becomes Shipped.
When the buyer cancels a Draft order, it becomes Cancelled.
A Shipped order cannot be cancelled.
A Rejected order cannot be shipped.
`

test('every transition and every refusal of a life cycle has a case', () => {
  const { summary, gaps } = design(life)
  // Four transitions, two refusals, and the pair that ends in a rejection, which is of high priority.
  expect(summary.coverage.byTechnique['State Transition Testing']).toMatchObject({ items: 7, covered: 7 })
  expect(gaps.filter(({ description }) => description.includes('does not say which'))).toEqual([])
})

test('whoever acts is named once in a step', () => {
  const actions = design(life).testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
  expect(actions).toContain('As the warehouse, ship the order')
})

test('a case that passes through transitions counts for them when others are cut', () => {
  const { testCases, gaps } = design(life, 1)
  expect(testCases).toHaveLength(1)
  expect(gaps.filter(({ description }) => description.includes('does not say which'))).toEqual([])
})

test('"until" ends what a state allows, and "only" says what is left', () => {
  const { testCases } = design(
    'Orders can be cancelled until they are shipped; a shipped order can only be returned.',
  )
  expect(testCases.map(({ title }) => title)).toEqual([
    'Order in the state shipped cannot be cancelled',
    'Order in the state shipped can be returned',
  ])
  expect(testCases.map(({ preconditions }) => preconditions)).toEqual([
    ['The page shows an order in the state "shipped"'],
    ['The page shows an order in the state "shipped"'],
  ])
  expect(testCases.filter(({ automation }) => automation?.ready)).toEqual([])
})
