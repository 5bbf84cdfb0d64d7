import { expect, test } from 'vitest'
import { copyName, numberedAgents } from '../../../../workers/features/projects/rules.ts'

const agent = (agentType: string, more: { agentId?: string; order?: number } = {}) => ({
  agentType,
  enabled: true,
  config: {},
  ...more,
})
function ids() {
  let last = 0
  return () => `new-${++last}`
}

test('agents stand by their order, then by their place, and are numbered from 1', () => {
  const given = [agent('c', { order: 7 }), agent('a', { order: 1 }), agent('b', { order: 1 })]
  expect(
    numberedAgents(given, { newId: ids() }).map(({ agentType, order }) => `${order} ${agentType}`),
  ).toEqual(['1 a', '2 b', '3 c'])
})

test('an id that the project gave out is kept once, and no other', () => {
  const known = [{ ...agent('a'), agentId: 'old', order: 1 }]
  const given = [
    agent('a', { agentId: 'old' }),
    agent('b', { agentId: 'old' }),
    agent('c', { agentId: 'own' }),
  ]
  expect(numberedAgents(given, { known, newId: ids() }).map(({ agentId }) => agentId)).toEqual([
    'old',
    'new-1',
    'new-2',
  ])
})

test('a copy says so, and a long name gives way without breaking a character', () => {
  expect(copyName('Shop')).toBe('Shop (copy)')
  expect(copyName('n'.repeat(193))).toBe(`${'n'.repeat(193)} (copy)`)
  expect(copyName('n'.repeat(200))).toBe(`${'n'.repeat(193)} (copy)`)
  expect(copyName(`${'n'.repeat(192)}😀tail`)).toBe(`${'n'.repeat(192)} (copy)`)
})
