import { expect, test } from 'vitest'
import { recordReplay } from '../../../../workers/features/analytics/record-replay.route.ts'
import { refusal, send } from '../../../support/client.ts'

test('a recording is answered with 501 until recordings can be stored', async () => {
  const body = JSON.stringify({
    type: 'record',
    payload: { website: crypto.randomUUID(), events: [{}], timestamp: 1 },
  })
  expect(await refusal(send(recordReplay, {}, { body }))).toMatchObject({
    status: 501,
    error: 'not_implemented',
  })
})
