import { expect, test } from 'vitest'
import { switched, withAgain, without } from '../../../../../web/areas/projects/project/agent-order.ts'

const agent = (agentId: string, order: number) => ({
  agentId,
  agentType: `type of ${agentId}`,
  enabled: true,
  order,
  config: { depth: order },
})
const agents = [agent('a', 1), agent('b', 2), agent('c', 3)]
const ids = (list: readonly { agentId?: string }[]) => list.map(({ agentId }) => agentId).join('')

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
