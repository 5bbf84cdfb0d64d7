import { expect, test } from 'vitest'
import {
  moved,
  switched,
  withAgain,
  withNew,
  without,
} from '../../../../../web/areas/projects/project/agent-order.ts'

const agent = (agentId: string, order: number) => ({
  agentId,
  agentType: `type of ${agentId}`,
  enabled: true,
  order,
  config: { depth: order },
})
const agents = [agent('a', 1), agent('b', 2), agent('c', 3)]
const ids = (list: readonly { agentId?: string }[]) => list.map(({ agentId }) => agentId).join('')

test('an agent moves by places, and the others make room', () => {
  expect(ids(moved(agents, 'c', -1))).toBe('acb')
  expect(ids(moved(agents, 'a', 1))).toBe('bac')
  expect(moved(agents, 'c', -1).map(({ order }) => order)).toEqual([1, 2, 3])
})

test('at the ends it stays, and one that is gone moves nothing', () => {
  expect(ids(moved(agents, 'a', -1))).toBe('abc')
  expect(ids(moved(agents, 'c', 5))).toBe('abc')
  expect(ids(moved(agents, 'gone', 1))).toBe('abc')
})

test('switching one off leaves what it was told', () => {
  expect(switched(agents, 'b', false)[1]).toEqual({ ...agents[1], enabled: false })
  expect(switched(agents, 'b', false)[0]).toEqual(agents[0])
})

test('removing one numbers the others anew, and a new one stands at the end', () => {
  expect(without(agents, 'a').map(({ agentId, order }) => [agentId, order])).toEqual([
    ['b', 1],
    ['c', 2],
  ])
  expect(withNew(agents, 'qa').at(-1)).toEqual({ agentType: 'qa', enabled: true })
})

test('one that was taken away comes back at its place, and what was changed meanwhile stays', () => {
  const b = agent('b', 2)
  const since = switched(without(agents, 'b'), 'c', false)
  const again = withAgain(since, b, 1)
  expect(again.map(({ agentId, order, enabled }) => [agentId, order, enabled])).toEqual([
    ['a', 1, true],
    ['b', 2, true],
    ['c', 3, false],
  ])
  expect(withAgain(again, b, 0)).toEqual(again)
  expect(ids(withAgain([], b, 1))).toBe('b')
})
