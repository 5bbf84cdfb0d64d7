import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveFolder } from '../../../bench/exam/serve-folder.ts'
import { recordedOf } from '../../../web/areas/visitors/generator/recorded/recorded-of.ts'
import { play } from './play.ts'
import { passes } from './scenario.ts'
import { startStage } from './support.ts'

const stage = startStage({
  serve: () => serveFolder(join(import.meta.dirname, '../../../web/public')),
  playing: { brief: true },
})

test('the recorded cases of the sample that describes the demo form pass on it', async () => {
  const cases = recordedOf('rules')?.testCases ?? []
  expect(cases).toHaveLength(10)
  for (const { id, steps } of cases) {
    const played = steps.map(({ action, expectedResult }) => passes(action, expectedResult))
    const outcomes = await play(stage.browser, `${stage.url}/demo.html`, played, stage.playing)
    expect([id, outcomes.map(({ status }) => status)]).toEqual([id, steps.map(() => 'passed')])
  }
})
