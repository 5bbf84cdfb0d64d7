import { readFileSync } from 'node:fs'
import { type Design, withIsolates } from './generation/isolate.ts'
import { longDocument } from './generation/long-document.ts'
import { twoPages } from './generation/two-pages.ts'
import { inProduct } from './in-product.ts'
import { createTaggerOfFiles } from '../scripts/marks/tagger-of-files.mjs'
import { generateTests } from '../shared/domain/test-generation/index.ts'
import { textsToMark } from '../shared/domain/test-generation/tiers/marked-text.ts'
import { type Figure, atLeast, atMost, median, told } from './figures.ts'

const requirements = readFileSync(new URL('generation/requirements.txt', import.meta.url), 'utf8')
const wanted = 50
const budgetMs = 300
const warmRuns = 15
const coldRuns = 5

const design = () => generateTests({ requirements, mode: 'generate', maxTestCases: wanted })

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
      () => cpuMs(() => generateTests({ requirements: text, mode: 'generate', maxTestCases: 200 })).ms,
    ),
  )
}

/** In new isolates of the runtime of Workers: processor time of the first call, and requirements read from 20 pages in 64 MB of heap. */
async function isolated(): Promise<{ firstMs: number; readIn64Mb: number }> {
  const first = async (design: Design) => (await design(requirements, wanted))?.ms ?? Infinity
  const long = async (design: Design) => (await design(longDocument(10), 200))?.requirements ?? 0
  return withIsolates(async (inIsolate) => {
    const times: number[] = []
    while (times.length < coldRuns) times.push(await inIsolate(128, first))
    return { firstMs: median(times), readIn64Mb: await inIsolate(64, long) }
  })
}

/** The same two pages with their marks: what marking costs, and what the two lower tiers add to the design. */
async function withMarks(plainMs: number): Promise<Figure[]> {
  const tagger = await createTaggerOfFiles()
  const request = { requirements, mode: 'generate', maxTestCases: wanted } as const
  const markAll = () => new Map(textsToMark(request).map((text) => [text, tagger.mark(text)]))
  const first = cpuMs(markAll)
  const later = Array.from({ length: coldRuns }, () => cpuMs(markAll).ms)
  const marked = Array.from(
    { length: warmRuns },
    () => cpuMs(() => generateTests({ ...request, marks: first.result })).ms,
  )
  return [
    told('marking two pages, first, CPU', first.ms, 'ms'),
    atMost(`marking two pages, CPU (median of ${coldRuns})`, median(later), 1500, 'ms'),
    atMost('design of marked pages to one of plain pages', median(marked) / plainMs, 1.5, '×'),
  ]
}

/** Generation with the embedded engine: 50 cases from two pages, cold and warm; 20 pages; and how the time grows with the length. */
export async function run(): Promise<Figure[]> {
  const { firstMs, readIn64Mb } = await isolated()
  const cold = cpuMs(design)
  const warm = Array.from({ length: warmRuns }, () => cpuMs(design).ms)
  const missing = wanted - cold.result.testCases.length
  const [once, four, sixteen] = [long(2), long(8), long(32)]
  return [
    atMost(
      `generation of ${wanted} cases, first in an isolate (median of ${coldRuns})`,
      firstMs,
      budgetMs,
      'ms',
    ),
    told(`generation of ${wanted} cases, first in a process of Node, CPU`, cold.ms, 'ms'),
    atMost(`generation of ${wanted} cases, CPU (median of ${warmRuns})`, median(warm), budgetMs, 'ms'),
    atMost(`cases missing of ${wanted}`, missing, 0, 'cases'),
    told('words read', requirements.trim().split(/\s+/).length, 'words'),
    atMost('generation from 20 pages, CPU', long(10), 2000, 'ms'),
    atLeast('requirements read from 20 pages in an isolate of 64 MB', readIn64Mb, 200, 'requirements'),
    atMost('time of a 4 times longer text', four / once, 6, '×'),
    atMost('time of a 16 times longer text', sixteen / once, 24, '×'),
    ...(await withMarks(median(warm))),
    ...(await inProduct(twoPages, ['--var', 'GENERATIONS_PER_HOUR:1000'])),
  ]
}
