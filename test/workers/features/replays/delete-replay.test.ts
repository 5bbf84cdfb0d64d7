import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deleteReplay } from '../../../../workers/features/replays/delete-replay.ts'
import { listReplays } from '../../../../workers/features/replays/list-replays.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { recordedVisit, recordings, sendChunks, snapshot } from '../../../support/recorded-visit.ts'

test('a recording that is erased is gone with its keys and all that lay in the store, and does not come back', async () => {
  const { websiteId, token, replaySessionId } = await recordedVisit()
  const asked = { websiteId, replaySessionId }
  expect(await ask(deleteReplay, asked, { token })).toEqual({ deleted: true })
  await sendChunks(websiteId, [[snapshot(Date.now())]], { visit: replaySessionId, came: 4 })
  expect(await recordings(websiteId)).toEqual({ received: 4, stored: 3, dropped: { deleted: 1 } })
  expect(await ask(listReplays, { websiteId }, { token })).toMatchObject({ replays: [] })
  await expect.poll(async () => (await env.RECORDINGS.list({ prefix: `${websiteId}/` })).objects).toEqual([])
  expect(await refusal(send(deleteReplay, asked, { token }))).toMatchObject({ status: 404 })
})
