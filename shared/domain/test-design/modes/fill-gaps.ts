import { account } from '../writing/account.ts'
import { apiGaps } from '../../interfaces/design/api-gaps.ts'
import { contradictionGaps } from '../gaps/contradictions.ts'
import { designCases, type Designed } from '../design-cases.ts'
import { mapExisting, restsOn, testedWith } from './existing-cases.ts'
import { finishCases, type Finished } from '../writing/finish-cases.ts'
import {
  itemGap,
  machineGaps,
  numberGaps,
  outcomeGaps,
  requirementGap,
  type Unnumbered,
} from '../gaps/gaps.ts'
import { withOpenOutcomes, wishesOf } from './generate.ts'
import { conflictGaps } from '../gaps/machine-gaps.ts'
import type { Item } from '../model.ts'
import type { Plan } from '../plan.ts'
import { designWithStatements } from '../statements/with-statements.ts'
import type { DesignRequest, DesignResult, Gap } from '../../test-generation/schema.ts'
import { summarize } from '../writing/summary.ts'
import { rowGaps, tableGaps } from '../gaps/table-gaps.ts'
import { textGaps } from '../gaps/text-gaps.ts'
import type { Steps, Teller } from '../../test-generation/tell.ts'
import { filteredGaps, untestedGaps } from '../gaps/untested-gaps.ts'

/**
 * Mode `fill-gaps`: new cases only, each open item in a case of its own. With `gaps` of an earlier answer exactly what they name, without
 * them what the existing cases leave open. Coverage and account are those of the existing and the new cases together; `gaps` holds
 * what is still open of what was asked.
 */
export function* fillGaps(request: DesignRequest, read: Plan, tell: Teller): Steps<DesignResult> {
  const { plan } = designWithStatements(read, request.scope)
  const { existingTestCases = [], gaps: asked = [] } = request
  const before = mapExisting(existingTestCases, plan).covered
  const wanted =
    asked.length > 0 ? namedBy(asked, plan.items) : plan.items.filter(({ id }) => !before.has(id))
  tell.phase('designing', `Designing cases for ${wanted.length} open coverage items`, 0.4)
  const designed = yield* tell.tool(
    'design_cases',
    `${wanted.length} coverage items`,
    () => designCases(plan.model, wanted, { apart: true }),
    ({ drafts }) => `${drafts.length} cases`,
  )
  tell.phase('reviewing', 'Checking coverage independently', 0.7)
  const finished = yield* tell.tool(
    'check_coverage',
    `${designed.drafts.length} cases`,
    () => finishCases(designed.drafts, wanted, plan.model, { ...wishesOf(request), apart: true }),
    ({ covered, planned }) => `${covered.size} of ${planned.size} coverage items confirmed`,
  )
  tell.phase('writing', `Writing ${finished.testCases.length} test cases`, 0.9)
  return resultOf(request, { ...plan, wanted, before }, designed, finished)
}

interface Filling extends Plan {
  wanted: Item[]
  before: Set<string>
}

function resultOf(
  request: DesignRequest,
  plan: Filling,
  designed: Designed,
  finished: Finished,
): DesignResult {
  const { existingTestCases = [], gaps: asked = [] } = request
  const covered = new Set([...plan.before, ...finished.covered])
  const rests = restsOn(plan)
  const tested = testedWith(covered, [...existingTestCases, ...finished.testCases], { plan, rests })
  const named = [...rests.keys(), ...plan.wanted.map(({ requirementId }) => requirementId)]
  const known = openQuestions(plan)
  const open =
    asked.length > 0
      ? asked.flatMap((gap) => known.get(keyOf(gap)) ?? [])
      : [
          ...untestedGaps(request, plan, new Set([...tested, ...named]), finished),
          ...textGaps(plan, new Set([...tested].filter((id) => rests.has(id)))),
        ]
  const warnings = unknownWarnings(
    asked.filter((gap) => namedBy([gap], plan.items).length === 0 && !known.has(keyOf(gap))),
  )
  return {
    testCases: finished.testCases,
    requirements: withOpenOutcomes(plan, finished.drafts),
    gaps: numberGaps([
      ...unfilled(request, plan, designed, finished),
      ...outcomeGaps(finished.drafts),
      ...open,
    ]),
    summary: summarize({
      testCases: finished.testCases,
      items: [...plan.items, ...plan.beyond],
      covered,
      cut: new Set([...finished.cut, ...plan.beyond.map(({ id }) => id)]),
      tooLong: finished.tooLong,
      max: wishesOf(request).max,
      requirements: account(plan.sources, tested),
      duplicatesRemoved: finished.duplicatesRemoved,
    }),
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

/** Wanted items that got no case, each with its reason; what the cap cut is named in the summary. */
function unfilled(
  request: DesignRequest,
  plan: Filling,
  { undesigned }: Designed,
  finished: Finished,
): Unnumbered[] {
  const reasons = new Map(undesigned.map(({ item, reason }) => [item.id, reason]))
  const part = { ...plan, items: plan.wanted }
  const left = filteredGaps(request, part, finished, new Set(reasons.keys()))
  const named = new Set(left.map(({ coverageItem }) => coverageItem))
  const open = plan.wanted.filter(
    ({ id }) => !finished.covered.has(id) && !finished.cut.has(id) && !named.has(id),
  )
  return [...open.map((item) => itemGap(item, reasons.get(item.id) ?? 'no case exercises it')), ...left]
}

/** Gaps that no case can fill, because the text has to say more first. */
function openQuestions({ sources, model }: Plan): Map<string, Unnumbered> {
  const all = new Set(sources.read.map(({ requirement }) => requirement.id))
  const questions = [
    ...sources.read.map((one) => requirementGap(one)),
    ...machineGaps(model),
    ...conflictGaps(model),
    ...tableGaps(model),
    ...rowGaps(sources.read),
    ...apiGaps(sources.sentences, model.targets),
    ...contradictionGaps(model),
    ...textGaps({ sources, model }, all),
  ]
  return new Map(questions.map((gap) => [keyOf(gap), gap]))
}

const keyOf = ({ technique, coverageItem }: Pick<Gap, 'technique' | 'coverageItem'>) =>
  `${technique}\n${coverageItem}`

/** Items that gaps name: by their id, or all of a requirement that is a gap as a whole. */
function namedBy(gaps: Gap[], items: Item[]): Item[] {
  const ids = new Set(gaps.map(({ coverageItem }) => coverageItem))
  const whole = new Set(
    gaps.flatMap(({ coverageItem, requirementRef }) =>
      coverageItem === requirementRef ? [requirementRef] : [],
    ),
  )
  return items.filter(({ id, requirementId }) => ids.has(id) || whole.has(requirementId))
}

const mostNamed = 50

function unknownWarnings(gaps: Gap[]): string[] {
  const named = gaps.slice(0, mostNamed).map(({ gapId, coverageItem }) => {
    const item = coverageItem.length > 200 ? `${coverageItem.slice(0, 199)}…` : coverageItem
    return `The gap ${gapId.slice(0, 100)} names "${item}", which these requirements do not have, so nothing was made for it.`
  })
  const more = gaps.length - named.length
  return more > 0 ? [...named, `${more} more gaps name what these requirements do not have.`] : named
}
