import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  evaluate,
  holds,
  startOf,
  type Condition,
  type Event,
  type RequirementModel,
  type Rule,
  type World,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { expectLinear } from '../../../../support/costs.ts'
import { amount, compare, message, subject } from '../../../../support/models/fixture.ts'
import {
  eventsOf,
  requirementModels,
  wildCondition,
  wildEvents,
  wildModels,
  wildWorlds,
} from '../../../../support/requirement-models.ts'
import { entering, modelOf, pressing, submitting, type SmallRule } from '../../../../support/small-models.ts'

const played = requirementModels.chain((model) =>
  fc.tuple(fc.constant(model), fc.array(eventsOf(model), { minLength: 1, maxLength: 8 })),
)

/** The world before the last event, as far as the ones before it are decided. */
function worldAfter(model: RequirementModel, events: Event[]): World {
  let world = startOf(model)
  for (const event of events) {
    const evaluation = evaluate(model, world, event)
    if ('world' in evaluation) ({ world } = evaluation)
  }
  return world
}

test('anything of the right type is evaluated: nothing is thrown, nothing is changed, the answer is the same again', () => {
  fc.assert(
    fc.property(wildModels, wildWorlds, wildEvents, (model, world, event) => {
      const before = JSON.stringify([model, world, event])
      const first = evaluate(model, world, event)
      expect(evaluate(structuredClone(model), structuredClone(world), structuredClone(event))).toEqual(first)
      expect(JSON.stringify([model, world, event])).toBe(before)
    }),
    { numRuns: 1500 },
  )
})

test('knowing more never turns what was decided round', () => {
  fc.assert(
    fc.property(wildModels, wildWorlds, wildWorlds, wildCondition(), (model, world, more, condition) => {
      const known = holds(condition, world, model)
      const later = { values: { ...more.values, ...world.values }, lists: { ...more.lists, ...world.lists } }
      if (known !== 'undecided') expect(holds(condition, later, model)).toBe(known)
    }),
    { numRuns: 1500 },
  )
})

test('a condition and its opposite never both hold, and are undecided together', () => {
  const opposite = { true: false, false: true, undecided: 'undecided' } as const
  fc.assert(
    fc.property(wildModels, wildWorlds, wildCondition(), (model, world, condition) => {
      const not: Condition = { kind: 'not', of: condition }
      expect(holds(not, world, model)).toBe(opposite[`${holds(condition, world, model)}`])
    }),
    { numRuns: 1000 },
  )
})

test('every operator is exact at its bound, one step below and one above', () => {
  const cases = fc.tuple(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
  )
  const expected = {
    '<': [1, 0, 0],
    '<=': [1, 1, 0],
    '=': [0, 1, 0],
    '!=': [1, 0, 1],
    '>=': [0, 1, 1],
    '>': [0, 0, 1],
  }
  fc.assert(
    fc.property(cases, ([bound, operator]) => {
      const model = modelOf({
        subjects: [{ id: 'x', kind: 'number', step: '1' }],
        rules: [
          {
            kind: 'constraint',
            if: compare(subject('x'), operator, amount(String(bound))),
            then: [{ kind: 'refused' }],
          },
        ],
      })
      const refused = [bound - 1n, bound, bound + 1n].map((entry) => {
        const world = worldAfter(model, [entering('x', String(entry))])
        const evaluation = evaluate(model, world, submitting)
        return 'outcomes' in evaluation && evaluation.outcomes.some(({ kind }) => kind === 'refused') ? 1 : 0
      })
      expect(refused).toEqual(expected[operator])
    }),
  )
})

test('the order in which a text says its rules decides nothing', () => {
  fc.assert(
    fc.property(played, ([model, events]) => {
      const last = events.at(-1) ?? submitting
      const world = worldAfter(model, events.slice(0, -1))
      const seen = (one: RequirementModel) => {
        const evaluation = evaluate(one, world, last)
        if ('undecided' in evaluation) return 'undecided'
        return {
          ...evaluation,
          by: new Set(evaluation.by),
          outcomes: new Set(evaluation.outcomes.map((outcome) => JSON.stringify(outcome))),
        }
      }
      expect(seen({ ...model, rules: model.rules.toReversed() })).toEqual(seen(model))
    }),
  )
})

test('what is refused changes nothing but the entry itself', () => {
  fc.assert(
    fc.property(played, ([model, events]) => {
      let world = startOf(model)
      for (const event of events) {
        const evaluation = evaluate(model, world, event)
        if ('undecided' in evaluation) continue
        const refused = evaluation.outcomes.some(({ kind }) => kind === 'refused')
        if (refused && event.action !== 'enter') expect(evaluation.world).toEqual(world)
        ;({ world } = evaluation)
      }
    }),
  )
})

const refuses = ({ kind, then }: Rule) =>
  kind === 'constraint' || then.some((effect) => effect.kind === 'refused')

test('a rule fewer never adds a refusal, except where it allowed what a closed state refuses', () => {
  fc.assert(
    fc.property(played, fc.nat(), ([model, events], at) => {
      const rule = model.rules[at % Math.max(1, model.rules.length)]
      if (!rule || rule.kind === 'transition' || rule.when) return
      const without = { ...model, rules: model.rules.filter((one) => one !== rule) }
      const last = events.at(-1) ?? submitting
      const world = worldAfter(model, events.slice(0, -1))
      const [full, less] = [evaluate(model, world, last), evaluate(without, world, last)]
      if ('undecided' in full || 'undecided' in less) return
      const isRefused = (one: typeof full) =>
        'outcomes' in one && one.outcomes.some(({ kind }) => kind === 'refused')
      if (isRefused(less)) expect(isRefused(full)).toBe(true)
      if (!refuses(rule) && isRefused(full)) expect(isRefused(less)).toBe(true)
    }),
  )
})

test('the rules that decided are rules of the model', () => {
  fc.assert(
    fc.property(played, ([model, events]) => {
      const ids = new Set(model.rules.map(({ id }) => id))
      const { by } = evaluate(model, worldAfter(model, events.slice(0, -1)), events.at(-1) ?? submitting)
      expect(by.filter((id) => !ids.has(id))).toEqual([])
    }),
  )
})

test('the cost of an event grows with the model, not faster', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`)
  const form = (count: number) =>
    modelOf({
      subjects: ids(count).map((id) => ({ id, kind: 'number' })),
      controls: [{ id: 'go', role: 'button' }],
      rules: [
        ...ids(count).map((id): SmallRule => ({
          kind: 'constraint',
          if: compare(subject(id), '<', amount('5')),
          then: [message(id)],
        })),
        { when: pressing('go'), if: { kind: 'valid' }, then: [{ kind: 'goes', page: 'Start' }] },
      ],
    })
  const chain = (count: number) =>
    modelOf({
      subjects: ids(count).map((id) => ({ id, kind: 'number', ...(id === 'x0' ? {} : { given: true }) })),
      rules: ids(count)
        .slice(1)
        .map((id, index): SmallRule => ({
          kind: 'computation',
          then: [{ kind: 'set', subject: id, to: { kind: '+', of: [subject(`x${index}`), amount('1')] } }],
        }))
        .toReversed(),
    })
  const worldOf = (model: RequirementModel): World => ({
    values: Object.fromEntries(model.subjects.map(({ id }) => [id, { type: 'number', value: '1' }])),
    lists: {},
  })
  for (const make of [form, chain])
    expectLinear(1600, (count) => {
      const model = make(count)
      return evaluate(model, worldOf(model), make === form ? pressing('go') : entering('x0', '2'))
    })
})
