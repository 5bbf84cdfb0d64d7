import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { longDocument } from './generation/long-document.ts'
import { designTests } from '../shared/domain/test-design/index.ts'
import { type Figure, atLeast, atMost, median, told } from './figures.ts'

const requirements = readFileSync(new URL('generation/requirements.txt', import.meta.url), 'utf8')
const wanted = 50
const budgetMs = 300
const warmRuns = 15

const design = () => designTests({ requirements, mode: 'generate', maxTestCases: wanted })

/** Processor time, user and system, that a piece of work takes, with what it gives. */
function cpuMs<T>(work: () => T): { ms: number; result: T } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** Median time of a document of `times` times two pages. */
function long(times: number): number {
  const text = longDocument(times)
  return median(
    Array.from(
      { length: 3 },
      () => cpuMs(() => designTests({ requirements: text, mode: 'generate', maxTestCases: 200 })).ms,
    ),
  )
}

/** Requirements read from 20 pages in a process whose heap ends at 64 MB; none when it did not fit. */
function readIn64Mb(): number {
  const script = fileURLToPath(new URL('generation/design-long.ts', import.meta.url))
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', '--max-old-space-size=64', script],
    { encoding: 'utf8' },
  )
  return status === 0 ? Number(stdout) : 0
}

/** Generation with the embedded engine: 50 cases from two pages, cold and warm; 20 pages; and how the time grows with the length. */
export async function run(): Promise<Figure[]> {
  const cold = cpuMs(design)
  const warm = Array.from({ length: warmRuns }, () => cpuMs(design).ms)
  const missing = wanted - cold.result.testCases.length
  const [once, four, sixteen] = [long(2), long(8), long(32)]
  return [
    atMost(`generation of ${wanted} cases, first in the process, CPU`, cold.ms, budgetMs, 'ms'),
    atMost(`generation of ${wanted} cases, CPU (median of ${warmRuns})`, median(warm), budgetMs, 'ms'),
    atMost(`cases missing of ${wanted}`, missing, 0, 'cases'),
    told('words read', requirements.trim().split(/\s+/).length, 'words'),
    atMost('generation from 20 pages, CPU', long(10), 2000, 'ms'),
    atLeast('requirements read from 20 pages in 64 MB of heap', readIn64Mb(), 200, 'requirements'),
    atMost('time of a 4 times longer text', four / once, 6, '×'),
    atMost('time of a 16 times longer text', sixteen / once, 24, '×'),
  ]
}
