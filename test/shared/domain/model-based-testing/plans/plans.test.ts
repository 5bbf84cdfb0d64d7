import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { itemsOf } from '../../../../../shared/domain/model-based-testing/items/items-of.ts'
import { asking } from '../../../../../shared/domain/model-based-testing/plans/ask.ts'
import { Candidates } from '../../../../../shared/domain/model-based-testing/plans/candidates.ts'
import type { Turn } from '../../../../../shared/domain/model-based-testing/plans/plan.ts'
import { Planner } from '../../../../../shared/domain/model-based-testing/plans/planner.ts'
import { withValue } from '../../../../../shared/domain/model-based-testing/plans/search.ts'
import { plansOf } from '../../../../../shared/domain/model-based-testing/plans/plans-of.ts'
import {
  evaluate,
  holds,
  type RequirementModel,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { mutantsOf } from '../../../../support/model-mutants.ts'
import { requirementModels, wildModels } from '../../../../support/requirement-models.ts'

const plan = (model: RequirementModel) => plansOf(new Planner(model), itemsOf(model)).plans

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

/** Worlds that differ in one value from the usual ones, with each event of the turns: where a difference would show. */
function probes(model: RequirementModel, turns: Turn[]): Turn[] {
  const planner = new Planner(model)
  const candidates = new Candidates(asking(model))
  const base = planner.base('1')
  const worlds = model.subjects.flatMap(({ id, kind, options = [] }) =>
    kind === 'state'
      ? options.map((value) => withValue(base, id, { type: 'text', value }))
      : [...candidates.of(id, base, [])].slice(0, 25).map((value) => withValue(base, id, value)),
  )
  const events = new Map(turns.map((turn) => [JSON.stringify(turn.event), turn]))
  return worlds.flatMap((before) => [...events.values()].map((turn) => ({ ...turn, before })))
}

test('cases notice nearly every single change of a model that changes what it does', () => {
  let noticed = 0
  let missed = 0
  for (const model of fc.sample(requirementModels, { numRuns: 8, seed: 7 })) {
    const turns = plan(model)
      .flatMap((one) => one.turns)
      .filter(({ event }) => event.action !== 'open')
    const right = turns.map((turn) => seen(model, turn))
    const others = probes(model, turns).map((turn) => ({ turn, right: seen(model, turn) }))
    const decided = others.filter((one) => one.right !== 'undecided')
    for (const mutant of mutantsOf(model))
      if (turns.some((turn, index) => seen(mutant.model, turn) !== right[index])) noticed += 1
      else if (decided.some((one) => seen(mutant.model, one.turn) !== one.right)) missed += 1
  }
  expect(noticed / (noticed + missed)).toBeGreaterThan(0.95)
})
