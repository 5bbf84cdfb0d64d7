import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { compileCase } from '../shared/domain/prose-steps/compile-case.ts'
import { type Figure, atMost, median, told } from './figures.ts'

const applications = new URL('exam/applications/', import.meta.url)
// The rounds and what was written for practice; what nobody has read stays so.
const folders = ['1', '2', '3', 'practice-p']
const rounds = 15
const counted = 1000
const step = z.object({
  action: z.string(),
  expectedResult: z.string().default(''),
  testData: z.string().optional(),
})
const file = z.object({ cases: z.array(z.object({ steps: z.array(step) })) })

/** Steps as strangers wrote them, read without a page: the processor time of 1,000, in a process that has just started and in one that has read before. */
export async function run(): Promise<Figure[]> {
  const cases = folders.flatMap((folder) => casesIn(new URL(`${folder}/`, applications)))
  const all = cases.reduce((sum, steps) => sum + steps.length, 0)
  const [first = 0, ...later] = Array.from({ length: rounds }, () => readingMs(cases))
  return [
    told('steps by strangers', all, 'steps'),
    told('reading 1,000 of them, in a process that has just started', first, 'ms of processor time'),
    atMost('reading 1,000 of them', median(later), 200, 'ms of processor time'),
  ]
}

type Steps = Parameters<typeof compileCase>[0]['steps'] & object

function casesIn(folder: URL): Steps[] {
  return readdirSync(folder)
    .map((name) => new URL(`${name}/cases.json`, folder))
    .filter((cases) => existsSync(cases))
    .flatMap((cases) => file.parse(JSON.parse(readFileSync(cases, 'utf8'))).cases)
    .map(({ steps }) => steps.map((one, at) => ({ stepNumber: at + 1, ...one })))
}

function readingMs(cases: readonly Steps[]): number {
  const start = process.cpuUsage()
  let read = 0
  while (read < counted)
    for (const steps of cases) {
      compileCase({ steps, expectedResult: '' }, 'http://127.0.0.1/')
      read += steps.length
    }
  const { user, system } = process.cpuUsage(start)
  return ((user + system) / 1000) * (counted / read)
}
