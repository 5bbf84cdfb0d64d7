import { expect, test } from 'vitest'
import { broken, judge, refusalOf } from '../../../durable-objects/local-queue/rules.ts'

const consumer = { queue: 'orders', max_batch_size: 10, max_retries: 2, retry_delay: 7 }
const ok = { ...broken, outcome: 'ok' }
const batch = [
  { seq: 1, id: 'a', attempts: 1 },
  { seq: 2, id: 'b', attempts: 3 },
]
const now = 1000

test('what a consumer that ended well says nothing of is done', () => {
  expect(judge(batch, ok, consumer, now)).toEqual({ done: [1, 2], again: [], dead: [] })
})

test('a batch whose consumer broke comes back after the delay of the queue, and what had its last try is dead', () => {
  expect(judge(batch, broken, consumer, now)).toEqual({
    done: [],
    again: [{ seq: 1, dueAt: 8000 }],
    dead: [2],
  })
})

test('an acknowledged message is done, also when the consumer broke afterwards', () => {
  expect(judge(batch, { ...broken, explicitAcks: ['b'] }, consumer, now)).toMatchObject({
    done: [2],
    dead: [],
  })
})

test('a message that is retried comes back after its own delay, whatever became of the others', () => {
  const result = { ...ok, retryMessages: [{ msgId: 'a', delaySeconds: 2 }] }
  expect(judge(batch, result, consumer, now)).toEqual({
    done: [2],
    again: [{ seq: 1, dueAt: 3000 }],
    dead: [],
  })
  expect(judge(batch, { ...result, ackAll: true }, consumer, now).again).toHaveLength(1)
})

test('a batch that is retried as a whole comes back after the delay that goes with it', () => {
  const result = { ...ok, retryBatch: { retry: true, delaySeconds: 1 } }
  expect(judge(batch, result, consumer, now).again).toEqual([{ seq: 1, dueAt: 2000 }])
})

test('as many and as large messages are taken as the platform takes, and no more', () => {
  expect(refusalOf([128_000, 128_000, 32_000])).toBeNull()
  expect(refusalOf([128_001])).toMatch(/A message has at most/)
  expect(refusalOf([128_000, 128_000, 32_001])).toMatch(/at once have at most/)
  expect(refusalOf(Array.from({ length: 101 }, () => 1))).toMatch(/at most 100 messages/)
})
