import { Readings } from '../step-readings/automation.ts'
import { isForPerson } from '../test-cases/basis.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { conflictsOf, consistent } from './checks/consistent.ts'
import { derivedTwice } from './checks/derived-twice.ts'
import { looksAtProduct, relativeFieldsOf } from './checks/looks-at-product.ts'
import { possible } from './checks/possible.ts'
import { askedOf, settled } from './checks/settled.ts'
import { learnedLimits, singleFault } from './checks/single-fault.ts'
import type { Finding } from './finding.ts'
import { Source } from './ground/source.ts'
import { judgeEach } from './judge-each.ts'
import type { Bench, Judged } from './judged.ts'
import { PageControls } from './page/page-controls.ts'
import { Numbers, phasesOf } from './phases.ts'
import { readinessOf } from './readiness.ts'
import { checkOf, returnedOf } from './returned-of.ts'
import type { JudgeInput, Judgement } from './types.ts'
import { withChecks } from './with-checks.ts'

const mostQuestions = 200
const mostSplits = 3_000

/**
 * Judges the cases of one answer: each comes back with `checks`, `verified` and `automation`, without the expectations that have no ground. Repeats and cases
 * of which nothing is left are left out, but for those of people and imports, which are only reported on. Pure and bounded; never throws.
 */
export function judge(cases: readonly TestCase[], input: JudgeInput): Judgement {
  const { sentences, pages = [], author } = input
  const bench: Bench = {
    source: new Source(sentences, pages),
    readings: new Readings(),
    page: pages.length > 0 ? new PageControls(pages) : undefined,
    numbers: new Numbers(),
    splits: { left: mostSplits },
    keeps: author === 'person' || author === 'import',
  }
  const judgement: Judgement = { cases: [], left: [], returned: [], removed: [] }
  const judged = judgeEach(cases, input, { bench, judgement })
  const together = judgeTogether(judged, input, bench)
  for (const [at, { compiled, findings }] of judged.entries()) {
    const all = [...findings, ...(together[at] ?? [])]
    judgement.cases.push(withFindings({ compiled, findings: all }, bench))
    judgement.returned.push(...returnedOf(compiled.testCase, all))
  }
  return judgement
}

/** What is found of cases beside the others of their answer; cases for a person are no more than read. */
function judgeTogether(
  judged: readonly Judged[],
  { questions = [], today }: JudgeInput,
  { source, page, numbers }: Bench,
): Finding[][] {
  const cases = judged.map(({ compiled }) => compiled)
  const phased = cases.map((compiled) => ({
    compiled,
    phases: isForPerson(compiled.testCase) ? [] : phasesOf(compiled, numbers),
  }))
  const conflicts = conflictsOf(phased.map(({ phases }) => phases))
  const learned = learnedLimits(phased, page)
  const asked = questions.slice(0, mostQuestions).map((question) => askedOf(question, source))
  const relativeFields = relativeFieldsOf(cases)
  return phased.map((each, at) => {
    const { compiled } = each
    if (isForPerson(compiled.testCase) || compiled.parts.length === 0) return []
    return [
      possible(compiled, page),
      singleFault(each, { page, learned }),
      consistent(at, conflicts[at] ?? new Set(), cases),
      derivedTwice(compiled.testCase),
      settled(compiled, asked, source),
      looksAtProduct(compiled, { relativeFields, year: today?.slice(0, 4) }),
    ]
  })
}

function withFindings({ compiled, findings }: Judged, { readings }: Bench): TestCase {
  const { checks: _checks, verified: _verified, ...testCase } = compiled.testCase
  const automation = readinessOf(compiled, { findings, readings })
  return withChecks({ ...testCase, automation }, findings.map(checkOf))
}
