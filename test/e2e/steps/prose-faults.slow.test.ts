import { describe, expect, test } from 'vitest'
import { atMost } from '../../support/sample.ts'
import { allFaultyCases, playFaulty } from './play-faulty.ts'
import { startStage } from './support.ts'

const stage = startStage()

describe.concurrent.each(Object.entries(allFaultyCases))('%s', (_name, faulty) => {
  const allPass = faulty.steps.map(() => 'passed')

  test('passes on the right page', async () => {
    expect(await playFaulty(stage.browser, faulty)).toEqual(allPass)
  })

  // A few tables are longer: eight from everywhere in each are played.
  test.each(atMost(faulty.faults, 8))('does not pass with %s', async (...fault) => {
    expect(await playFaulty(stage.browser, faulty, fault)).not.toEqual(allPass)
  })

  test.for(faulty.harmless ?? [])('still passes with %s', async (change) => {
    expect(await playFaulty(stage.browser, faulty, change)).toEqual(allPass)
  })
})
