import { startBrowser } from '../test/support/browser/start-browser.ts'
import { servePages } from '../test/e2e/steps/support.ts'
import { lookAtPage } from '../workers/features/hosted-runs/look/look-at-page.ts'
import { lookRun } from '../workers/features/hosted-runs/look/look-run.ts'
import { openPage, settle, watchCase } from '../workers/features/hosted-runs/steps/index.ts'
import { type Figure, atMost, median, told } from './figures.ts'
import { chromium } from './needs.ts'

export const needs = [chromium]

const rounds = 9
const controls = 200
const mostTimes = 1.5
const withinMs = 60_000

const field = (at: number) =>
  `<p><label>Field ${at} <input name="f${at}" maxlength="${at + 1}" aria-describedby="h${at}"></label><small id="h${at}">At most ${at + 1}</small></p>`

/**
 * A look at a page of 200 controls of which none makes anything appear, against a plain visit with the same waits. Both take turns in a tab of their own
 * within a round, so that noise of the machine meets both. The first round warms up and is not counted.
 */
export async function run(): Promise<Figure[]> {
  const fields = Array.from({ length: controls }, (_none, at) => field(at)).join('')
  const site = await servePages({ fields: `<h1>Fields</h1><form aria-label="All">${fields}</form>` })
  const browser = await startBrowser()
  const url = `${site.url}/fields`
  const timed = async (visit: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<void>) => {
    const context = await browser.createBrowserContext()
    try {
      const page = await context.newPage()
      const since = performance.now()
      await visit(page)
      return performance.now() - since
    } finally {
      await context.close()
    }
  }
  try {
    const [visits, looks]: [number[], number[]] = [[], []]
    for (let round = 0; round <= rounds; round++) {
      const visit = await timed(async (page) => {
        watchCase(page)
        const run = lookRun(page, { deadlineMs: Date.now() + withinMs })
        const since = Date.now()
        await openPage(run, url)
        await settle(page, since, run.deadlineMs)
      })
      const look = await timed(async (page) => {
        const inventory = await lookAtPage(page, { url, deadlineMs: Date.now() + withinMs })
        if (inventory.controls.length !== controls) throw new Error('The look missed controls')
      })
      if (round === 0) continue
      visits.push(visit)
      looks.push(look)
    }
    return [
      atMost(
        `look at ${controls} controls : plain visit`,
        median(looks.map((ms, at) => ms / (visits[at] ?? ms))),
        mostTimes,
        '×',
      ),
      told('plain visit', median(visits), 'ms'),
      told('look', median(looks), 'ms'),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}
