import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'
import { builds, deskCases, deskFaults } from './builds/desk-cases.ts'
import { learned, playBuilds } from './builds/play-builds.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe.concurrent('three builds of one application', () => {
  test.each(Object.entries(deskCases))(
    '%s: the same verdict on each, and what was healed is told',
    async (_name, one) => {
      const { runs } = await playBuilds(browser, site.url, one, await learned(browser, site.url, one))
      expect(runs.map(({ verdict, heals }) => ({ verdict, heals }))).toEqual([
        { verdict: one.verdict, heals: [] },
        { verdict: one.verdict, heals: [] },
        { verdict: one.verdict, heals: one.heals },
      ])
    },
  )

  test.each(deskFaults)('$name fails on each, whatever was healed', async ({ failing, from, to }) => {
    const one = deskCases[failing]
    if (!one) throw new Error(`There is no case "${failing}"`)
    let fits = 0
    const faulty = await startSite({
      mutate: (_path, html) => {
        if (html.includes(from)) fits++
        return html.replace(from, () => to)
      },
    })
    try {
      const { memory } = await playBuilds(browser, site.url, one)
      // What is remembered was learned on the last build, so that a heal back to the first names is asked for as well.
      const { runs } = await playBuilds(browser, faulty.url, { ...one, verdict: 'failed' }, memory)
      expect(runs.map(({ build, verdict }) => ({ build, verdict }))).toEqual(
        builds.map((build) => ({ build, verdict: 'failed' })),
      )
      expect(fits).toBe(builds.length)
    } finally {
      await faulty.close()
    }
  })
})
