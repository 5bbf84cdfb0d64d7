import { describe, expect, test } from 'vitest'
import { startSite } from '../../support/site/start-site.ts'
import { builds, deskCases, deskFaults } from './builds/desk-cases.ts'
import { learned, playBuilds } from './builds/play-builds.ts'
import { startStage } from './support.ts'

const stage = startStage()

/** Each case is played on the builds once: the faults begin with what it has left in the memory. */
const played = new Map<string, ReturnType<typeof playBuilds>>()
const onBuilds = (name: string) => {
  const known = played.get(name) ?? playFirst(name)
  played.set(name, known)
  return known
}
const playFirst = async (name: string) => {
  const { browser, url } = stage
  const deskCase = deskCases[name]
  if (!deskCase) throw new Error(`There is no case "${name}"`)
  return await playBuilds(browser, url, deskCase, await learned(browser, url, deskCase))
}

describe.concurrent('three builds of one application', () => {
  test.each(Object.entries(deskCases))(
    '%s: the same verdict on each, and what was healed is told',
    async (name, { verdict, heals }) => {
      const { runs } = await onBuilds(name)
      expect(runs).toMatchObject([
        { verdict, heals: [] },
        { verdict, heals: [] },
        { verdict, heals },
      ])
    },
  )

  test.each(deskFaults)('$name fails on each, whatever was healed', async ({ failing, from, to }) => {
    let fits = 0
    const faulty = await startSite({
      mutate: (_path, html) => {
        if (html.includes(from)) fits++
        return html.replace(from, () => to)
      },
    })
    try {
      // What is remembered was learned on the last build, so that a heal back to the first names is asked for as well.
      const { memory } = await onBuilds(failing)
      const steps = deskCases[failing]?.steps ?? []
      const { runs } = await playBuilds(stage.browser, faulty.url, { steps, verdict: 'failed' }, memory)
      expect(runs).toMatchObject(builds.map((build) => ({ build, verdict: 'failed' })))
      expect(fits).toBe(builds.length)
    } finally {
      await faulty.close()
    }
  })
})
