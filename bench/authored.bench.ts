import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { judgingFigures } from './authored/judging.ts'
import { readAuthored, serveAuthored } from './authored/pages.ts'
import { type Played, playAuthored } from './authored/play.ts'
import { type Figure, atLeast, atMost } from './figures.ts'
import { type Need, chromium, dataFolder } from './needs.ts'

const folder = join(dataFolder, 'authored')

const authored: Need = {
  what: `pages with written cases in ${folder}`,
  how: 'Name the folder above in BENCH_DATA.',
  isMet: async () => existsSync(folder),
}

export const needs = [chromium, authored]

const leastFound = 0.95

/** Whole cases as a strong reader wrote them at first sight: they pass on the right pages and find the faulty ones. The step language must never get worse on them. */
export async function run(): Promise<Figure[]> {
  const pages = readAuthored(folder)
  const site = await serveAuthored(pages)
  const browser = await startBrowser()
  try {
    const played: Played[] = []
    for (const page of pages) {
      const address = (mutant?: number) => site.address(page, mutant)
      played.push(await playAuthored(browser, { ...page, address }))
    }
    for (const { name, red, survived } of played) {
      for (const each of red) process.stderr.write(`${name}: red ${each}\n`)
      for (const each of survived) process.stderr.write(`${name}: not found ${each}\n`)
    }
    const sum = (of: (page: Played) => number) => played.reduce((all, each) => all + of(each), 0)
    const faults = sum((each) => each.faults)
    return [
      atMost(
        'written cases that are red on right pages',
        sum((each) => each.red.length),
        0,
        'cases',
      ),
      atLeast(
        `faults found by written cases (of ${faults})`,
        Math.round((1000 * (faults - sum((each) => each.survived.length))) / faults) / 1000,
        leastFound,
        '',
      ),
      ...(await judgingFigures(pages)),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}
