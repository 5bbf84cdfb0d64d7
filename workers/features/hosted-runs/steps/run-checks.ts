import { isReadback } from '../../../../shared/domain/prose-steps/readback.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { overLists } from './checks-in-lists.ts'
import { explain } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import type { Assertion, StepError } from './outcome.ts'
import { isBusy, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'
import { ask, type Asked } from './ask-checks.ts'
import { expectation } from './expectation.ts'

const holdMs = 300
// What an action brings about by a timer of the page: no request tells of it beforehand.
const holdAfterActionMs = 1000
const absences = new Set<Check['kind']>([
  'assert_text',
  'assert_visible',
  'assert_part',
  'assert_dialog',
  'assert_changed',
  'assert_download',
  'assert_console',
  'assert_tab',
])
const leaveFieldAfterMs = 400
const movesForMs = 1000

export interface Checked {
  assertions: Assertion[]
  verified: number
  /** What kept checks from being decided. */
  undecided?: StepError
  failed: boolean
}

/**
 * Asks all checks together until all hold at once or the time is over. Negative checks, and an outcome that rests on them, must hold for
 * a stable moment on a page that awaits no answer: a longer one after an action.
 */
export async function runChecks(run: StepRun, checks: readonly Check[], typed: boolean): Promise<Checked> {
  if (checks.length === 0) return { assertions: [], verified: 0, failed: false }
  const started = Date.now()
  const giveUpAt = Math.min(run.deadlineMs - 50, started + run.checkTimeoutMs)
  const negative = checks.some(isAbsence)
  const heldFor = run.performed.length > 0 ? holdAfterActionMs : holdMs
  // Forms validate when a field is left; a step that only denies must not pass because nobody left it.
  let left = !typed || checks.some((check) => check.kind === 'assert_focused')
  // What is on its way out is still seen.
  let atRest = false
  let heldSince: number | undefined
  let last: Asked[] | undefined
  for (;;) {
    if (
      !left &&
      (checks.every((check) => check.negated === true) || Date.now() - started >= leaveFieldAfterMs)
    ) {
      left = true
      await callInPage(run.page, run.deadlineMs, 'leaveField')
    }
    atRest ||= Date.now() - started >= movesForMs || !(await isMoving(run))
    const verdicts: Asked[] = await ask(run, checks).catch((error: unknown) => lastWord(run, last, error))
    last = verdicts
    const now = Date.now()
    const holds = verdicts.every((verdict) => verdict.passed)
    const restless = negative && isBusy(watchPage(run.page)) && now - started < run.checkTimeoutMs / 2
    heldSince = holds && atRest && !restless ? (heldSince ?? now) : undefined
    const isHeld = heldSince !== undefined && (!negative || now - heldSince >= heldFor)
    const isOver = now >= giveUpAt && (heldSince === undefined || now >= run.deadlineMs - 50)
    if (isHeld || isOver) {
      const askOne = async (check: Check) => (await ask(run, [check]))[0] ?? { passed: false, actual: '' }
      return conclude(run, checks, await overLists(run, checks, verdicts, askOne))
    }
    await pause(negative ? 40 : 60)
  }
}

const isMoving = (run: StepRun) => callInPage(run.page, run.deadlineMs, 'isMoving').catch(() => false)

/** A page that stops answering as the time runs out leaves what was last seen to be false as false; what was last seen to hold was not held long enough. */
function lastWord(run: StepRun, last: Asked[] | undefined, error: unknown): Asked[] {
  const isOver = Date.now() >= run.deadlineMs - 50
  if (isOver && last?.some((verdict) => !verdict.passed)) return last
  throw error
}

function isAbsence(check: Check): boolean {
  if (check.kind === 'assert_entries' || check.kind === 'assert_collection') return true
  if (check.kind === 'assert_count') return check.comparison !== 'at_least'
  return check.negated === true && absences.has(check.kind)
}

function conclude(run: StepRun, checks: readonly Check[], verdicts: Asked[]): Checked {
  const assertions = checks.map((check, at) => {
    const verdict = verdicts[at]
    return {
      kind: check.kind,
      expected: expectation(check),
      actual: (verdict && undecidedBy(verdict)?.message) ?? verdict?.actual ?? '',
      passed: verdict?.passed === true,
    }
  })
  const soFar = [...run.actionsSoFar, ...run.performed]
  const verified = checks.filter((check, at) => {
    const verdict = verdicts[at]
    const read: Check = verdict?.field === true ? { ...check, kind: 'assert_value' } : check
    return verdict?.passed === true && !isReadback(read, soFar)
  }).length
  const failed = verdicts.some((verdict) => !verdict.passed && !undecidedBy(verdict))
  const undecided = verdicts.map(undecidedBy).find((error) => error !== undefined)
  return { assertions, verified, failed, ...(undecided ? { undecided } : {}) }
}

function undecidedBy({ problem, refused, reason }: Asked): StepError | undefined {
  if (reason !== undefined) return { code: 'steps.undecided', message: reason }
  if (!problem) return refused
  const [code, message, candidates = []] = explain(problem.target, problem.resolution)
  return { code, message, ...(candidates.length > 0 ? { candidates } : {}) }
}
