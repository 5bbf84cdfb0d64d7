import { describe, expect, test } from 'vitest'
import { startSite } from '../../support/site/start-site.ts'
import { startStage } from './support.ts'
import { toldCases } from './voices/all.ts'
import { isRight, isWrongTarget, measure } from './voices/measure.ts'
import { recorded } from './voices/recorder.ts'

const stage = startStage({ serve: () => startSite({ mutate: (_path, html) => recorded(html) }) })

describe.concurrent('steps in the words of different people', () => {
  test.each(Object.entries(toldCases))(
    '%s: each gets its verdict, and only what it means is acted on',
    async (_name, told) => {
      const measured = await measure(stage.browser, stage.url, told)
      const wrong = measured.filter((one) => !isRight(one) || isWrongTarget(one))
      expect(wrong).toEqual([])
    },
  )

  test('the recorder tells who was really pressed and typed in, in tabs, frames and shadow roots too', async () => {
    const step = (action: string, on: string[]) => ({ action, expected: '', verdict: 'passed' as const, on })
    const measured = await measure(stage.browser, stage.url, [
      step('Open "/ambiguous" and click "Save" in the "Address" section', ['button[1]']),
      step('Enter "x" in the "Name" field in the "Profile" section', ['#address-name']),
      step('Open "/chat", enter "Hi" in "Message" and click "Send"', ['chat-message', 'chat-send']),
    ])
    expect(measured.map(isWrongTarget)).toEqual([true, true, false])
    expect(measured.map(({ reached }) => reached)).toEqual([
      ['button[2]'],
      ['#profile-name'],
      ['chat-message', 'chat-send'],
    ])
  })
})
