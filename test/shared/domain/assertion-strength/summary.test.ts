import { expect, test } from 'vitest'
import {
  type Tried,
  asPart,
  strengthOf,
  sumStrength,
} from '../../../../shared/domain/assertion-strength/summary.ts'

const killed: Tried = { outcome: 'killed' }
const inconclusive: Tried = { outcome: 'inconclusive' }
const survivor = { check: '“A”', fault: 'element_moved' as const, description: 'It was moved.', hint: '' }
const survived: Tried = { outcome: 'survived', survivor }

test('a step whose faults were all noticed is not weak', () => {
  const counts = { faults: 2, killed: 2, survived: 0, inconclusive: 0 }
  expect(strengthOf([killed, killed])).toEqual({ ...counts, weak: false, survivors: [] })
})

test('one survivor makes a step weak', () => {
  expect(strengthOf([killed, survived])).toMatchObject({ survived: 1, weak: true, survivors: [survivor] })
})

test('a step without a fault has no strength, good or bad', () => {
  expect(strengthOf([])).toBeUndefined()
})

test('inconclusive faults count neither for nor against a step', () => {
  const strength = strengthOf([inconclusive, inconclusive])
  expect(strength).toMatchObject({ faults: 2, inconclusive: 2, weak: false })
  expect(sumStrength(strength ? [asPart(strength)] : []).mutationScore).toBeNull()
})

test('the score is killed by killed and survived, over all steps', () => {
  const steps = [[killed, killed, inconclusive], [killed, survived], [survived]]
  const parts = steps.flatMap((tried) => strengthOf(tried) ?? []).map(asPart)
  const counts = { faults: 6, killed: 3, survived: 2, inconclusive: 1 }
  expect(sumStrength(parts)).toEqual({ ...counts, mutationScore: 0.6, weakSteps: 2 })
  expect(sumStrength([]).mutationScore).toBeNull()
})
