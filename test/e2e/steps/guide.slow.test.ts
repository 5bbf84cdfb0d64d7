import { createServer } from 'node:https'
import type { Page } from '@cloudflare/puppeteer'
import { afterAll, describe, expect, test } from 'vitest'
import { stepGuide } from '../../../shared/domain/prose-steps/guide/guide.ts'
import { certificateOf } from '../../support/certificate.ts'
import { listening } from '../../support/site/listening.ts'
import { type guidePages, pagesOf, serveGuidePages } from './guide-pages.ts'
import { look, passes, type ScenarioStep } from './scenario.ts'
import { inTab, startStage, wrongVerdicts } from './support.ts'

type Part = keyof typeof guidePages

const { trustFlag, ...certificate } = certificateOf()
const shop = await listening(
  createServer(certificate, (_request, response) => {
    response.end('<!doctype html><h1>Another host</h1>')
  }),
)
afterAll(() => shop.close())
const stage = startStage({
  serve: serveGuidePages,
  args: [`--host-resolver-rules=MAP shop.test:443 127.0.0.1:${shop.port}`, trustFlag],
  playing: { brief: true },
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
const different = async (goal: string, plays: ScenarioStep[][]) => {
  const playAll = async (shared?: Page) => {
    const wrong = []
    for (const steps of plays) wrong.push(...(await wrongVerdicts(stage, steps, { shared })))
    return wrong
  }
  return await (needsOwnContext.test(goal) ? playAll() : inTab(stage, playAll))
}

describe.concurrent('what the guide shows', () => {
  test.each(goalsOf('action'))('$goal: it is done', async ({ goal, all }) => {
    const plays = all.map(({ example, testData }) => {
      const { at, said } = placeOf('action', example)
      const first = said.slice(0, -1).map((action) => passes(action))
      const effect = said.at(-1) ?? ''
      const before: ScenarioStep[] =
        effect === '' ? [] : [{ action: look, expected: effect, verdict: 'not passed' }]
      return [
        passes(`Open "/action/${at}"`),
        ...first,
        ...before,
        passes(example, effect, undefined, testData),
      ]
    })
    expect(await different(goal, plays)).toEqual([])
  })

  test.each(goalsOf('expectedResult'))(
    '$goal: it is seen, and missed on a page that is not so',
    async ({ goal, all }) => {
      const plays = all.flatMap(({ example }) => {
        const { at, said } = placeOf('expectedResult', example)
        const position = Object.keys(pagesOf('expectedResult')[at]?.examples ?? {}).indexOf(example)
        const actions = said.slice(0, -1)
        const first = actions.slice(0, -1).map((action) => passes(action))
        const last = { action: actions.at(-1) ?? look, expected: example }
        const seen = [passes(`Open "/expectedResult/${at}"`), ...first, passes(last.action, last.expected)]
        if (said.at(-1) === '') return [seen]
        const missed = [
          passes(`Open "/expectedResult/${at}?but=${position}"`),
          ...first,
          { ...last, verdict: 'not passed' as const },
        ]
        return [seen, missed]
      })
      expect(await different(goal, plays)).toEqual([])
    },
  )
})
