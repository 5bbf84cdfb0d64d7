import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { watchCase } from './case-watch.ts'
import { callInPage } from './in-page-world.ts'
import { withKnownWords } from './known-words.ts'
import { observe } from './observe.ts'
import type { StepError } from './outcome.ts'
import { askPart, remembered } from './parts.ts'
import { watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

/** A verdict of the page, or the reason why it does not count. */
export type Asked = Verdict & { refused?: StepError }

const unknownBefore = {
  passed: false,
  refused: {
    code: 'steps.unverifiable',
    message: 'Before this step there was no single value to compare with.',
  },
}

/** What the page says now of each check. */
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
