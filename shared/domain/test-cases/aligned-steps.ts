/** A step of each side, or of one of them. */
export type Pair<Step> =
  | { before: Step; after: Step; isSame: boolean }
  | { before: Step; after?: undefined; isSame?: undefined }
  | { before?: undefined; after: Step; isSame?: undefined }

interface Worded {
  action: string
  expectedResult: string
  testData?: string | undefined
}

/** Cells of a table of both sides; 200 steps beside 200 others need 40,000. */
const mostCells = 250_000
/** Of a step, to find its successor by. */
const mostCompared = 400
/** What a pair is worth that has no word in common: steps in one place belong together rather than not. */
const worthOfPlace = 0.1
/** Steps that share fewer words are told as others. */
const leastAlike = 0.5

/**
 * Steps of two lists in one order, each exactly once: equal ones beside each other (longest common subsequence), and between those the pairs that have most words in
 * common without crossing. Where both lists are so long that a table of them exceeds 250,000 cells, what differs is told one by one.
 */
export function alignedSteps<Step extends Worded>(
  before: readonly Step[],
  after: readonly Step[],
): Pair<Step>[] {
  const [old, now] = [before.map(contentOf), after.map(contentOf)]
  const places = matches(old.length, now.length, (at, to) => (old[at] === now[to] ? 1 : 0))
  return paired({ before, after, places, isSame: true, between: replaced })
}

/** Steps of two lists, each beside the one in its place. */
export const stepsInPlace = <Step extends Worded>(
  before: readonly Step[],
  after: readonly Step[],
): Pair<Step>[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [before[at], after[at]]).flatMap(
    ([step, other]): Pair<Step>[] => {
      if (!step || !other) return oneByOne(step ? [step] : [], other ? [other] : [])
      return [{ before: step, after: other, isSame: contentOf(step) === contentOf(other) }]
    },
  )

const contentOf = ({ action, expectedResult, testData = '' }: Worded): string =>
  JSON.stringify([action, expectedResult, testData])

/** Steps that became others: each with its successor where it has one. */
function replaced<Step extends Worded>(before: readonly Step[], after: readonly Step[]): Pair<Step>[] {
  const [old, now] = [before.map(wordsOf), after.map(wordsOf)]
  const none = new Set<string>()
  const places = matches(old.length, now.length, (at, to) => {
    const alike = similarity(old[at] ?? none, now[to] ?? none)
    return worthOfPlace + (alike < leastAlike ? 0 : alike)
  })
  return paired({ before, after, places, isSame: false, between: oneByOne })
}

const oneByOne = <Step>(before: readonly Step[], after: readonly Step[]): Pair<Step>[] => [
  ...before.map((step) => ({ before: step })),
  ...after.map((step) => ({ after: step })),
]

interface Pairing<Step> {
  before: readonly Step[]
  after: readonly Step[]
  /** What belongs together, ascending on both sides. */
  places: readonly Place[]
  isSame: boolean
  /** Tells what lies between two places. */
  between: (before: readonly Step[], after: readonly Step[]) => Pair<Step>[]
}

function paired<Step>({ before, after, places, isSame, between }: Pairing<Step>): Pair<Step>[] {
  const pairs: Pair<Step>[] = []
  let [from, since] = [0, 0]
  for (const [at, to] of [...places, [before.length, after.length] as const]) {
    pairs.push(...between(before.slice(from, at), after.slice(since, to)))
    const [step, other] = [before[at], after[to]]
    if (step !== undefined && other !== undefined) pairs.push({ before: step, after: other, isSame })
    from = at + 1
    since = to + 1
  }
  return pairs
}

const wordsOf = ({ action, expectedResult, testData = '' }: Worded): Set<string> =>
  new Set(
    [action, expectedResult, testData]
      .join(' ')
      .slice(0, mostCompared)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  )

/** Dice's coefficient of two sets of words, 0 to 1. */
function similarity(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const total = words.size + others.size
  if (total === 0) return 0
  let shared = 0
  for (const word of words) if (others.has(word)) shared++
  return (2 * shared) / total
}

type Place = readonly [at: number, to: number]

/** Places that belong together, ascending on both sides, of the greatest worth in total; a pair of no worth is none. */
function matches(rows: number, columns: number, worth: (at: number, to: number) => number): Place[] {
  if (rows * columns > mostCells) return []
  const width = columns + 1
  const best = new Float64Array((rows + 1) * width)
  const single = new Float64Array((rows + 1) * width)
  for (let at = rows - 1; at >= 0; at--)
    for (let to = columns - 1; to >= 0; to--) {
      const cell = at * width + to
      const value = worth(at, to)
      single[cell] = value
      const together = value > 0 ? value + (best[cell + width + 1] ?? 0) : 0
      best[cell] = Math.max(together, best[cell + width] ?? 0, best[cell + 1] ?? 0)
    }
  const places: Place[] = []
  for (let at = 0, to = 0; at < rows && to < columns;) {
    const cell = at * width + to
    const total = best[cell] ?? 0
    const value = single[cell] ?? 0
    if (value > 0 && total === value + (best[cell + width + 1] ?? 0)) {
      places.push([at, to])
      at++
      to++
    } else if (total === (best[cell + width] ?? 0)) at++
    else to++
  }
  return places
}
