import { charactersIn, mostCharacters } from '../step-readings/prose-size.ts'
import { isForPerson } from '../test-cases/basis.ts'
import { drivesNoPage } from '../test-cases/drives-no-page.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { Deeds } from './checks/adds.ts'
import { grounded } from './checks/grounded.ts'
import { readable } from './checks/readable.ts'
import { compiledOf, type CompiledCase } from './compiled.ts'
import { finding } from './finding.ts'
import type { Bench, Judged } from './judged.ts'
import { returnedOf } from './returned-of.ts'
import type { JudgeInput, Judgement } from './types.ts'

/**
 * Judges each case by itself: whether it is read, has ground and adds something. What is left out and taken out goes into `judgement`; the others come
 * back, in their order. More prose than is read at once is not read.
 */
export function judgeEach(
  cases: readonly TestCase[],
  { author, known = [] }: Pick<JudgeInput, 'author' | 'known'>,
  { bench, judgement }: { bench: Bench; judgement: Judgement },
): Judged[] {
  const { readings, keeps } = bench
  const deeds = new Deeds(bench.numbers)
  let characters = 0
  const isRead = (testCase: TestCase): boolean => {
    const more = charactersIn(testCase)
    if (characters + more > mostCharacters) return false
    characters += more
    return true
  }
  const own = cases.map((testCase): CompiledCase | TestCase =>
    isRead(testCase) ? compiledOf({ ...testCase, author }, readings) : testCase,
  )
  for (const testCase of known) if (isRead(testCase)) deeds.remember(compiledOf(testCase, readings))
  return own.flatMap((compiled): Judged[] => {
    if (!('parts' in compiled)) return [unread(compiled)]
    if (author === 'embedded' && drivesNoPage(compiled.testCase)) return [called(compiled)]
    const judged = withGround(compiled, { bench, judgement })
    if (!judged) return []
    const adds = deeds.adds(judged.compiled)
    const { id, title } = compiled.testCase
    if (adds.result !== 'fails' || keeps) return [{ ...judged, findings: [...judged.findings, adds] }]
    judgement.left.push({ id, title, reason: adds.reason })
    return []
  })
}

/** The case without expectations that have no ground; undefined where none has any. */
function withGround(
  compiled: CompiledCase,
  { bench, judgement }: { bench: Bench; judgement: Judgement },
): Judged | undefined {
  const first = readable(compiled, bench.readings)
  if (isForPerson(compiled.testCase)) return { compiled, findings: [first] }
  const { id, title } = compiled.testCase
  const { finding: ground, compiled: pruned, removed } = grounded(compiled, bench)
  judgement.removed.push(...removed.map((expectation) => ({ ...expectation, id })))
  if (!pruned) {
    judgement.left.push({ id, title, reason: ground.reason })
    judgement.returned.push(...returnedOf(compiled.testCase, [first, ground]))
    return undefined
  }
  return {
    compiled: pruned,
    findings: [removed.length > 0 ? readable(pruned, bench.readings) : first, ground],
  }
}

function called({ testCase }: CompiledCase): Judged {
  const findings = [
    finding('readable', 'unknown', 'It calls an interface or a function, and hosted runs drive pages.'),
    finding('grounded', 'holds', 'Its values and results are those of the description.'),
    finding('derived_twice', 'holds', 'It is made by a strict form and confirmed by its checker.'),
  ]
  return { compiled: { testCase, parts: [] }, findings }
}

function unread(testCase: TestCase): Judged {
  const reason = 'There is more to read than is read at once; have the cases judged in smaller parts.'
  return { compiled: { testCase, parts: [] }, findings: [finding('readable', 'unknown', reason)] }
}
