import { expect, test } from 'vitest'
import { judge, withChecks } from '../../../../shared/domain/judging/index.ts'
import { authored } from '../../../support/authored/authored.ts'

const { cases, ...request } = authored('page-2')
const [judged] = judge(cases.slice(0, 1), { ...request, author: 'model' }).cases
const derived = {
  check: 'derived_twice',
  result: 'holds',
  reason: 'Another reader came to the same.',
} as const

test('a second derivation that agrees verifies a case', () => {
  const verified = withChecks(judged!, [derived])
  expect(verified.verified).toBe(true)
  expect(verified.checks!.filter(({ check }) => check === 'derived_twice')).toEqual([derived])
  expect(verified.checks!.map(({ check }) => check)).toEqual(judged!.checks!.map(({ check }) => check))
})

test('a rehearsal that fails takes the word back, and one that passes does not', () => {
  const rehearsed = (result: 'holds' | 'fails') => [
    derived,
    { check: 'rehearsed', result, reason: 'Played once.' } as const,
  ]
  expect(withChecks(judged!, rehearsed('fails')).verified).toBe(false)
  expect(withChecks(judged!, rehearsed('holds')).verified).toBe(true)
})

test('no later check verifies an outline', () => {
  expect(withChecks({ ...judged!, basis: 'outline' }, [derived]).verified).toBe(false)
})
