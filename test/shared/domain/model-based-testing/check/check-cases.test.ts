import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  evaluate,
  startOf,
  type Event,
  type RequirementModel,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import {
  checkCases,
  contradiction,
} from '../../../../../shared/domain/model-based-testing/check/check-cases.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { mutantsOf } from '../../../../support/model-mutants.ts'
import { fixtures } from '../../../../support/models/index.ts'
import { eventsOf, requirementModels, wildModels } from '../../../../support/requirement-models.ts'

const designed = fixtures.map(({ name, model, sentences }) => ({
  name,
  model,
  cases: designCases(model, sentences).cases,
}))

test.each(designed)('every case of $name is confirmed by its own steps', ({ model, cases }) => {
  const { confirmed, dropped } = checkCases(model, cases)
  expect(dropped.filter(({ item }) => item === undefined)).toEqual([])
  expect(confirmed.map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
})

test('of models with one thing wrong at least 95 of 100 that differ at all are noticed by the cases', () => {
  const different = designed.flatMap(({ name, model, cases }) => {
    const { confirmed } = checkCases(model, cases)
    const seen = playedIn(model)
    const own = seen(model)
    return mutantsOf(model).flatMap((mutant) => {
      const noticed = confirmed.some((one) => contradiction(mutant.model, one) !== undefined)
      if (!noticed && seen(mutant.model) === own) return []
      return [{ noticed, what: `${name}: ${mutant.rule}: ${mutant.what}` }]
    })
  })
  const missed = different.filter(({ noticed }) => !noticed)
  expect(different.length).toBeGreaterThan(300)
  expect(missed.length / different.length, missed.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(
    0.05,
  )
})

/** What is seen of a model when the same things are done in it, as the engine's own evaluator says it. */
function playedIn(model: RequirementModel): (other: RequirementModel) => string {
  const runs = fc.sample(fc.array(eventsOf(model), { minLength: 1, maxLength: 6 }), {
    seed: 11,
    numRuns: 200,
  })
  return (other) => JSON.stringify(runs.map((events) => seenAfter(other, events)))
}

function seenAfter(model: RequirementModel, events: Event[]): unknown {
  let world = startOf(model)
  return events.map((event) => {
    const found = evaluate(model, world, event)
    if ('undecided' in found) return 'undecided'
    world = found.world
    return found.outcomes.filter(({ kind }) => !['refused', 'accepted', 'unchanged'].includes(kind))
  })
}

const caseOf = (name: string, title: string) => {
  const found = designed.find((one) => one.name === name)
  const one = found?.cases.find((each) => each.title === title)
  if (!found || !one) throw new RangeError(`no case ${title}`)
  return { model: found.model, one }
}
/** The case with every text in it changed in one way. */
const reworded = (one: TestCase, from: string, to: string): TestCase => ({
  ...one,
  ...(one.expectedResult === undefined ? {} : { expectedResult: one.expectedResult.replaceAll(from, to) }),
  steps: (one.steps ?? []).map(({ testData, ...step }) => ({
    ...step,
    action: step.action.replaceAll(from, to),
    expectedResult: step.expectedResult.replaceAll(from, to),
    ...(testData === undefined ? {} : { testData: testData.replaceAll(from, to) }),
  })),
})
const isDropped = (model: RequirementModel, one: TestCase): boolean =>
  checkCases(model, [one]).confirmed.length === 0

describe('a case that its designer got wrong is dropped', () => {
  test.each([
    ['hall-plan', '41 rows are refused', '"41" as', '"40" as', 'an entry that keeps the limit'],
    ['hall-plan', '41 rows are refused', '41', '42', 'an entry two steps beyond the limit'],
    ['hall-plan', '4 rows are refused', 'Plan not accepted', 'Plan refused', 'a message that no rule shows'],
    [
      'hall-plan',
      '4 rows are refused',
      '"20" as the seats',
      '"31" as the seats',
      'a second entry that is wrong',
    ],
    ['newsletter-form', 'Nickname of 3 characters is refused', 'Ale', 'Alex', 'a text that is long enough'],
    [
      'newsletter-form',
      'Nickname of 3 characters is refused',
      'Check "I agree"',
      'Uncheck "I agree"',
      'data that deny the step',
    ],
    [
      'newsletter-form',
      'Empty nickname is refused',
      'Nickname is required.',
      'Code is required.',
      'the message of another field',
    ],
    ['newsletter-form', 'Age 99 is accepted', 'Hello, Alex', 'Hello, Alice', 'a name that was not entered'],
    [
      'freight-surcharge',
      'Goods class Standard, weight 50 kg: surcharge 4 %',
      '4 %',
      '5 %',
      'another amount',
    ],
    [
      'freight-surcharge',
      'Goods class Standard, weight 50 kg: surcharge 4 %',
      '50',
      '49',
      'a weight below the range',
    ],
    ['leave-claims', 'Send has no effect in state Sent', 'Not possible now', 'Done', 'another answer'],
    ['leave-claims', 'Send has no effect in state Sent', 'still "Sent"', 'still "New"', 'another state'],
    ['parcel-desk', 'Return is refused in state Weighed', 'Click "Weigh"', 'Click "Return"', 'another way'],
    ['shopping-notes', 'Press "Done"', '"Tea" is not shown', '"Eggs" is not shown', 'another entry'],
    [
      'parcel-desk',
      'Return is refused in state Weighed',
      'Click "Accept"',
      'Click "Print"',
      'a button that the text does not have',
    ],
  ])('%s, "%s": %s → %s (%s)', (name, title, from, to) => {
    const { model, one } = caseOf(name, title)
    expect(isDropped(model, one)).toBe(false)
    expect(isDropped(model, reworded(one, from, to))).toBe(true)
  })

  test('any two steps that act, the other way round', () => {
    for (const { model, cases } of designed.filter(
      ({ name }) => name === 'parcel-desk' || name === 'leave-claims',
    ))
      for (const one of cases.filter(
        ({ steps = [] }) => new Set(steps.map(({ action }) => action)).size > 2,
      )) {
        const steps = one.steps ?? []
        const last = steps.length - 1
        const swapped = steps.map((step, at) => {
          const other = at === last ? steps[at - 1] : at === last - 1 ? steps[last] : step
          return { ...step, action: other?.action ?? '' }
        })
        if (steps[last]?.action !== steps[last - 1]?.action)
          expect(isDropped(model, { ...one, steps: swapped })).toBe(true)
      }
  })

  test('a step left out', () => {
    for (const { model, cases } of designed.filter(({ name }) => name === 'newsletter-form'))
      for (const one of cases.filter(({ title }) => title.endsWith('accepted')))
        for (const at of (one.steps ?? []).keys())
          if (at > 0)
            expect(isDropped(model, { ...one, steps: (one.steps ?? []).toSpliced(at, 1) })).toBe(true)
  })

  test('a transition that it does not take, while what else it exercises stays', () => {
    const { model, one } = caseOf('parcel-desk', 'From Announced to Returned: Return')
    const [item] = one.coverageItems ?? []
    if (!item) throw new RangeError('no item')
    const lie = { ...item, from: 'Accepted' }
    const { confirmed, dropped } = checkCases(model, [{ ...one, coverageItems: [item, lie] }])
    expect(confirmed[0]?.coverageItems).toEqual([item])
    expect(dropped).toHaveLength(1)
  })

  test('nothing that it expects, or nothing that it exercises', () => {
    const { model, one } = caseOf('hall-plan', '4 rows are refused')
    expect(isDropped(model, { ...reworded(one, '', ''), coverageItems: [] })).toBe(true)
    const steps = one.steps?.map((step) => ({ ...step, expectedResult: '' })) ?? []
    expect(isDropped(model, { ...one, steps, expectedResult: '' })).toBe(true)
  })
})

test('what is confirmed of random models is a part of what was designed', () => {
  fc.assert(
    fc.property(requirementModels, (model) => {
      const { cases } = designCases(model, [])
      const { confirmed } = checkCases(model, cases)
      for (const one of confirmed) {
        const origin = cases.find(({ id }) => id === one.id)
        expect(origin?.steps).toEqual(one.steps)
        expect(origin?.coverageItems).toEqual(expect.arrayContaining(one.coverageItems ?? []))
      }
    }),
    { numRuns: 25, seed: 3 },
  )
})

test('no model makes it throw, whatever a case says', () => {
  const cases = designed.flatMap((one) => one.cases.slice(0, 4))
  fc.assert(
    fc.property(wildModels, fc.string(), (model, words) => {
      const odd = cases.map((one) => reworded(one, 'e', words))
      expect(checkCases(model, [...cases, ...odd]).confirmed.length).toBeLessThanOrEqual(cases.length * 2)
    }),
    { numRuns: 25, seed: 5 },
  )
})
