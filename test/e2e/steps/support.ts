import { createServer } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { listening, type Served } from '../../support/site/listening.ts'
import { startSite } from '../../support/site/start-site.ts'
import { type Playing, play } from './play.ts'
import { look, passes, type Said, type ScenarioStep } from './scenario.ts'

/** What is served to a browser. */
type Site = Pick<Served, 'url' | 'close'>

/** Where steps are played. All of it is there when the first test begins. */
export interface Stage {
  browser: Browser
  url: string
  playing?: Playing | undefined
}

type Start = NonNullable<Parameters<typeof startBrowser>[0]>

/** A browser process of its own for the tests of a file, and what they play on: the fixture site unless told. */
export function startStage({
  serve = startSite,
  playing,
  ...start
}: Start & { serve?: () => Promise<Site>; playing?: Playing } = {}): Stage {
  const stage = { playing } as Stage
  let site: Site | undefined
  beforeAll(async () => {
    site = await serve()
    stage.url = site.url
    stage.browser = await startBrowser(start)
  })
  afterAll(async () => {
    await stage.browser?.close()
    await site?.close()
  })
  return stage
}

/** The same for pages on which nothing comes late by itself. */
export const startPages = (...pages: Parameters<typeof servePages>): Stage =>
  startStage({ serve: () => servePages(...pages), playing: { brief: true } })

/** The stage for scenarios in which nothing comes late by itself. */
export const briefly = (stage: Stage): Stage => beside(stage, () => stage.url, { brief: true })

/** Another site in the same browser. */
export function startBeside(stage: Stage, serve: () => Promise<Site>): Stage {
  let site: Site | undefined
  beforeAll(async () => {
    site = await serve()
  })
  afterAll(async () => {
    await site?.close()
  })
  return beside(stage, () => site?.url ?? '')
}

const beside = (stage: Stage, urlOf: () => string, playing = stage.playing): Stage => ({
  get browser() {
    return stage.browser
  },
  get url() {
    return urlOf()
  },
  playing,
})

/** Gives a tab in a context of its own to the work, and closes it. */
export async function inTab<Result>(
  { browser }: Stage,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

const plain = (html: string) =>
  `<!doctype html><html lang="en"><title>t</title><link rel="icon" href="data:,"><body>${html}`

/** Serves pages under their names, in what stands around each of them; what has no name is not found. */
export async function servePages(
  pages: Readonly<Record<string, string>>,
  around: (html: string, port: number) => string = plain,
): Promise<Site> {
  const server = createServer((request, response) => {
    const html = pages[(request.url ?? '').slice(1)]
    response.writeHead(html === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(around(html ?? '<title>Gone</title><h1>Not here</h1>', served.port))
  })
  const served = await listening(server)
  return served
}

/** Plays steps, and says of those that did not come out as they should what became of them. */
export async function wrongVerdicts(
  { browser, url, playing }: Stage,
  steps: readonly ScenarioStep[],
  more?: Playing,
): Promise<string[]> {
  const outcomes = await play(browser, url, steps, { ...playing, ...more })
  return steps.flatMap(({ action, expected = '', verdict, code, resolved }, at) => {
    const { status, error, interpretedAction } = outcomes[at] ?? {}
    const isRight = verdict === 'not passed' ? status !== 'passed' : status === verdict
    const isReason = code === undefined || error?.code === code
    const isMeant = resolved === undefined || isDeepStrictEqual(interpretedAction?.resolved, resolved)
    if (isRight && isReason && isMeant) return []
    const details = [status, error?.code, error?.message, ...(interpretedAction?.resolved ?? [])]
    return [`${action} → ${expected}: ${verdict} ${code ?? ''}, but ${details.filter(Boolean).join(', ')}`]
  })
}

/** A test for each scenario: every step of it gets its verdict, for its reason. */
export function testScenarios(
  what: string,
  stage: Stage,
  scenarios: Readonly<Record<string, readonly ScenarioStep[]>>,
): void {
  describe.concurrent(what, () => {
    test.each(Object.entries(scenarios))('%s', async (_name, steps) => {
      expect(await wrongVerdicts(stage, steps)).toEqual([])
    })
  })
}

/** A test for each page: what is said of it, one after the other. */
export function testPages(what: string, stage: Stage, told: Readonly<Record<string, readonly Said[]>>): void {
  const scenarios = Object.entries(told).map(([page, lines]) => [
    page,
    [
      passes(`Open "/${page}"`),
      ...lines.map(([expected, verdict, action = look]) => ({ action, expected, verdict })),
    ],
  ])
  testScenarios(what, stage, Object.fromEntries(scenarios) as Record<string, ScenarioStep[]>)
}
