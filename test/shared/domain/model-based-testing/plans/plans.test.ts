import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { itemsOf } from '../../../../../shared/domain/model-based-testing/items/items-of.ts'
import type { Turn } from '../../../../../shared/domain/model-based-testing/plans/plan.ts'
import { plansOf } from '../../../../../shared/domain/model-based-testing/plans/plans-of.ts'
import {
  evaluate,
  holds,
  type RequirementModel,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { mutantsOf } from '../../../../support/model-mutants.ts'
import { requirementModels, wildModels } from '../../../../support/requirement-models.ts'

const plan = (model: RequirementModel) => plansOf(model, itemsOf(model)).plans

const seen = (model: RequirementModel, { before, event }: Turn): string => {
  const found = evaluate(model, before, event)
  return 'undecided' in found
    ? 'undecided'
    : JSON.stringify(found.outcomes.filter(({ kind }) => kind !== 'accepted'))
}

describe('for any model', () => {
  test('a plan holds nothing that the model does not confirm', () => {
    fc.assert(
      fc.property(requirementModels, (model) => {
        for (const { items, turns } of plan(model)) {
          const last = turns.at(-1)
          if (!last || items.some(({ as }) => as === 'opened')) continue
          const found = evaluate(model, last.before, last.event)
          expect('undecided' in found ? found.undecided : found.outcomes).toEqual(last.outcomes)
          const own = items.filter(({ as }) => as !== 'move')
          for (const { demands } of own)
            for (const demand of demands)
              expect(holds(demand.condition, last.before, model)).toBe(demand.holds)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('at most one thing is wrong in a case', () => {
    fc.assert(
      fc.property(requirementModels, (model) => {
        for (const { items } of plan(model)) {
          const wrong = new Set(
            items.filter(({ valid, decides }) => !valid && decides).map(({ rule }) => rule),
          )
          expect(wrong.size).toBeLessThan(2)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('no model makes the design throw', () => {
    fc.assert(
      fc.property(wildModels, (model) => {
        expect(() => designCases(model, [])).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})

/** Whether a wrong model behaves otherwise than the right one wherever a single value is changed. */
test('cases notice nearly every single change of a model', () => {
  let noticed = 0
  let missed = 0
  for (const model of fc.sample(requirementModels, { numRuns: 10, seed: 7 })) {
    const turns = plan(model)
      .flatMap((one) => one.turns)
      .filter(({ event }) => event.action !== 'open')
    const right = turns.map((turn) => seen(model, turn))
    for (const mutant of mutantsOf(model))
      if (turns.some((turn, index) => seen(mutant.model, turn) !== right[index])) noticed += 1
      else missed += 1
  }
  // What is missed includes changes that change nothing.
  expect(noticed / (noticed + missed)).toBeGreaterThan(0.8)
})
