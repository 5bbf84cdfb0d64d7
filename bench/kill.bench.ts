import { type Figure, atLeast, atMost, told } from './figures.ts'
import { chromium } from './needs.ts'
import { type Measured, measurePages } from './kill/measure-pages.ts'
import { readPages } from './kill/pages.ts'

export const needs = [chromium]

const leastScore = 0.9

/**
 * From text to verdict with nothing in between: the product generates cases from the requirements of each page and runs them on it, over its public
 * interface, as they are. A case that does not pass there is a false alarm. What passed is then played on every faulty version, by the same step
 * runner in a browser of the benchmark, until one case does not pass: that version is killed.
 */
export async function run(): Promise<Figure[]> {
  const measured = await measurePages(readPages())
  for (const one of measured) {
    for (const alarm of one.alarms) process.stderr.write(`${one.name}: false alarm ${alarm}\n`)
    for (const fault of one.survived) process.stderr.write(`${one.name}: survived ${fault}\n`)
  }
  return [
    atLeast('kill score of all pages', killScore(measured), leastScore, ''),
    atMost('false alarms on the right pages', measured.flatMap(({ alarms }) => alarms).length, 0, 'cases'),
    ...measured.flatMap((one) => [
      atLeast(`kill score of ${one.name} (${one.faults})`, killScore([one]), leastScore, ''),
      told(`cases of ${one.name} that ran, of ${one.cases}`, one.ready, 'cases'),
    ]),
  ]
}

function killScore(measured: readonly Measured[]): number {
  const sum = (key: 'killed' | 'faults') => measured.reduce((all, one) => all + one[key], 0)
  return Math.round((1000 * sum('killed')) / sum('faults')) / 1000
}
