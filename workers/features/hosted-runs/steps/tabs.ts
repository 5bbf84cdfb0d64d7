import type { Page } from '@cloudflare/puppeteer'
import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { type CaseWatch, leave, watchCase } from './case-watch.ts'
import { pause, untilDeadline } from './deadline.ts'
import { callInPage } from './in-page-world.ts'
import { openPage } from './navigate.ts'
import { StepFailure } from './step-failure.ts'
import { hasStayed, watchPage } from './page-watch.ts'
import { settle } from './settle.ts'
import type { StepRun } from './step-run.ts'

// A tab that opens is a process that starts.
const openingMs = 3000
const lateMs = 2000

type Where = Extract<TypedAction, { action: 'switch_tab' }>['tab']

/** Goes to another tab of the case; waits for one that is about to open, and refuses to choose among several. */
export async function switchTab(run: StepRun, where: Where): Promise<void> {
  const watch = watchCase(run.page)
  const started = Date.now()
  const giveUpAt = Math.min(run.deadlineMs - 100, started + Math.max(run.targetTimeoutMs, openingMs))
  for (;;) {
    const found = await candidates(watch, where)
    const [tab] = found
    // One that was asked for and has not come could be the one that is meant.
    const complete = watch.opened.length >= watch.asked.length || Date.now() - started >= lateMs
    if (tab && found.length === 1 && complete) return await enter(run, tab)
    if (Date.now() >= giveUpAt) throw await noTab(watch, where, found)
    await pause(50)
  }
}

export async function closeTab(run: StepRun): Promise<void> {
  const watch = watchCase(run.page)
  if (watch.tabs.length < 2)
    throw new StepFailure('steps.no_tab', 'This is the only tab; it cannot be closed.')
  const closing = run.page
  const seen = watchPage(closing)
  const dialogs = seen.dialogs.length
  // Runs the unload handlers, as closing by hand does: the page may show a leave warning.
  await untilDeadline(closing.close({ runBeforeUnload: true }), run.deadlineMs)
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + lateMs)
  while (!closing.isClosed() && Date.now() < giveUpAt) {
    if (hasStayed(seen, dialogs)) return
    await pause(20)
  }
  if (!closing.isClosed()) await untilDeadline(closing.close(), run.deadlineMs)
  leave(watch, closing)
  await show(run, watch.active)
}

/** Opens an address in a tab of its own, and goes there. */
export async function openTab(run: StepRun, url: string): Promise<void> {
  const watch = watchCase(run.page)
  const tab = await untilDeadline(run.page.browserContext().newPage(), run.deadlineMs)
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + 2000)
  while (!watch.tabs.includes(tab) && Date.now() < giveUpAt) await pause(20)
  await enter(run, tab)
  await openPage(run, url)
}

async function enter(run: StepRun, tab: Page): Promise<void> {
  const watch = watchCase(run.page)
  await untilDeadline(watch.ready.get(tab) ?? Promise.resolve(), run.deadlineMs)
  if (tab !== watch.active) watch.earlier = [...watch.earlier.filter((one) => one !== tab), watch.active]
  watch.active = tab
  const first = !watch.visited.has(tab)
  watch.visited.add(tab)
  await show(run, tab)
  const seen = watchPage(tab)
  // Its first document may have been answered before anybody listened.
  if (first && seen.status === 0) seen.status = await callInPage(tab, run.deadlineMs, 'documentStatus')
  if (first) run.firstDocument = -1
}

async function show(run: StepRun, tab: Page): Promise<void> {
  run.page = tab
  watchCase(tab).entering?.(tab)
  run.firstDialog = watchPage(tab).dialogs.length
  run.firstDocument = watchPage(tab).documents
  await untilDeadline(tab.bringToFront(), run.deadlineMs)
  await watchCase(tab).shown?.(tab)
  await settle(tab, Date.now(), run.deadlineMs)
}

/** A tab that its own page has closed leaves the one before it in front. */
export async function followFront(run: StepRun): Promise<void> {
  const { active } = watchCase(run.page)
  if (active !== run.page) await show(run, active)
}

async function candidates(watch: CaseWatch, where: Where): Promise<Page[]> {
  const open = watch.tabs.filter((tab) => !tab.isClosed())
  if (where === 'new') return watch.opened.filter((tab) => open.includes(tab) && !watch.visited.has(tab))
  if (where === 'other') return open.filter((tab) => tab !== watch.active)
  if (where === 'first') return open.slice(0, 1)
  if (where === 'previous') return watch.earlier.slice(-1)
  const titles = await Promise.all(open.map((tab) => tab.title().catch(() => '')))
  const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  return open.filter((_tab, at) => fold(titles[at] ?? '') === fold(where.title))
}

async function noTab(watch: CaseWatch, where: Where, found: Page[]): Promise<StepFailure> {
  const titles = await Promise.all(watch.tabs.map((tab) => tab.title().catch(() => '')))
  const listed = titles.map((title) => `"${title}"`).join(', ')
  if (found.length > 1)
    return new StepFailure(
      'steps.ambiguous',
      `Several tabs fit. They are: ${listed}. Say which one: Switch to the tab titled "${titles.at(-1) ?? ''}".`,
    )
  const what = typeof where === 'string' ? `${where} tab` : `tab titled "${where.title}"`
  return new StepFailure('steps.no_tab', `There is no ${what}. Open: ${listed}.`)
}
