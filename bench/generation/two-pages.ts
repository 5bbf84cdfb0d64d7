import { readFileSync } from 'node:fs'
import { type Figure, atMost, median } from '../figures.ts'

const text = readFileSync(new URL('requirements.txt', import.meta.url), 'utf8')
const rounds = 5

/** The same two pages with other words and numbers, so that nothing of them was read before. */
const another = (round: number): string =>
  text
    .replaceAll(/\bthe (\w)/g, `the ${String.fromCharCode(97 + round)}-$1`)
    .replaceAll(/\d/g, (digit) => String(((Number(digit) + round) % 9) + 1))

/** Seconds that a caller of a product which has just started waits for the cases of two pages: with the first call, with texts that are new to it, and with one that it has read. */
export async function twoPages(origin: string): Promise<Figure[]> {
  const first = await secondsOf(origin, text)
  const warm: number[] = []
  for (let round = 1; round <= rounds; round++) warm.push(await secondsOf(origin, another(round)))
  const again: number[] = []
  while (again.length < rounds) again.push(await secondsOf(origin, text))
  return [
    atMost('cases of two pages, first call after the start', first, 3, 's'),
    atMost(`cases of two pages (median of ${rounds} texts)`, median(warm), 2, 's'),
    atMost(`cases of two pages that were read before (median of ${rounds})`, median(again), 0.1, 's'),
  ]
}

async function secondsOf(origin: string, requirements: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${origin}/api/public/test-cases/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requirements, maxTestCases: 50 }),
  })
  const { testCases } = (await response.json()) as { testCases?: unknown[] }
  if (!testCases?.length) throw new Error(`A generation answered ${response.status} without cases`)
  return (performance.now() - startedAt) / 1000
}
