import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { stepGuide } from '../../../shared/domain/prose-steps/guide/guide.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { certificateOf } from '../../support/certificate.ts'
import { guidePages, pageAt } from './guide-pages.ts'
import type { GuidePage } from './guide/page.ts'
import { play } from './play.ts'
import { passes, type ScenarioStep } from './scenario.ts'

type Part = keyof typeof guidePages
const pagesOf = (part: Part): readonly GuidePage<string | readonly string[]>[] => guidePages[part]

const look = 'Look at the page'
/** What is not so is not waited for: nothing on these pages comes late by itself. */
const brief = { checkTimeoutMs: 300 }
let browser: Browser
let server: Server
let otherHost: Server
let url: string

const listening = (one: Server) =>
  new Promise<number>((resolve) => {
    one.listen(0, '127.0.0.1', () => resolve((one.address() as AddressInfo).port))
  })

beforeAll(async () => {
  server = createServer((request, response) => {
    const html = pageAt(request.url ?? '')
    response.writeHead(html === undefined ? 404 : request.method === 'POST' ? 201 : 200, {
      'content-type': 'text/html; charset=utf-8',
    })
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,">${html ?? '<h1>Not here</h1>'}`,
    )
  })
  const { trustFlag, ...certificate } = certificateOf()
  otherHost = createSecureServer(certificate, (_request, response) => {
    response.end('<!doctype html><h1>Another host</h1>')
  })
  const [port, otherPort] = await Promise.all([listening(server), listening(otherHost)])
  url = `http://127.0.0.1:${port}`
  const shop = `--host-resolver-rules=MAP shop.test:443 127.0.0.1:${otherPort}`
  browser = await startBrowser({ args: [shop, trustFlag] })
})
afterAll(async () => {
  await browser?.close()
  for (const one of [server, otherHost]) {
    one?.closeAllConnections()
    one?.close()
  }
})

/** Each example of the guide, and the page that stands for it. */
const examplesOf = (part: Part) =>
  stepGuide.sections
    .filter((section) => section.part === part)
    .flatMap(({ forms }) => forms)
    .flatMap(({ goal, examples, testData }) => examples.map((example) => ({ goal, example, testData })))

const placeOf = (part: Part, example: string) => {
  const at = pagesOf(part).findIndex(({ examples }) => Object.hasOwn(examples, example))
  return { at, said: [pagesOf(part)[at]?.examples[example] ?? []].flat() }
}

const goalsOf = (part: Part) => {
  const goals = Map.groupBy(examplesOf(part), ({ goal }) => goal)
  return [...goals].map(([goal, all]) => ({ goal, all }))
}

describe.each<Part>(['action', 'expectedResult'])('the examples of the guide (%s)', (part) => {
  test('have a page each, and no page stands for one that is gone', () => {
    const played = pagesOf(part).flatMap(({ examples }) => Object.keys(examples))
    const shown = new Set(examplesOf(part).map(({ example }) => example))
    expect(played.toSorted()).toEqual([...shown].toSorted())
  })
})

/** Where one play would see what another has left in the browser. */
const needsOwnContext = /tab|dialog|download|console|server/

/** The plays, one after the other on the same tab wherever that does, as far as they are not as they should be. */
const different = async (goal: string, plays: [example: string, steps: ScenarioStep[]][]) => {
  const told = []
  const context = needsOwnContext.test(goal) ? undefined : await browser.createBrowserContext()
  const shared = await context?.newPage()
  for (const [example, steps] of plays) {
    const outcomes = await play(browser, url, steps, shared ? { ...brief, shared } : brief)
    const wrong = steps.flatMap(({ action, expected = '', verdict }, at) => {
      const { status, error } = outcomes[at] ?? {}
      const isSo = verdict === 'passed' ? status === 'passed' : status !== 'passed'
      return isSo ? [] : [`${action} → ${expected}: ${status} ${error?.message ?? ''}`]
    })
    if (wrong.length > 0) told.push({ example, wrong })
  }
  await context?.close()
  return told
}

describe.concurrent('what the guide shows is done', () => {
  test.each(goalsOf('action'))('$goal', async ({ goal, all }) => {
    const plays = all.map(({ example, testData }): [string, ScenarioStep[]] => {
      const { at, said } = placeOf('action', example)
      const first = said.slice(0, -1).map((action) => passes(action))
      const effect = said.at(-1) ?? ''
      const before: ScenarioStep[] =
        effect === '' ? [] : [{ action: look, expected: effect, verdict: 'failed' }]
      const opened = passes(`Open "/action/${at}"`)
      return [example, [opened, ...first, ...before, passes(example, effect, undefined, testData)]]
    })
    expect(await different(goal, plays)).toEqual([])
  })
})

const seen = (part: 'true' | 'spoilt', example: string): [string, ScenarioStep[]] => {
  const { at, said } = placeOf('expectedResult', example)
  const position = Object.keys(guidePages.expectedResult[at]?.examples ?? {}).indexOf(example)
  const actions = said.slice(0, -1)
  const first = actions.slice(0, -1).map((action) => passes(action))
  const address = `/expectedResult/${at}${part === 'true' ? '' : `?but=${position}`}`
  const last = {
    action: actions.at(-1) ?? look,
    expected: example,
    verdict: part === 'true' ? 'passed' : 'failed',
  } as const
  return [example, [passes(`Open "${address}"`), ...first, last]]
}

describe.concurrent('what the guide expects is seen', () => {
  test.each(goalsOf('expectedResult'))('$goal', async ({ goal, all }) => {
    expect(
      await different(
        goal,
        all.map(({ example }) => seen('true', example)),
      ),
    ).toEqual([])
  })
})

describe.concurrent('what the guide expects is missed on a page that is not so', () => {
  test.each(goalsOf('expectedResult'))('$goal', async ({ goal, all }) => {
    const spoilt = all.filter(({ example }) => placeOf('expectedResult', example).said.at(-1) !== '')
    expect(
      await different(
        goal,
        spoilt.map(({ example }) => seen('spoilt', example)),
      ),
    ).toEqual([])
  })
})
