import type { Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { pause } from './deadline.ts'
import { explain } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import { actionable } from './locate.ts'
import { openPage } from './navigate.ts'
import { StepFailure } from './step-failure.ts'
import { settle } from './settle.ts'
import type { StepRun } from './step-run.ts'

const lookMs = 600

/**
 * Opens a page that is known by its name only. A case that has not opened anything starts at the run's address, and stays there unless a link
 * of that name leads on. Later the link of the page in front is followed, else that of the run's address; no link, no guess.
 */
export async function openNamed(run: StepRun, name: string, url: string): Promise<void> {
  const atStart = !/^https?:/.test(run.page.url())
  if (!atStart && (await follow(run, name, lookMs))) return
  const since = Date.now()
  await openPage(run, url)
  await settle(run.page, since, run.deadlineMs)
  if (await callInPage(run.page, run.deadlineMs, 'isPage', name)) return
  if ((await follow(run, name, lookMs)) || atStart) return
  throw new StepFailure(
    'steps.not_found',
    `No link leads to a page “${name}”, and the run's own address does not say that it is one. Say where it is: Open "/orders", or click what leads there.`,
  )
}

async function follow(run: StepRun, name: string, forMs: number): Promise<boolean> {
  const link = await look(run, name, Math.min(run.deadlineMs - 100, Date.now() + forMs))
  if (link.status === 'missing') return false
  if (link.status !== 'found') throw new StepFailure(...explain({ role: 'link', name }, link))
  run.resolved.push(`link "${link.name}"`)
  const { x, y } = await actionable(run, link, { enabled: true, hit: true })
  await run.page.mouse.click(x, y)
  return true
}

async function look(run: StepRun, name: string, until: number): Promise<Resolution> {
  for (;;) {
    const link = await callInPage(run.page, run.deadlineMs, 'linkTo', name)
    if (link.status !== 'missing' || Date.now() >= until) return link
    await pause(50)
  }
}
