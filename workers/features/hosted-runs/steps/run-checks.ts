import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { isReadback } from '../../../../shared/domain/prose-steps/readback.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { watchCase } from './case-watch.ts'
import { pause } from './deadline.ts'
import { overLists } from './checks-in-lists.ts'
import { explain } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import { withKnownWords } from './known-words.ts'
import { observe } from './observe.ts'
import type { Assertion, StepError } from './outcome.ts'
import { askPart, remembered } from './parts.ts'
import { isBusy, watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

/** A verdict of the page, or the reason why it does not count. */
type Asked = Verdict & { refused?: StepError }

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

const unknownBefore = {
  passed: false,
  refused: {
    code: 'steps.unverifiable',
    message: 'Before this step there was no single value to compare with.',
  },
}

function isAbsence(check: Check): boolean {
  if (check.kind === 'assert_entries' || check.kind === 'assert_collection') return true
  if (check.kind === 'assert_count') return check.comparison !== 'at_least'
  return check.negated === true && absences.has(check.kind)
}

export async function ask(run: StepRun, checks: readonly Check[]): Promise<Asked[]> {
  // A tab that its own page closes meanwhile leaves the one before it.
  run.page = watchCase(run.page).active
  const verdicts: Asked[] = []
  for (const check of checks) {
    const verdict =
      check.kind === 'assert_dialog'
        ? await askDialog(run, check)
        : check.kind === 'assert_part'
          ? await askPart(run, check)
          : ((await observe(run, check)) ??
            (await callInPage(run.page, run.deadlineMs, 'check', withKnownWords(run, check))))
    verdicts.push(refuse(run, check, inDialog(run, check) ?? verdict))
    if (verdict.box && verdict.box.width > 0) run.checkedBox = verdict.box
  }
  return verdicts
}

// An error page proves nothing by what it does not show.
function refuse(run: StepRun, check: Check, verdict: Verdict): Asked {
  if (check.kind === 'assert_changed' && check.before === undefined) return { ...verdict, ...unknownBefore }
  const { status } = watchPage(run.page)
  const proves =
    check.kind === 'assert_status' ||
    (check.negated !== true &&
      !(check.kind === 'assert_count' && check.expected === '0') &&
      check.kind !== 'assert_loaded')
  if (status < 400 || proves) return verdict
  return {
    passed: false,
    actual: '',
    refused: { code: 'steps.http_status', message: `The page answered with HTTP ${status}.` },
  }
}

// What is told without quotes may be told in a dialog of the browser, which is no part of the page. A part of a word or a number is something else.
function inDialog(
  run: StepRun,
  { kind, unquoted, negated, target, expected = '' }: Check,
): Verdict | undefined {
  if (kind !== 'assert_text' || !unquoted || negated || target || expected === '') return undefined
  const words = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
  const holds = (message: string) => {
    const around = words(message).split(words(expected))
    return around
      .slice(1)
      .some(
        (after, at) =>
          !/^[\p{L}\p{N}]|^[.,:/]\d/u.test(after) && !/[\p{L}\p{N}]$|\d[.,:/]$|[-−]$/u.test(around[at] ?? ''),
      )
  }
  const saying = watchPage(run.page)
    .dialogs.slice(run.firstDialog)
    .find(({ message }) => holds(message))
  return saying && { passed: true, actual: saying.message }
}

const unknownWords =
  'The browser asked whether to leave the page, in words of its own that are not told. Expect that a dialog is shown.'

async function askDialog(run: StepRun, check: Check): Promise<Verdict> {
  const dialogs = watchPage(run.page).dialogs.slice(run.firstDialog)
  const matching = dialogs.find(
    (dialog) => check.expected === undefined || contains(dialog.message, check.expected),
  )
  if (matching && !check.negated) return { passed: true, actual: matching.message }
  // One that was answered in this step has gone, and may not be the one that is meant.
  if (matching && check.part)
    return {
      passed: false,
      actual: '',
      reason: `The browser asked “${matching.message}”, and it was answered.`,
    }
  if (matching) return { passed: false, actual: matching.message }
  const drawn = await callInPage(run.page, run.deadlineMs, 'check', remembered(run, check))
  if (!drawn.passed && check.expected !== undefined && dialogs.some(({ type }) => type === 'beforeunload'))
    return { passed: false, actual: '', reason: unknownWords }
  const [other] = dialogs
  return drawn.passed || !other ? drawn : { ...drawn, actual: other.message }
}

function contains(text: string, wanted: string): boolean {
  const fold = (value: string) => value.replace(/\s+/g, ' ').trim()
  return fold(text).includes(fold(wanted))
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
  const [code, message] = explain(problem.target, problem.resolution)
  return { code, message }
}

const states: Partial<Record<Check['kind'], [yes: string, no: string]>> = {
  assert_checked: ['checked', 'not checked'],
  assert_enabled: ['enabled', 'disabled'],
  assert_focused: ['focused', 'not focused'],
  assert_visible: ['shown', 'not shown'],
  assert_loaded: ['the page is shown', 'the page is not shown'],
  assert_dialog: ['a dialog', 'no dialog'],
}

export function expectation(check: Check): string {
  const { target } = check
  const subject = target
    ? `${target.role ?? ''} ${target.name === undefined ? '' : `"${target.name}"`}`.trim()
    : ''
  if (check.kind === 'assert_part' || check.kind === 'assert_condition') return saidOf(check)
  const state = states[check.kind]?.[check.negated ? 1 : 0]
  if (state !== undefined && check.expected === undefined) return `${subject} ${state}`.trim()
  if (check.kind === 'assert_entries') return ofEntries(check)
  const bound =
    check.comparison === 'at_least' ? 'at least ' : check.comparison === 'at_most' ? 'at most ' : ''
  const wanted = `${bound}${check.expected ?? ''}`
  return check.negated ? `“${wanted}” absent` : wanted
}

const saidOf = ({ part, condition, target, expected, negated, kind }: Check) =>
  kind === 'assert_part'
    ? `${expected ?? part?.noun ?? ''} ${negated ? 'not shown' : 'shown'}`
    : `${condition?.of ?? ''} ${target?.name ?? condition?.role ?? ''} ${negated ? 'not ' : ''}${condition?.is ?? ''}`.trim()

function ofEntries({ target, texts, expected = '' }: Check): string {
  const noun = { row: 'row', listitem: 'item', textbox: 'field' }[target?.role ?? ''] ?? 'entry'
  return texts ? `only ${expected}` : `every ${noun} ${expected === '' ? 'empty' : `with “${expected}”`}`
}
