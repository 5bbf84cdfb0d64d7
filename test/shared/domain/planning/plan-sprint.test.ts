import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, planSprint, weights } from '../../../../shared/domain/planning/index.ts'

const storyIdOf = (number: number) => `story-${number}`

const candidate = (number: number, given: Partial<Candidate> = {}): Candidate => ({
  storyId: storyIdOf(number),
  number,
  priority: 'medium',
  points: 5,
  risk: { score: 0, because: [] },
  shared: [],
  needs: [],
  ...given,
})

const needs = (...numbers: number[]) => ({ needs: numbers.map(storyIdOf) })
const numbersOf = (stories: readonly { storyId: string }[]) =>
  stories.map(({ storyId }) => Number(storyId.slice('story-'.length)))
const reasonOf = (plan: ReturnType<typeof planSprint>, number: number) =>
  [...plan.selected, ...plan.left].find(({ storyId }) => storyId === storyIdOf(number))?.reason

const backlog = (most: number) =>
  fc
    .array(
      fc.record({
        priority: fc.constantFrom('critical' as const, 'high' as const, 'medium' as const, 'low' as const),
        points: fc.constantFrom(0, 1, 1, 2, 3, 5, 8, 13),
        score: fc.nat(3),
        shared: fc.nat(2),
        needs: fc.array(fc.nat(most), { maxLength: 2 }),
      }),
      { maxLength: most },
    )
    .map((rows) =>
      rows.map(({ priority, points, score, shared, needs: needed }, at) =>
        candidate(at, {
          priority,
          points,
          risk: { score, because: [] },
          shared: ['invoice', 'order'].slice(0, shared),
          ...needs(...needed.filter((need) => need < at)),
        }),
      ),
    )

/** What a plan is good for, the first goal first: weight, risk, words of the context, and low numbers. */
const goalsOf = (stories: readonly Candidate[], all: number): number[] => {
  const sum = (of: (story: Candidate) => number) => stories.reduce((total, story) => total + of(story), 0)
  return [
    sum(({ priority }) => weights[priority]),
    sum(({ risk }) => risk.score),
    sum(({ shared }) => shared.length),
    sum(({ number }) => all - number),
  ]
}

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((goal, place) => goal !== other[place])
  return at >= 0 && one[at]! > other[at]!
}

function bestGoals(stories: readonly Candidate[], velocity: number): number[] {
  let best = goalsOf([], stories.length)
  for (let set = 0; set < 1 << stories.length; set++) {
    const some = stories.filter((_, at) => set & (1 << at))
    const ids = new Set(some.map(({ storyId }) => storyId))
    if (some.reduce((sum, { points }) => sum + points!, 0) > velocity) continue
    if (!some.every((story) => story.needs.every((need) => ids.has(need)))) continue
    const goals = goalsOf(some, stories.length)
    if (isBetter(goals, best)) best = goals
  }
  return best
}

test('of up to 12 stories the plan is the best that trying all of them finds, by weight, risk, context and number', () => {
  fc.assert(
    fc.property(backlog(12), fc.nat(40), (stories, velocity) => {
      const { selected, weight, bound } = planSprint({ velocity, candidates: stories })
      const chosen = new Set(numbersOf(selected))
      const goals = goalsOf(
        stories.filter(({ number }) => chosen.has(number)),
        stories.length,
      )
      expect(goals).toEqual(bestGoals(stories, velocity))
      expect([weight, bound]).toEqual([goals[0], goals[0]])
    }),
    { numRuns: 60 },
  )
})

test('a plan keeps within the velocity, has nothing before what it needs, and says of every story what became of it', () => {
  fc.assert(
    fc.property(backlog(90), fc.nat(200), (stories, velocity) => {
      const { selected, left, totalPoints, weight, bound } = planSprint({ velocity, candidates: stories })
      const order = numbersOf(selected)
      expect(totalPoints).toBe(order.reduce((sum, number) => sum + stories[number]!.points!, 0))
      expect(totalPoints).toBeLessThanOrEqual(velocity)
      for (const [at, number] of order.entries()) {
        for (const need of numbersOf(stories[number]!.needs.map((storyId) => ({ storyId })))) {
          expect(order.slice(0, at)).toContain(need)
        }
      }
      expect([...order, ...numbersOf(left)].toSorted((a, b) => a - b)).toEqual([...stories.keys()])
      expect(weight).toBeLessThanOrEqual(bound)
      for (const { reason } of [...selected, ...left]) expect(reason).toMatch(/^[A-Z0-9"#].*\.$/)
    }),
    { numRuns: 25 },
  )
})

test('nothing that is left would have fitted', () => {
  fc.assert(
    fc.property(backlog(90), fc.nat(200), (stories, velocity) => {
      const { selected, left, totalPoints } = planSprint({ velocity, candidates: stories })
      const chosen = new Set(selected.map(({ storyId }) => storyId))
      const fitting = numbersOf(left).filter((number) => {
        const { points, needs: needed } = stories[number]!
        return points! <= velocity - totalPoints && needed.every((need) => chosen.has(need))
      })
      expect(fitting).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('whatever the order in which stories are given, the plan is the same', () => {
  fc.assert(
    fc.property(backlog(14), fc.nat(40), fc.infiniteStream(fc.nat()), (stories, velocity, dice) => {
      const shuffled = stories
        .map((story) => ({ story, at: dice.next().value }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ story }) => story)
      const plan = planSprint({ velocity, candidates: stories })
      const again = planSprint({ velocity, candidates: shuffled })
      expect(again.selected.map(({ storyId }) => storyId)).toEqual(
        plan.selected.map(({ storyId }) => storyId),
      )
    }),
    { numRuns: 40 },
  )
})

test('stories come in the order in which to do them: what is needed, then priority, then risk, then the context', () => {
  const plan = planSprint({
    velocity: 100,
    candidates: [
      candidate(1, { priority: 'low' }),
      candidate(2),
      candidate(3, { shared: ['invoice'] }),
      candidate(4, { risk: { score: 4, because: ['a spike'] } }),
      candidate(5, { priority: 'critical', ...needs(1) }),
    ],
  })
  expect(numbersOf(plan.selected)).toEqual([4, 3, 2, 1, 5])
  expect(reasonOf(plan, 1)).toBe('Low priority. #5 waits for it.')
  expect(reasonOf(plan, 3)).toBe('Medium priority. About "invoice".')
  expect(reasonOf(plan, 4)).toBe('Medium priority. Risky: a spike.')
})

test('what is left says why, with numbers', () => {
  const plan = planSprint({
    velocity: 10,
    candidates: [
      candidate(1, { priority: 'critical', points: 7 }),
      candidate(2, { points: 8 }),
      candidate(3, { points: 13 }),
      candidate(4, { points: null }),
      candidate(5, needs(4)),
      candidate(6, needs(90)),
      candidate(7, needs(6)),
      candidate(8, { points: 4, ...needs(2) }),
      candidate(9, { points: 1, ...needs(10) }),
      candidate(10, { points: 9 }),
    ],
    obstacles: [{ storyId: storyIdOf(90), number: 90, why: 'was cancelled' }],
  })
  expect(numbersOf(plan.selected)).toEqual([1])
  expect([2, 3, 4, 5, 6, 7, 8, 9].map((number) => reasonOf(plan, number))).toEqual([
    'No room: 8 points, 3 left.',
    '13 points, more than there is room for: 10.',
    'It has no points.',
    'Waits for #4, which has no points.',
    'Waits for #90, which was cancelled.',
    'Waits for #6, which waits for #90.',
    'With #2, which it waits for, 12 points: more than there is room for, 10.',
    'Waits for #10, which does not fit: 10 points together, 3 left.',
  ])
})

test('stories that wait for one another in a circle are left, and others are planned', () => {
  const plan = planSprint({
    velocity: 10,
    candidates: [candidate(1, needs(2)), candidate(2, needs(1)), candidate(3)],
  })
  expect(numbersOf(plan.selected)).toEqual([3])
  expect(reasonOf(plan, 1)).toBe('It waits for itself, by way of others.')
})

test('of 400 stories in a chain, and of 400 without any need, a plan is made and says how far the best one can be', () => {
  const chain = Array.from({ length: 400 }, (_, at) =>
    candidate(at, { points: 1, ...(at > 0 ? needs(at - 1) : {}) }),
  )
  expect(planSprint({ velocity: 150, candidates: chain })).toMatchObject({
    totalPoints: 150,
    weight: 450,
    bound: 450,
  })
  const loose = Array.from({ length: 400 }, (_, at) => candidate(at, { points: 2 + (at % 7) }))
  const { weight, bound } = planSprint({ velocity: 301, candidates: loose })
  expect(bound - weight).toBeLessThanOrEqual(weights.medium)
})
