import type { TestCase } from '../../test-cases/schema.ts'
import { checksOf, compiledOf, type CompiledCase, type CompiledPart } from '../compiled.ts'
import { cut, type Finding, finding, listed } from '../finding.ts'
import { CaseGround, type GroundOfClaim } from '../ground/case-ground.ts'
import { claimsOf } from '../ground/claims.ts'
import { groundOf } from '../ground/grounds.ts'
import type { Bench } from '../judged.ts'
import { checksOfText, joined, splitExpectation } from '../ground/split-expectation.ts'
import { withExpectations } from '../ground/with-expectations.ts'
import type { RemovedExpectation } from '../types.ts'

/** What the check says, and the case without the expectations that have no ground; undefined where none is left. */
export interface Grounded {
  finding: Finding
  compiled: CompiledCase | undefined
  removed: RemovedExpectation[]
}

interface Missing {
  part: CompiledPart
  /** The expected result without the clauses that have no ground. */
  left: string
  removed: RemovedExpectation[]
}

/**
 * Whether all that a case expects stands in its sentences, was entered, is listed by the page, or is worked out. With `keeps` nothing is taken out
 * of it: it is only said.
 */
export function grounded(
  compiled: CompiledCase,
  { source, readings, keeps, splits }: Omit<Bench, 'page' | 'numbers'>,
): Grounded {
  if (source.isEmpty)
    return {
      finding: finding('grounded', 'unknown', 'There is no text to compare it with.'),
      compiled,
      removed: [],
    }
  const ground = new CaseGround(compiled, source)
  const sentences: number[] = []
  const missing = compiled.parts.flatMap(
    (part) => missingIn(part, { ground, readings, splits, sentences }) ?? [],
  )
  if (source.isSpent && missing.length > 0)
    return {
      finding: finding('grounded', 'unknown', 'The text is too long to be compared with all of it at once.'),
      compiled,
      removed: [],
    }
  const removed = missing.flatMap((one) => one.removed)
  const said = findingOf(compiled, { ground, removed, sentence: sentences[0], keeps })
  if (keeps || missing.length === 0) return { finding: said, compiled, removed: keeps ? [] : removed }
  const lefts = new Map(missing.map(({ part, left }) => [part, left]))
  const testCase: TestCase = withExpectations(compiled, lefts)
  const pruned = compiledOf(testCase, readings)
  const left = checksOf(pruned)
  const isEmpty = left.length === 0
  const isHollow = left.every(({ negated }) => negated) && !checksOf(compiled).every(({ negated }) => negated)
  return {
    finding: isEmpty || isHollow ? nothingLeft(removed, isEmpty) : said,
    compiled: isEmpty ? undefined : pruned,
    removed,
  }
}

function missingIn(
  part: CompiledPart,
  {
    ground,
    readings,
    splits,
    sentences,
  }: Pick<Bench, 'readings' | 'splits'> & { ground: CaseGround; sentences: number[] },
): Missing | undefined {
  const unmet = (what: Pick<CompiledPart, 'step' | 'expectedResult' | 'checks'>): string | undefined =>
    claimsOf(what).find((claim) => {
      const at = groundOf(claim, ground)
      if (isOther(at, ground)) sentences.push(at.sentence)
      return at === undefined
    })?.text
  const first = part.expectedResult.trim() === '' ? undefined : unmet(part)
  if (first === undefined) return undefined
  const clauses = splitExpectation(part, { readings, splits })
  const judged = clauses.map((clause) => ({
    clause,
    lacks:
      clauses.length === 1 ? first : unmet({ ...part, expectedResult: clause.text, checks: clause.checks }),
  }))
  const isAnyUnmet = judged.some(({ lacks }) => lacks !== undefined)
  const out = isAnyUnmet ? judged : judged.map(({ clause }) => ({ clause, lacks: first }))
  const left = joined(out.flatMap(({ clause, lacks }) => (lacks === undefined ? [clause] : [])))
  return {
    part,
    left: left === '' || !checksOfText(left, part, readings) ? '' : left,
    removed: out.flatMap(({ clause, lacks }) =>
      lacks === undefined ? [] : [removedOf(part, clause.text, lacks, ground)],
    ),
  }
}

const isOther = (at: GroundOfClaim | undefined, ground: CaseGround): at is { sentence: number } =>
  typeof at === 'object' && !ground.cited.has(at.sentence)

function removedOf(
  { step }: CompiledPart,
  expectation: string,
  lacks: string,
  ground: CaseGround,
): RemovedExpectation {
  const fault = ground.faultOf(lacks)
  return {
    id: '',
    ...(step ? { stepNumber: step.stepNumber } : {}),
    expectation: cut(expectation, 4000),
    reason: `“${cut(lacks, 200)}” stands neither in the sentences of the case nor on the page, was not entered and is not worked out.${fault === undefined ? '' : ` ${fault}`}`,
  }
}

function findingOf(
  { testCase }: CompiledCase,
  {
    ground,
    removed,
    sentence,
    keeps,
  }: { ground: CaseGround; removed: RemovedExpectation[]; sentence: number | undefined; keeps: boolean },
): Finding {
  const [cited = sentence] = ground.cited
  const text = ground.source.facts(sentence ?? cited ?? -1)?.sentence.text
  if (ground.lost.length > 0)
    return finding('grounded', 'fails', `The text has no sentence ${listed(ground.lost)}.`, {
      hint: 'Cite sentences by their ids, as S3, or letter by letter.',
    })
  const [fault] = ground.faults
  if (fault !== undefined)
    return finding('grounded', 'fails', fault.reason, {
      sentence: text,
      hint: 'Correct the expression and its value; use numbers of the text and of entries only.',
    })
  const [first] = removed
  if (first && keeps) return finding('grounded', 'fails', first.reason, { sentence: text })
  if (text === undefined && testCase.author !== 'embedded')
    return finding('grounded', 'fails', 'The case cites no sentence of the text.', {
      hint: 'Name the sentences that the case rests on by their ids.',
    })
  const [supposition] = ground.suppositions
  if (supposition !== undefined) return finding('grounded', 'unknown', supposition, { sentence: text })
  if (first) {
    const reason = `What is left of it has ground; ${listed(removed.map(({ expectation }) => expectation))} was taken out.`
    return finding('grounded', 'holds', reason, { sentence: text })
  }
  const reason =
    sentence === undefined
      ? 'All that it expects stands in its sentences, was entered, is on the page or is worked out.'
      : 'All that it expects has ground, some of it in a sentence that it does not cite.'
  return finding('grounded', 'holds', reason, { sentence: text })
}

/** Of a case that only expects something not to be shown any more, what it is about is gone as well. */
function nothingLeft(removed: readonly RemovedExpectation[], isEmpty: boolean): Finding {
  const what = isEmpty ? 'Nothing that it expects has ground' : 'What it expects to be shown has no ground'
  return finding('grounded', 'fails', `${what}: ${removed[0]?.reason ?? ''}`, {
    hint: 'Expect only texts, numbers and names of the cited sentences, of entries and of the page; give a computed value its expression.',
  })
}
