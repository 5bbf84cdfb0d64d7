import type { Candidate, Resolution, Verdict } from './in-page/kit.ts'

/** What one document of a page answered; `frame` names the frame it stands in, absent for the page itself. */
export interface Answer<T> {
  frame?: string
  value: T
}

const mostListed = 10

/**
 * What a target means over all documents of a page, by the same classes of match as within one: only the best class counts, and it must hold exactly one
 * element. Takes the resolutions of each document for one and the same target without a count ("the second"); returns the position of the document whose
 * answer stands, or the resolution that explains why none does, its candidates with the frame they are in.
 */
export function mergeResolutions(
  answers: readonly Answer<Resolution>[],
): { at: number } | { missed: Missed } {
  const hits = answers.flatMap(({ frame, value }, at) =>
    value.status === 'missing' ? [] : [{ frame, value, at, rank: value.rank ?? 0 }],
  )
  const best = Math.min(...hits.map(({ rank }) => rank))
  const top = hits.filter(({ rank }) => rank === best)
  const [only] = top
  if (only && top.length === 1)
    return only.value.status === 'found' ? { at: only.at } : { missed: placed(only.value, only.frame) }
  if (only)
    return {
      missed: {
        status: 'ambiguous',
        count: top.reduce(
          (sum, { value }) => sum + (value.status === 'found' ? 1 : (value.count ?? value.candidates.length)),
          0,
        ),
        candidates: top.flatMap(({ value, frame }) => listed(value, frame)).slice(0, mostListed),
      },
    }
  const behind = answers
    .map(({ value }) => (value.status === 'missing' ? value.behind : undefined))
    .find((one) => one !== undefined)
  return {
    missed: {
      status: 'missing',
      ...(behind ? { behind } : {}),
      candidates: answers.flatMap(({ value, frame }) => listed(value, frame)).slice(0, mostListed),
    },
  }
}

type Missed = Exclude<Resolution, { status: 'found' }>

function placed(value: Missed, frame: string | undefined): Missed {
  return { ...value, candidates: listed(value, frame) }
}

function listed(value: Resolution, frame: string | undefined): Candidate[] {
  const found: Candidate[] =
    value.status === 'found'
      ? [{ role: value.role, name: value.name === '' ? value.matched : value.name }]
      : value.candidates
  if (frame === undefined) return found
  // Where something is within a frame of another origin says nothing of where it is on the page.
  return found.map(({ box: _box, ...one }) => ({ ...one, frame: one.frame ?? frame }))
}

/**
 * Whether something is there in any document, from the answers to the question without its negation. A denial holds only where every document that is
 * shown could be read (`unread` names the others, as sentences) and not all of them are blank.
 */
export function mergePresence(
  answers: readonly Answer<Verdict>[],
  { negated, unread, blank }: { negated: boolean; unread: readonly string[]; blank: boolean },
): Verdict {
  const undecided = answers.find(({ value }) => value.problem !== undefined || value.reason !== undefined)
  const hit = answers.find(({ value }) => value.passed)
  if (hit) return { ...hit.value, passed: !negated }
  if (undecided) return undecided.value
  const seen = [...new Set(answers.map(({ value }) => value.actual))].filter((text) => text !== 'not shown')
  const actual = seen.length === 0 ? 'not shown' : seen.join(' | ')
  if (!negated) return { passed: false, actual: [actual, ...unread].join('. ') }
  if (unread.length > 0) return { passed: false, actual, reason: unread.join(' ') }
  return blank ? { passed: false, actual: 'the page is blank' } : { passed: true, actual }
}

/** How many there are in all documents together, compared as one number; `counts` has one number for each. */
export function mergeCounts(
  counts: readonly number[],
  wanted: { expected: number; comparison: string | undefined; negated: boolean },
  { unread, blank }: { unread: readonly string[]; blank: boolean },
): Verdict {
  const amount = counts.reduce((sum, one) => sum + one, 0)
  const { expected, comparison, negated } = wanted
  const holds =
    comparison === 'at_least'
      ? amount >= expected
      : comparison === 'at_most'
        ? amount <= expected
        : amount === expected
  const passed = holds !== negated && !blank
  // More of them in a frame that cannot be read would change nothing.
  const certain = comparison === 'at_least' && holds
  if (unread.length > 0 && !certain)
    return { passed: false, actual: String(amount), reason: unread.join(' ') }
  return { passed, actual: blank ? 'the page is blank' : String(amount) }
}

/**
 * The value of one label, cell or field over all documents: exactly one of them may know it, or all that do must agree. Takes the verdict of each; returns the
 * position of the one that stands, or the candidates that contradict one another.
 */
export function mergeValues(
  answers: readonly Answer<Verdict>[],
): { at: number } | { candidates: Candidate[] } {
  const known = answers.flatMap(({ frame, value }, at) => (isAbsent(value) ? [] : [{ frame, value, at }]))
  const [first] = known
  if (!first) return { at: 0 }
  const agree = known.every(({ value }) => !value.problem && value.actual === first.value.actual)
  if (known.length === 1 || agree) return { at: first.at }
  return {
    candidates: known.flatMap(({ frame, value }) => {
      const many = value.problem?.resolution.candidates ?? []
      const all = many.length > 0 ? many : [{ role: 'text', name: value.actual }]
      return all.map((one) => (frame === undefined ? one : { ...one, frame }))
    }),
  }
}

/** Nothing of what a check is about is in this document. */
export function isAbsent({ problem }: Verdict): boolean {
  const status = problem?.resolution.status
  return status === 'missing' || status === 'no_region'
}
