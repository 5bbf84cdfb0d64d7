import { readdirSync } from 'node:fs'
import type { Browser } from '@cloudflare/puppeteer'
import { actionScenarios } from '../test/e2e/steps/action-scenarios.ts'
import { deskCases, deskFaults } from '../test/e2e/steps/builds/desk-cases.ts'
import { learned, playBuilds } from '../test/e2e/steps/builds/play-builds.ts'
import { checkScenarios } from '../test/e2e/steps/check-scenarios.ts'
import { allFaultyCases, playFaulty } from '../test/e2e/steps/play-faulty.ts'
import { play } from '../test/e2e/steps/play.ts'
import { scenarios } from '../test/e2e/steps/scenarios.ts'
import { toldCases } from '../test/e2e/steps/voices/all.ts'
import { isFalsePass, isRight, isWrongTarget, measure } from '../test/e2e/steps/voices/measure.ts'
import { recorded } from '../test/e2e/steps/voices/recorder.ts'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { startSite } from '../test/support/site/start-site.ts'
import { type Figure, atLeast, atMost, told } from './figures.ts'
import { chromium } from './needs.ts'
import { inTurns } from './kill/in-turns.ts'

export const needs = [chromium]

const atOnce = 3
const pages = new URL('../test/support/site/pages/', import.meta.url)

/**
 * Prose on the fixture site, from the tables of the tests: how much of it is understood and finds its element, whether anything else is ever acted on,
 * and whether anything passes that is not so. Then one application in three builds.
 */
export async function run(): Promise<Figure[]> {
  const browser = await startBrowser()
  try {
    const [plain, voices, faults, builds] = [
      await playScenarios(browser),
      await playVoices(browser),
      await playFaults(browser),
      await playThreeBuilds(browser),
    ]
    const steps = plain.clear + voices.clear
    return [
      told('pages', readdirSync(pages).length, 'pages'),
      told('steps', plain.all + voices.all, 'steps'),
      atLeast(
        'resolved, of all that have one meaning or are vague',
        percent(plain.resolved + voices.resolved, steps + voices.vague),
        95,
        '%',
      ),
      atLeast(
        'resolved, of those that say what they mean',
        percent(plain.resolved + voices.resolved, steps),
        95,
        '%',
      ),
      told('of them in words of different people', voices.clear, 'steps'),
      told('refused with advice, because they do not', voices.vague, 'steps'),
      atMost('ambiguous, not refused with candidates', voices.guessed, 0, 'steps'),
      atMost('steps with another verdict than a person gives', plain.wrong + voices.wrong, 0, 'steps'),
      atMost(`wrong targets (${voices.watched} steps that act)`, voices.wrongTargets, 0, 'steps'),
      told('injected faults', faults.all + builds.faults, 'faults'),
      atMost(
        'false passes',
        plain.falsePasses + voices.falsePasses + faults.passed + builds.falsePasses,
        0,
        '',
      ),
      atMost('three builds: cases with unequal verdicts', builds.unequal, 0, 'cases'),
      atMost('three builds: heals that were not reported, or not meant', builds.otherHeals, 0, 'cases'),
      told('three builds: heals reported', builds.heals, 'heals'),
    ]
  } finally {
    await browser.close()
  }
}

async function playScenarios(browser: Browser) {
  const site = await startSite()
  try {
    const all = Object.values({ ...scenarios, ...actionScenarios, ...checkScenarios })
    const played = await inTurns(all, atOnce, async (steps) => {
      const outcomes = await play(browser, site.url, steps)
      return steps.map((step, at) => ({ wanted: step.verdict, got: outcomes[at]?.status ?? 'error' }))
    })
    const steps = played.flat()
    const clear = steps.filter(({ wanted }) => wanted !== 'error')
    return {
      all: steps.length,
      clear: clear.length,
      resolved: clear.filter(({ got }) => got !== 'error').length,
      wrong: steps.filter(({ wanted, got }) => wanted !== got).length,
      falsePasses: steps.filter(({ wanted, got }) => wanted !== 'passed' && got === 'passed').length,
    }
  } finally {
    await site.close()
  }
}

async function playVoices(browser: Browser) {
  const site = await startSite({ mutate: (_path, html) => recorded(html) })
  try {
    const played = await inTurns(Object.values(toldCases), atOnce, (one) => measure(browser, site.url, one))
    const steps = played.flat()
    for (const one of steps)
      if (!isRight(one) || isWrongTarget(one)) process.stderr.write(`${JSON.stringify(one)}\n`)
    const of = (...kinds: string[]) => steps.filter(({ step }) => kinds.includes(step.verdict))
    const clear = of('passed', 'failed')
    return {
      all: steps.length,
      clear: clear.length,
      resolved: clear.filter(({ verdict }) => verdict !== 'error').length,
      vague: of('vague').length,
      guessed: of('ambiguous').filter((one) => !isRight(one)).length,
      wrong: steps.filter((one) => !isRight(one)).length,
      watched: steps.filter(({ step, reached }) => step.on.length > 0 || reached.length > 0).length,
      wrongTargets: steps.filter(isWrongTarget).length,
      falsePasses: steps.filter(isFalsePass).length,
    }
  } finally {
    await site.close()
  }
}

async function playFaults(browser: Browser) {
  const all = Object.values(allFaultyCases).flatMap((one) => one.faults.map((fault) => ({ one, fault })))
  const passed = await inTurns(all, atOnce, async ({ one, fault }) => {
    const verdicts = await playFaulty(browser, one, fault)
    const whole = verdicts.length === one.steps.length && verdicts.every((verdict) => verdict === 'passed')
    if (whole) process.stderr.write(`passed with a fault: ${fault[0]}\n`)
    return whole
  })
  return { all: all.length, passed: passed.filter(Boolean).length }
}

async function playThreeBuilds(browser: Browser) {
  const site = await startSite()
  try {
    const played = await inTurns(Object.values(deskCases), atOnce, async (one) => {
      const { runs } = await playBuilds(browser, site.url, one, await learned(browser, site.url, one))
      const expected = runs.map((_run, at) => (at === runs.length - 1 ? one.heals : []))
      return {
        equal: runs.every(({ verdict }) => verdict === one.verdict),
        heals: runs.flatMap(({ heals }) => heals).length,
        meant: JSON.stringify(runs.map(({ heals }) => heals)) === JSON.stringify(expected),
      }
    })
    const faults = await inTurns(deskFaults, atOnce, async ({ failing, from, to }) => {
      const one = deskCases[failing]
      if (!one) throw new Error(`There is no case "${failing}"`)
      const faulty = await startSite({ mutate: (_path, html) => html.replace(from, () => to) })
      try {
        const { memory } = await playBuilds(browser, site.url, one)
        return (await playBuilds(browser, faulty.url, { ...one, verdict: 'failed' }, memory)).runs
      } finally {
        await faulty.close()
      }
    })
    return {
      unequal:
        played.filter(({ equal }) => !equal).length +
        faults.filter((runs) => new Set(runs.map(({ verdict }) => verdict)).size > 1).length,
      heals: played.reduce((sum, { heals }) => sum + heals, 0),
      otherHeals: played.filter(({ meant }) => !meant).length,
      faults: faults.flat().length,
      falsePasses: faults.flat().filter(({ verdict }) => verdict === 'passed').length,
    }
  } finally {
    await site.close()
  }
}

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
