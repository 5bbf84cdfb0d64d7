import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { kindOfPart } from '../../../../shared/domain/prose-steps/told/parts.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { watchCase } from './case-watch.ts'
import { callInPage } from './in-page-world.ts'
import { watchPage } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

const keyOf = ({ part, target }: Check) =>
  JSON.stringify([part?.noun, part?.role, target?.name, target?.within])

/** Notes what the page shows before a step acts, where an expected result speaks of a part that comes or goes. */
export async function noteParts(run: StepRun, checks: readonly Check[]): Promise<void> {
  if (checks.some(({ collection }) => collection?.kept))
    await callInPage(run.page, run.deadlineMs, 'noteMembers')
  for (const { target } of checks)
    if (target?.role === 'noted') await callInPage(run.page, run.deadlineMs, 'noteCell', target)
  const parts = checks.filter(({ part }) => part !== undefined)
  const isAbout = parts.length > 0 || checks.some(({ kind }) => kind === 'assert_dialog')
  if (!isAbout || !/^https?:/.test(run.page.url())) return
  await callInPage(run.page, run.deadlineMs, 'noteShown')
  for (const check of parts)
    if (await callInPage(run.page, run.deadlineMs, 'partThere', check))
      watchCase(run.page).partsSeen.add(keyOf(check))
}

/** A check of a part that was shown in this case says so: another document has no memory of it. */
export const remembered = (run: StepRun, check: Check): Check =>
  check.part && watchCase(run.page).partsSeen.has(keyOf(check)) ? { ...check, before: 'shown' } : check

/** Decides a check of a part: the page, which knows what it showed, or a dialog of the browser, which is in no page. */
export async function askPart(run: StepRun, check: Check): Promise<Verdict> {
  const verdict = await callInPage(run.page, run.deadlineMs, 'check', remembered(run, check))
  const { part, target, negated } = check
  if (verdict.passed && !negated) watchCase(run.page).partsSeen.add(keyOf(check))
  const kind = part?.noun === undefined ? undefined : kindOfPart(part.noun)
  if (verdict.passed && negated && isWarning(check) && hasWarned(run))
    return { passed: false, actual: '', reason: mayBeMeant }
  if (verdict.passed || (kind !== 'overlay' && kind !== 'notice' && kind !== 'error')) return verdict
  const [dialog] = watchPage(run.page).dialogs.slice(run.firstDialog)
  if (!dialog) return verdict
  const unclear = `The browser asked “${dialog.message}”, and nobody can tell whether that is meant.`
  if (negated || kind !== 'overlay' || target?.name !== undefined)
    return { passed: false, actual: '', reason: unclear }
  return { passed: true, actual: dialog.message }
}

/** Whether what is spoken of may be the question of the browser whether to leave a page. */
const isWarning = ({ part }: Check): boolean =>
  part?.noun !== undefined &&
  (kindOfPart(part.noun) === 'overlay' || /^(?:warning|notice|alert)$/.test(part.noun))

const mayBeMeant =
  'The browser asked whether to leave the page, and nobody can tell whether that is meant. Say “leave warning”, or what else must not be shown.'

/** Whether the browser asked in this step whether to leave the page. */
const hasWarned = (run: StepRun): boolean =>
  watchPage(run.page)
    .dialogs.slice(run.firstDialog)
    .some(({ type }) => type === 'beforeunload')
