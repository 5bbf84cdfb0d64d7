import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Example,
  type Fact,
  type History,
  type StoryFacts,
  effortOf,
  estimate,
  scale,
} from '../../../../shared/domain/estimation/index.ts'

const alone: History = { examples: [], near: [] }
const nothing: StoryFacts = {
  criteria: [],
  verbs: [],
  integrations: [],
  unknowns: [],
  risks: [],
  words: 0,
  unread: 0,
}
const facts = (...words: string[]): Fact[] => words.map((one) => ({ words: one, from: 'story' }))
const usual: StoryFacts = {
  ...nothing,
  criteria: facts('the invoice is sent', 'the total is shown', 'the order stays open'),
  verbs: facts('pay', 'send', 'show', 'stay'),
  words: 40,
}
const example = (points: number, of: StoryFacts = usual): Example => ({
  storyId: crypto.randomUUID(),
  number: 7,
  title: 'Pay by card',
  points,
  effort: effortOf(of).total,
})
const historyOf = (points: number[], similarity: number, of?: StoryFacts): History => {
  const examples = points.map((one) => example(one, of))
  return { examples, near: examples.slice(0, 5).map((one) => ({ ...one, similarity })) }
}

const some = fc
  .array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 40 })
  .map((all) => facts(...all))
const anyFacts: fc.Arbitrary<StoryFacts> = fc.record({
  criteria: some,
  verbs: some,
  integrations: some,
  unknowns: some,
  risks: some.map((all) => all.map((one) => ({ ...one, kind: one.words.slice(0, 1) }))),
  words: fc.nat(2000),
  unread: fc.nat(3),
})
const anyExample = fc
  .tuple(fc.integer({ min: 1, max: 100 }), anyFacts)
  .map(([points, of]) => example(points, of))
const anyHistory: fc.Arbitrary<History> = fc.record({
  examples: fc.array(anyExample, { maxLength: 12 }),
  near: fc.array(
    fc
      .tuple(anyExample, fc.double({ min: 0.15, max: 1, noNaN: true }))
      .map(([one, similarity]) => ({ ...one, similarity })),
    { maxLength: 5 },
  ),
})

test('a fact more of any kind never lowers the points, whatever the project has finished', () => {
  const kinds = ['criteria', 'verbs', 'integrations', 'unknowns', 'risks'] as const
  fc.assert(
    fc.property(anyFacts, anyHistory, fc.constantFrom(...kinds), (given, history, kind) => {
      const more = { ...given, [kind]: [...given[kind], { words: 'one more', from: 'story', kind: 'new' }] }
      expect(estimate(more, history).points).toBeGreaterThanOrEqual(estimate(given, history).points)
    }),
  )
})

test('points are on the scale, confidence is 0 to 1, the breakdown is the points, and the same is said twice', () => {
  fc.assert(
    fc.property(anyFacts, anyHistory, (given, history) => {
      const first = estimate(given, history)
      expect(scale).toContain(first.points)
      expect(first.confidence).toBeGreaterThan(0)
      expect(first.confidence).toBeLessThanOrEqual(1)
      const { development, testing, integration } = first.breakdown
      expect(Math.round((development + testing + integration) * 10)).toBe(first.points * 10)
      expect(Math.min(development, testing, integration)).toBeGreaterThanOrEqual(0)
      expect(estimate(given, history)).toEqual(first)
    }),
  )
})

test('no story of a project is trusted less than one that says nothing, which says why', () => {
  fc.assert(
    fc.property(anyFacts, anyHistory, (given, history) => {
      const silent = estimate({ ...nothing, verbs: given.verbs }, history)
      expect(silent.reasons.join(' ')).toContain('says nothing beyond its title')
      const said = estimate({ ...given, words: given.words + 1 }, history)
      expect(said.confidence).toBeGreaterThanOrEqual(silent.confidence)
    }),
  )
})

test('a project whose finished stories are all 13 for such facts is believed, the more the more there are', () => {
  const points = (count: number, similarity = 0.5) =>
    estimate(usual, historyOf(Array<number>(count).fill(13), similarity)).points
  expect(estimate(usual, alone).points).toBe(2)
  expect(points(1)).toBeLessThan(13)
  expect(points(1)).toBeGreaterThanOrEqual(3)
  expect(points(10)).toBe(13)
  expect(points(60, 0)).toBe(13)
})

test('one odd story among many moves nothing', () => {
  const steady = Array<number>(20).fill(3)
  const odd = historyOf(steady, 0)
  const moved = { ...odd, examples: [...odd.examples, example(100)] }
  expect(estimate(usual, moved).points).toBe(estimate(usual, odd).points)
})

test('what is near outweighs the rest of the project', () => {
  const project = Array.from({ length: 30 }, () => example(2))
  const near = [1, 2, 3].map(() => ({ ...example(8), similarity: 0.9 }))
  expect(estimate(usual, { examples: project, near: [] }).points).toBe(2)
  expect(estimate(usual, { examples: project, near }).points).toBeGreaterThanOrEqual(5)
})

test('few examples, none near, examples that contradict one another and open questions make it less sure', () => {
  const sure = estimate(usual, historyOf(Array<number>(40).fill(3), 0.8)).confidence
  expect(sure).toBeGreaterThan(0.7)
  const less = [
    estimate(usual, alone),
    estimate(usual, historyOf([3, 3], 0.8)),
    estimate(usual, historyOf(Array<number>(40).fill(3), 0)),
    estimate(usual, historyOf([1, 13, 1, 21, 2, 21, 1, 13], 0.8)),
    estimate({ ...usual, unknowns: facts('TBD', 'which tax?') }, historyOf(Array<number>(40).fill(3), 0.8)),
    estimate({ ...usual, criteria: [] }, historyOf(Array<number>(40).fill(3), 0.8)),
    estimate({ ...usual, unread: 4 }, historyOf(Array<number>(40).fill(3), 0.8)),
  ]
  for (const { confidence } of less) expect(confidence).toBeLessThan(sure)
  expect(estimate(usual, alone).confidence).toBeLessThanOrEqual(0.3)
})

test('each reason names its words, and those of the context stand by themselves', () => {
  const said: StoryFacts = {
    ...usual,
    integrations: facts('Stripe API'),
    unknowns: [{ words: 'TBD', from: 'context' }],
    risks: [
      { words: 'refund', from: 'story', kind: 'money' },
      { words: 'migrate', from: 'context', kind: 'data in place' },
    ],
  }
  const { reasons, risks, breakdown, complexity, points } = estimate(said, historyOf([5, 5, 5, 5, 5, 5], 0.4))
  expect(reasons).toEqual([
    'The story has 3 acceptance criteria: "the invoice is sent", "the total is shown", "the order stays open".',
    'The story says what is done with 4 verbs: "pay", "send", "show", "stay".',
    'The story reaches 1 other system: "Stripe API".',
    'The context leaves 1 thing open: "TBD".',
    'The story speaks of money: "refund".',
    'The context speaks of data in place: "migrate".',
    'By its words alone it would be 4.8 points; by 6 finished stories of the project that is raised to 159 %.',
    expect.stringMatching(
      /^By the nearest finished stories, here with their points, it is raised to \d+ %: (?:#7 "Pay by card" \(5\)(?:, )?){5}\.$/,
    ),
  ])
  expect(risks).toEqual([
    { kind: 'money', words: ['refund'] },
    { kind: 'data in place', words: ['migrate'] },
  ])
  expect([points, complexity]).toEqual([8, 'high'])
  expect(breakdown.integration).toBeGreaterThan(0)
})

test('what is beyond the scale is 21 and told to be split', () => {
  const huge = { ...usual, criteria: facts(...Array.from({ length: 100 }, (_, at) => `criterion ${at}`)) }
  const { points, reasons } = estimate(huge, alone)
  expect(points).toBe(21)
  expect(reasons.join(' ')).toContain('split the story')
  expect(reasons[0]).toContain('and 92 more')
})
