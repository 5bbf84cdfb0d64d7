import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { startBrowser } from '../../test/support/browser/start-browser.ts'
import { removeFolder } from '../../test/support/remove-folder.ts'
import { startProduct } from '../../test/support/start-product.ts'
import { type AuthoredPage, serveAuthored } from '../authored/pages.ts'
import { type Played, playAuthored } from '../authored/play.ts'
import { startRelay } from '../authored/relay.ts'

interface Text {
  name: string
  requirements: string
  /** Of a text with a page. */
  page?: AuthoredPage
}

interface Result {
  testCases: TestCase[]
  gaps: { description: string }[]
  summary: unknown
  warnings?: string[]
}

/**
 * What written cases of a folder come to, with recorded answers in `answers/` of it: `<name>/requirements.md`, where there is a page with `index.html` and `faults.json` (`?mutant=N`).
 * Questions without an answer are kept there, so that a reader answers them before the next run. The cases of each text are left beside it, in `result.json`; `embedded` asks nobody.
 */
export async function examineWritten(folder: string, author: 'auto' | 'embedded' = 'auto'): Promise<string> {
  const texts = readTexts(folder)
  const pages = texts.flatMap(({ page }) => page ?? [])
  const persistTo = mkdtempSync(join(tmpdir(), 'tracewright-written-'))
  const relay = await startRelay(join(folder, 'answers'))
  const site = await serveAuthored(pages)
  const browser = await startBrowser()
  const settings = {
    MODEL: 'openai-compatible',
    MODEL_NAME: 'recorded',
    MODEL_URL: relay.url,
    GENERATIONS_PER_HOUR: '1000',
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const product = startProduct({ persistTo, words })
  try {
    const origin = await product.ready()
    const lines = [
      '| text | cases | readable | verified | ready | red | faults found |',
      '|---|---|---|---|---|---|---|',
    ]
    const details: string[] = []
    for (const { name, requirements, page } of texts) {
      const result = await generate(origin, {
        requirements,
        author,
        ...(page && { pageUrl: site.address(page) }),
      })
      writeFileSync(join(folder, name, `result.${author}.json`), JSON.stringify(result, null, 1))
      const ready = result.testCases.filter(({ automation }) => automation?.ready)
      const address = (mutant?: number) => (page ? site.address(page, mutant) : '')
      const played = page && (await playAuthored(browser, { ...page, testCases: ready, address }))
      lines.push(row(name, result.testCases, played))
      details.push(
        ...(played ? detailsOf(played) : []),
        ...(result.warnings ?? []).map((each) => `${name}: ${each}`),
      )
    }
    const { answered, open, tokensIn, tokensOut } = relay.counts
    const asked = `${answered} questions answered, ${open} without an answer; about ${tokensIn} tokens in, ${tokensOut} out`
    return [...lines, '', asked, ...details].join('\n')
  } finally {
    await browser.close()
    product.kill('SIGTERM')
    await product.ended
    await Promise.all([site.close(), relay.close(), removeFolder(persistTo)])
  }
}

function readTexts(folder: string): Text[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'requirements.md')))
    .sort()
    .map((name) => {
      const read = (file: string) => readFileSync(join(folder, name, file), 'utf8')
      const requirements = read('requirements.md')
      if (!existsSync(join(folder, name, 'index.html'))) return { name, requirements }
      const faults = JSON.parse(read('faults.json')) as AuthoredPage['faults']
      const page = { name, requirements, html: read('index.html'), pages: [], testCases: [], faults }
      return { name, requirements, page }
    })
}

async function generate(origin: string, request: Record<string, unknown>): Promise<Result> {
  const response = await fetch(`${origin}/api/public/test-cases/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'agentic', maxTestCases: 60, stream: false, ...request }),
  })
  if (!response.ok) throw new Error(`The product answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Result
}

function row(name: string, testCases: readonly TestCase[], played: Played | undefined): string {
  const holding = (check: string) =>
    testCases.filter(({ checks = [] }) =>
      checks.some((each) => each.check === check && each.result === 'holds'),
    )
  const figures = [
    testCases.length,
    holding('readable').length,
    testCases.filter(({ verified }) => verified).length,
    testCases.filter(({ automation }) => automation?.ready).length,
    played ? played.red.length : '–',
    played ? `${played.faults - played.survived.length} of ${played.faults}` : '–',
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

const detailsOf = ({ name, red, survived }: Played): string[] => [
  ...red.map((each) => `${name}: red ${each}`),
  ...survived.map((each) => `${name}: not found ${each}`),
]
