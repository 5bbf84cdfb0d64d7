import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { compileCase } from '../../shared/domain/prose-steps/compile-case.ts'
import { startBrowser } from '../../test/support/browser/start-browser.ts'
import { inTurns } from '../kill/in-turns.ts'
import { playCase } from '../kill/play-case.ts'
import { serveFolder } from './serve-folder.ts'
import { share } from './share.ts'

const casesAtOnce = 3
/** Of a person who waits for a busy machine: what is asked here is whether a verdict is right, not how fast. */
const patient = { stepTimeoutMs: 30_000, checkTimeoutMs: 5000, targetTimeoutMs: 5000 }

const step = z.strictObject({
  action: z.string(),
  expectedResult: z.string().default(''),
  testData: z.string().optional(),
})
const application = z.strictObject({
  url: z.string().startsWith('/'),
  cases: z.array(
    z.strictObject({ title: z.string(), steps: z.array(step).min(1), must: z.enum(['pass', 'fail']) }),
  ),
})
type WrittenCase = z.output<typeof application>['cases'][number]

/** What became of one case that a tester wrote for an application. */
export interface Examined {
  title: string
  must: WrittenCase['must']
  status: string
  /** Why it did not pass, in the words of the product. */
  error?: string
  steps: number
  /** What could not be read of its steps, one sentence each. */
  unread: string[]
}

/** What a folder of applications with cases by testers gives, as it comes out. */
export async function examineSteps(folder: string): Promise<string> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'site')))
  const browser = await startBrowser()
  try {
    const examined: [string, Examined[]][] = []
    for (const name of names) {
      const { url, cases } = application.parse(
        JSON.parse(readFileSync(join(folder, name, 'cases.json'), 'utf8')),
      )
      const site = await serveFolder(join(folder, name, 'site'))
      try {
        const played = await inTurns(cases, casesAtOnce, async (one) => {
          const numbered = { ...one, steps: one.steps.map((own, at) => ({ stepNumber: at + 1, ...own })) }
          const verdict = await playCase(browser, numbered, site.url + url, patient)
          return { ...verdict, title: one.title, must: one.must, ...readingOf(numbered, site.url + url) }
        })
        examined.push([name, played])
      } finally {
        await site.close()
      }
    }
    return report(examined)
  } finally {
    await browser.close()
  }
}

type Numbered = Parameters<typeof compileCase>[0]

function readingOf(one: Numbered, baseUrl: string): Pick<Examined, 'steps' | 'unread'> {
  const { steps } = compileCase(one, baseUrl)
  const problems = steps.map(({ compiled }) => compiled.problems)
  return {
    steps: steps.length,
    unread: problems.flatMap(([first]) => (first ? [`${first.part}: ${first.message}`] : [])),
  }
}

/** A case that ends in an error claims nothing, so it is no wrong verdict; nor is it a right one. */
function report(examined: readonly (readonly [string, readonly Examined[]])[]): string {
  const named = examined.map(
    ([name, cases]) => [name, cases.map((one) => ({ ...one, title: `${name}: ${one.title}` }))] as const,
  )
  const every = named.flatMap(([, cases]) => cases)
  const rows = [...named, ['all', every] as const].map(([name, cases]) => row(name, cases))
  const wrong = every.filter(({ must, status }) => status === (must === 'pass' ? 'failed' : 'passed'))
  return [
    '| application | steps read | right passes | right fails | wrong verdicts |',
    '|---|---|---|---|---|',
    ...rows,
    ...wrong.map(({ title, must, error }) => `wrong: "${title}" must ${must}${error ? `: ${error}` : ''}`),
    ...every.flatMap(({ title, unread }) => unread.map((one) => `not read: "${title}": ${one}`)),
    ...every.flatMap(({ title, status, unread, error }) =>
      status === 'error' && unread.length === 0 ? [`not done: "${title}": ${error ?? ''}`] : [],
    ),
  ].join('\n')
}

function row(name: string, cases: readonly Examined[]): string {
  const steps = cases.reduce((sum, one) => sum + one.steps, 0)
  const unread = cases.reduce((sum, one) => sum + one.unread.length, 0)
  const right = (must: WrittenCase['must'], status: string) => {
    const wanted = cases.filter((one) => one.must === must)
    return share(wanted.filter((one) => one.status === status).length, wanted.length)
  }
  const wrong = cases.filter(({ must, status }) => status === (must === 'pass' ? 'failed' : 'passed'))
  const figures = [share(steps - unread, steps), right('pass', 'passed'), right('fail', 'failed')]
  return `| ${[name, ...figures, wrong.length].join(' | ')} |`
}
