import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob, enqueueAll } from '../../../shared/kernel/job.ts'
import type { JobMessage } from '../../../shared/kernel/job-message.ts'
import { newContext } from '../../support/context.ts'

const job = defineJob({ name: 'counting.count', input: () => ({ n: z.number() }), run: async () => {} })

test('many jobs go to their queue in order, a hundred in each request', async () => {
  const context = newContext()
  const batches: JobMessage[][] = []
  const sendBatch = (messages: Iterable<{ body: JobMessage }>) =>
    Promise.resolve(batches.push([...messages].map(({ body }) => body)))
  Object.defineProperty(context.services, 'queues', { value: { jobs: { sendBatch } } })
  await enqueueAll(context, job, [])
  expect(batches).toEqual([])
  const payloads = Array.from({ length: 201 }, (_, n) => ({ n }))
  await enqueueAll(context, job, payloads)
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 1])
  expect(batches.flat().map(({ payload }) => payload)).toEqual(payloads)
  expect(batches[0]?.[0]).toMatchObject({ job: 'counting.count', version: 1, messageId: expect.any(String) })
})
