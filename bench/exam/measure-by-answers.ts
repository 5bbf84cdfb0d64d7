import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { createTaggerOfFiles } from '../../scripts/marks/tagger-of-files.mjs'
import { startBrowser } from '../../test/support/browser/start-browser.ts'
import { design } from '../../workers/design/design.ts'
import { read } from '../../workers/design/read.ts'
import { lookAtPage } from '../../workers/features/hosted-runs/look/look-at-page.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { DesignInput } from '../../shared/services/designer.ts'
import { inTurns } from '../kill/in-turns.ts'
import { withFaults, type Measured } from '../kill/measure-pages.ts'
import { readPages, servePages, type MeasuredPage, type ServedPages } from '../kill/pages.ts'
import { playCase } from '../kill/play-case.ts'
import { answersOfPage } from './answers-of-page.ts'

const workers = 3
const lookMs = 60_000
const timeoutMs = 10_000

/**
 * The pages of a folder with what a strong language model once answered about their texts. Everything is that of the product but the Workers around it:
 * the look, the reading, the design and the code that plays steps.
 */
export async function measureByAnswers(folder: string): Promise<Measured[]> {
  const pages = readPages(folder)
  const tagger = await createTaggerOfFiles()
  const site = await servePages(pages)
  const browser = await startBrowser()
  try {
    const measured: Measured[] = []
    for (const page of pages) {
      const request = await requestOf(page, { folder, browser, url: site.address(page) })
      const { testCases } = await design(request, undefined, async () => tagger)
      measured.push(await measure(page, testCases, { browser, site }))
    }
    return measured
  } finally {
    await browser.close()
    await site.close()
  }
}

async function requestOf(
  { name, requirements }: MeasuredPage,
  { folder, browser, url }: { folder: string; browser: Browser; url: string },
): Promise<DesignInput> {
  const context = await browser.createBrowserContext()
  try {
    const inventory = await lookAtPage(await context.newPage(), { url, deadlineMs: Date.now() + lookMs })
    const request: DesignInput = { requirements, mode: 'agentic', maxTestCases: 200, pages: [inventory] }
    const { reading } = await read(request, answersOfPage(join(folder, name)), { timeoutMs })
    if (!reading)
      throw new Error(`Nobody has answered the prompts of ${name}, or nothing of the answers holds`)
    return { ...request, reading: { ...reading, engine: 'openai-compatible' } }
  } finally {
    await context.close()
  }
}

async function measure(
  page: MeasuredPage,
  testCases: TestCase[],
  { browser, site }: { browser: Browser; site: ServedPages },
): Promise<Measured> {
  const ready = testCases.filter(({ automation }) => automation?.ready)
  const verdicts = await inTurns(ready, workers, (testCase) =>
    playCase(browser, testCase, site.address(page)),
  )
  const passed = ready.filter((_testCase, at) => verdicts[at]?.status === 'passed')
  const alarms = ready.flatMap(({ id, title }, at) =>
    verdicts[at]?.status === 'passed' ? [] : [`${id} ${title}: ${verdicts[at]?.error ?? ''}`],
  )
  return await withFaults(page, { testCases, passed, alarms }, { browser, site })
}
