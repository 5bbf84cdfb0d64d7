import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { seekInLists } from './seek-in-lists.ts'
import type { StepRun } from './step-run.ts'

const notDrawn =
  'Only a part of a list here is drawn, and what is looked for was not found by scrolling through it: that it is nowhere is not decided.'

/**
 * Verdicts that rest on what is not there, on a page with lists that are drawn in part: the lists are scrolled through, and what is found there counts.
 * What is found nowhere fails only where it was wanted and all of the lists was seen; a denial is never borne out by what was not drawn.
 */
export async function overLists<Asked extends Verdict>(
  run: StepRun,
  checks: readonly Check[],
  verdicts: readonly Asked[],
  askOne: (check: Check) => Promise<Asked>,
): Promise<Asked[]> {
  const seen = [...verdicts]
  for (const [at, check] of checks.entries()) {
    const verdict = verdicts[at]
    if (!verdict || !restsOnAbsence(check, verdict)) continue
    const wanted = positive(check)
    const target = check.kind === 'assert_text' ? check.target : check.target?.within
    const sought = await seekInLists(run, target, async () => {
      const now = await askOne(wanted)
      const isThere = isPresence(check) ? now.passed : !now.problem
      return isThere ? now : undefined
    })
    if (!sought) continue
    const isDenied = isPresence(check) && isDenial(check)
    if (sought.result) seen[at] = isDenied ? { ...sought.result, passed: false } : sought.result
    else if (isDenied || !sought.complete || verdict.problem)
      seen[at] = { passed: false, actual: '', reason: notDrawn } as Asked
  }
  return seen
}

const isPresence = ({ kind, collection }: Check): boolean =>
  kind === 'assert_text' || kind === 'assert_visible' || collection?.members !== undefined

const isDenial = ({ negated, collection }: Check): boolean =>
  negated === true || collection?.extent === 'none'

function restsOnAbsence(check: Check, { passed, problem, reason }: Verdict): boolean {
  const status = problem?.resolution.status
  if (status === 'missing' || status === 'no_region') return true
  if (!isPresence(check) || problem) return false
  if (reason !== undefined && check.collection === undefined) return false
  return passed === isDenial(check)
}

function positive(check: Check): Check {
  const { negated: _negated, collection, ...bare } = check
  if (collection?.extent === 'none') return { ...bare, collection: { ...collection, extent: 'some' } }
  return isPresence(check) ? { ...bare, ...(collection ? { collection } : {}) } : check
}
