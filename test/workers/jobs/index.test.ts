import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SingleHitMessage } from '../../../shared/domain/tracker/hit.ts'
import jobs from '../../../workers/jobs/index.ts'

test.each(['tracewright-hits', 'tracewright-hits-dead', 'tracewright-staging-hits'])(
  'hits from the queue %s are counted',
  async (queue) => {
    const websiteId = crypto.randomUUID()
    const hit: SingleHitMessage = {
      version: 1,
      eventId: crypto.randomUUID(),
      websiteId,
      visitId: crypto.randomUUID(),
      receivedAt: Date.now(),
      type: 'event',
      payload: {},
      client: {},
    }
    const messages = [hit, hit, 'no hit'].map((body, i) => ({
      id: `m${i}`,
      timestamp: new Date(),
      attempts: 1,
      body,
    }))
    const batch = createMessageBatch(queue, messages)
    const execution = createExecutionContext()
    await jobs.queue(batch as never, env as never, execution)
    const { explicitAcks, retryMessages } = await getQueueResult(batch, execution)
    expect(explicitAcks.toSorted((a, b) => a.localeCompare(b))).toEqual(['m0', 'm1'])
    expect(retryMessages.map(({ msgId }) => msgId)).toEqual(['m2'])
    expect(await env.WEBSITE_STORE.getByName(websiteId).ledger()).toEqual({
      received: 2,
      stored: 1,
      dropped: { duplicate: 1 },
    })
  },
)
