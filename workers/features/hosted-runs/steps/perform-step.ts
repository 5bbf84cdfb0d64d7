import type { Page } from '@cloudflare/puppeteer'
import type { Check, CompiledStep, TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { markStep, watchCase } from './case-watch.ts'
import { untilDeadline } from './deadline.ts'
import { answerOf, answersAfter, unspokenDialog } from './dialogs.ts'
import { asPerformed, followHealed } from './follow-healed.ts'
import { type Interpretation, interpret, openQuestion } from './interpret.ts'
import type { InterpretedAction, StepError, StepOptions, StepOutcome } from './outcome.ts'
import { StepFailure } from './step-failure.ts'
import { withAdvice } from '../../../../shared/domain/step-readings/suggest.ts'
import { readingOf } from './other-reading.ts'
import { watchPage } from './page-watch.ts'
import { noteParts } from './parts.ts'
import { performAction } from './perform-action.ts'
import { rememberValues } from './remember.ts'
import { runChecks, type Checked } from './run-checks.ts'
import { conceal, dated, reveal } from './secrets.ts'
import { settle } from './settle.ts'
import type { StepRun } from './step-run.ts'
import { followFront } from './tabs.ts'

/**
 * Performs a compiled step on a page and judges it: `failed` only when an expected result was checked and is false; `error` when the step
 * was not understood, its target was not found or ambiguous, or time ran out; `passed` when every action was done and every check holds.
 * Never throws. No secret appears in the outcome.
 */
export async function performStep(
  page: Page,
  prose: CompiledStep,
  options: StepOptions,
): Promise<StepOutcome> {
  const told = { ...prose, problems: prose.problems.map(withAdvice) }
  let reading: Interpretation = { compiled: dated(told, options.today, options.secrets), used: false }
  const run = startRun(page, reading.compiled, options)
  let checked: Checked = { assertions: [], verified: 0, failed: false }
  let error: StepError | undefined
  // What is expected cannot be read, but what is to be done can: it is done all the same.
  let unread: StepError | undefined
  try {
    reading = await untilDeadline(readOn(run, told, reading.compiled, options), run.deadlineMs, outOfTime)
    const { compiled } = reading
    unread = problemOf(compiled)
    if (unread && !canBeDone(compiled)) error = unread
    else {
      // What had to be done before the model was asked is done.
      const actions = compiled.actions.slice(run.performed.length)
      const checks = await untilDeadline(
        rememberValues(run, reveal(compiled.checks, run.secrets)),
        run.deadlineMs,
      )
      if (actions.length > 0) await options.beforeActions?.(run, checks)
      await untilDeadline(performAll(run, actions, options.upcoming ?? [], checks), run.deadlineMs, outOfTime)
      const typed = ['fill', 'clear', 'select', 'type'].includes(compiled.actions.at(-1)?.action ?? '')
      const followed = await untilDeadline(followHealed(run, checks), run.deadlineMs, outOfTime)
      checked = await untilDeadline(runChecks(run, followed, typed), run.deadlineMs + 500)
      error = checked.undecided ?? unread ?? errorPage(run, compiled)
      if (!checked.failed && !error) await options.whenPassed?.(run, followed)
    }
  } catch (thrown) {
    error = joined(asError(thrown), unread)
  }
  // Where a part of an expected result is not understood or not found, another one that seems false may be about something else.
  const isSure = !checked.undecided && !unread
  const status = checked.failed && isSure ? 'failed' : error ? 'error' : 'passed'
  const targetBox = run.targetBox ?? run.checkedBox
  const outcome: StepOutcome = {
    status,
    ...(status === 'failed'
      ? { error: joined(failure(checked, declined(run)), unread) }
      : error
        ? { error }
        : {}),
    interpretedAction: interpreted(run, reading),
    assertions: checked.assertions,
    verified: checked.verified,
    performed: run.performed,
    ...(targetBox ? { targetBox } : {}),
    fingerprints: run.fingerprints,
    ...(run.healing ? { healing: run.healing } : {}),
  }
  return conceal(outcome, run.secrets)
}

const outOfTime = 'The step ran out of time.'

/** What the grammar could not read is put to the model, where one is configured. A case that has opened nothing yet opens its page for that. */
async function readOn(
  run: StepRun,
  prose: CompiledStep,
  compiled: CompiledStep,
  { interpreting, today, secrets }: StepOptions,
): Promise<Interpretation> {
  const question = openQuestion(prose, interpreting)
  if (!question || !interpreting) return { compiled, used: false }
  const [first] = compiled.actions
  if (first?.action === 'goto' && !/^https?:/.test(run.page.url())) await performAll(run, [first], [])
  const reading = await interpret(run, prose, question, interpreting)
  // Its choice of words may differ from the last time, so nothing is known of its targets.
  if (reading.used) run.remembered = []
  return { ...reading, compiled: dated(reading.compiled, today, secrets) }
}

function startRun(page: Page, { actions, problems }: CompiledStep, options: StepOptions): StepRun {
  const shared = watchCase(page)
  if (actions.length > 0 || problems.some(({ unread }) => unread?.as === 'actions')) markStep(shared)
  const watch = watchPage(shared.active)
  // A step that goes on without a word about the last dialog has left it behind.
  if (actions.length > 0 && !answerOf(actions[0])) for (const dialog of watch.dialogs) dialog.claimed = true
  const unspoken = watch.dialogs.findIndex((dialog) => !dialog.claimed)
  return {
    page: shared.active,
    deadlineMs: Math.min(options.deadlineMs, Date.now() + options.stepTimeoutMs),
    targetTimeoutMs: options.targetTimeoutMs ?? 5000,
    checkTimeoutMs: options.checkTimeoutMs ?? 5000,
    lookTimeoutMs: options.lookTimeoutMs ?? 250,
    baseUrl: options.baseUrl,
    secrets: options.secrets,
    checkTarget: options.checkTarget,
    mayRead: options.mayRead,
    actionsSoFar: options.actionsSoFar,
    performed: [],
    resolved: [],
    firstDialog: unspoken < 0 ? watch.dialogs.length : unspoken,
    firstDocument: watch.documents,
    beforeClick: options.beforeClick,
    remembered: options.remembered ?? [],
    fingerprints: [],
  }
}

async function performAll(
  run: StepRun,
  actions: readonly TypedAction[],
  upcoming: readonly TypedAction[],
  checks: readonly Check[] = [],
): Promise<void> {
  let noted: number | undefined
  for (const [at, action] of actions.entries()) {
    // Checks are meaningless if only some of the actions were performed.
    if (Date.now() >= run.deadlineMs) throw new StepFailure('steps.timeout', outOfTime)
    const watch = watchPage(run.page)
    // Parts come and go in one document: in a new one they are noted anew.
    if (noted !== watch.documents) await noteParts(run, checks)
    noted = watch.documents
    const following = [...actions.slice(at + 1), ...upcoming]
    const waiting = unspokenDialog(run) ? undefined : answerOf(action)
    const answers = reveal(answersAfter(following), run.secrets)
    watch.planned = waiting ? [{ ...reveal(waiting, run.secrets), waiting: true }, ...answers] : answers
    const open = [action]
    for (let next = open.shift(); next; next = open.shift()) {
      const [meant = next, ...more] = await readingOf(run, next)
      open.unshift(...more)
      // What it is read as may have two readings itself.
      if (meant !== next) {
        open.unshift(meant)
        continue
      }
      const documents = watch.documents
      const since = Date.now()
      await performAction(run, reveal(meant, run.secrets))
      await settle(run.page, since, run.deadlineMs)
      await followFront(run)
      run.performed.push(asPerformed(run, meant, watch.documents > documents))
    }
  }
}

/** Only what is expected cannot be read: the picture shows what the action led to, and what is read is checked. */
const canBeDone = ({ actions, problems }: CompiledStep): boolean =>
  actions.length > 0 && problems.every(({ unread }) => unread?.as === 'checks')

function problemOf({ problems }: CompiledStep): StepError | undefined {
  const [first] = problems
  return first && { code: first.code, message: problems.map((problem) => problem.message).join(' ') }
}

const joined = (error: StepError, unread: StepError | undefined): StepError =>
  unread ? { ...error, message: `${error.message} ${unread.message}` } : error

// A step that ends on an error page without saying what must be seen there has not done what it says.
function errorPage(run: StepRun, { checks }: CompiledStep): StepError | undefined {
  const { status, documents } = watchPage(run.page)
  if (status < 400 || documents === run.firstDocument || checks.some((check) => check.negated !== true))
    return undefined
  return { code: 'steps.http_status', message: `The page answered with HTTP ${status}.` }
}

/** Questions of the browser that opened in this step and that no step answers, in words. */
function declined(run: StepRun): string[] {
  return watchPage(run.page)
    .dialogs.slice(run.firstDialog)
    .filter(({ type, response, claimed }) => type !== 'alert' && response === 'dismiss' && !claimed)
    .map(({ message }) => `A dialog asked “${message}” and was dismissed, because no step answers it.`)
}

function failure({ assertions, undecided }: Checked, dialogs: string[]): StepError {
  const wrong = assertions.filter((assertion) => !assertion.passed)
  const sentences = wrong.map(
    ({ expected, actual }) => `Expected: ${expected}. Actual: ${actual === '' ? '(empty)' : actual}.`,
  )
  return {
    code: 'steps.check_failed',
    message: [...sentences, ...(undecided ? [undecided.message] : []), ...dialogs].join(' '),
  }
}

function asError(thrown: unknown): StepError {
  if (thrown instanceof StepFailure) {
    const { code, message, candidates } = thrown
    return { code, message, ...(candidates.length > 0 ? { candidates } : {}) }
  }
  const message = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : 'unknown'
  return { code: 'steps.browser_failed', message: `The browser did not carry out the step: ${message}` }
}

// What nothing names goes by its kind alone.
const withoutEmptyName = (resolved: string): string => resolved.replace(/ ""$/, '')

function interpreted(run: StepRun, { compiled, model, used }: Interpretation): InterpretedAction {
  const { actions, checks } = compiled
  const [first] = actions
  const [check] = checks
  const main = first ?? (check ? { ...check, action: check.kind } : { action: 'none' })
  const opened = watchPage(run.page).dialogs.slice(run.firstDialog)
  const dialogs = opened.map(({ type, message, response }) => ({ type, message, response }))
  return {
    ...main,
    actions,
    checks,
    ...(run.resolved.length === 0 ? {} : { resolved: run.resolved.map(withoutEmptyName) }),
    ...(dialogs.length === 0 ? {} : { dialogs }),
    interpretedBy: used ? 'model' : 'grammar',
    ...(model ? { model } : {}),
  }
}
