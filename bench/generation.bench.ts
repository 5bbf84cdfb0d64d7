import { readFileSync } from 'node:fs'
import { designTests } from '../shared/domain/test-design/index.ts'
import { type Figure, atMost, median, told } from './figures.ts'

const requirements = readFileSync(new URL('generation/requirements.txt', import.meta.url), 'utf8')
const wanted = 50
const budgetMs = 300
const warmRuns = 15

const design = () => designTests({ requirements, mode: 'generate', maxTestCases: wanted })

/** Processor time, user and system, that one generation takes. */
function cpuMs(): { ms: number; cases: number } {
  const before = process.cpuUsage()
  const { testCases } = design()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, cases: testCases.length }
}

/** Generation of 50 cases from two pages with the embedded engine: once in a process that has never done it, and once it is warm. */
export async function run(): Promise<Figure[]> {
  const cold = cpuMs()
  const warm = Array.from({ length: warmRuns }, () => cpuMs().ms)
  const missing = wanted - cold.cases
  return [
    atMost(`generation of ${wanted} cases, first in the process, CPU`, cold.ms, budgetMs, 'ms'),
    atMost(`generation of ${wanted} cases, CPU (median of ${warmRuns})`, median(warm), budgetMs, 'ms'),
    atMost(`cases missing of ${wanted}`, missing, 0, 'cases'),
    told('words read', requirements.trim().split(/\s+/).length, 'words'),
  ]
}
