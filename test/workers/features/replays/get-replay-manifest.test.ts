import { expect, test } from 'vitest'
import { getReplayManifest } from '../../../../workers/features/replays/get-replay-manifest.ts'
import { ask } from '../../../support/client.ts'
import { recordedVisit, recordedWebsite, sendChunks, snapshot } from '../../../support/recorded-visit.ts'

test('a manifest says what there is of a recording', async () => {
  const { websiteId, token, replaySessionId, at } = await recordedVisit()
  const time = (ms: number) => new Date(at + ms).toISOString()
  const hash = expect.stringMatching(/^[\da-f]{64}$/)
  const rest = { bytes: expect.any(Number), sha256: hash }
  expect(await ask(getReplayManifest, { websiteId, replaySessionId }, { token })).toEqual({
    chunks: [
      { n: 0, from: time(0), to: time(0), events: 2, ...rest },
      { n: 1, from: time(1000), to: time(1000), events: 1, ...rest },
      { n: 2, from: time(9000), to: time(9000), events: 2, ...rest },
    ],
    firstFullSnapshot: time(0),
    gaps: [],
    moments: [
      { at: time(0), kind: 'page', url: 'https://shop.example/' },
      { at: time(1000), kind: 'dead', url: null },
      { at: time(9000), kind: 'page', url: 'https://shop.example/cart' },
    ],
    // It may go on.
    complete: false,
  })
})

test('a manifest says what of a recording is missing', async () => {
  const { websiteId, token } = await recordedWebsite()
  const now = Date.now()
  const visit = await sendChunks(websiteId, [[snapshot(now - 9000)]])
  await sendChunks(websiteId, [[snapshot(now - 1000)]], { visit, came: 2, payload: { n: 3 } })
  const asked = { websiteId, replaySessionId: visit }
  const gap = { from: new Date(now - 9000).toISOString(), to: new Date(now - 1000).toISOString(), missing: 2 }
  expect(await ask(getReplayManifest, asked, { token })).toMatchObject({ gaps: [gap], complete: false })
})
