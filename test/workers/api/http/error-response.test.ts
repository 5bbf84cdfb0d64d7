import { expect, test, vi } from 'vitest'
import {
  conflict,
  internal,
  notImplemented,
  rateLimited,
  upstreamFailed,
} from '../../../../shared/kernel/errors.ts'
import { errorResponse } from '../../../../workers/api/http/error-response.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

async function answerTo(error: unknown) {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const response = errorResponse(error, contextWith(), 'things.create')
    const body: unknown = await response.json()
    return { status: response.status, body, headers: response.headers, logLines: spy.mock.calls.length }
  } finally {
    spy.mockRestore()
  }
}

test('an error that nobody declared is logged and answered with a fixed sentence', async () => {
  expect(await answerTo(new Error('secret detail'))).toMatchObject({
    status: 500,
    body: { error: 'internal', message: internal.sentence, requestId: 'request' },
    logLines: 1,
  })
})

test.each([conflict(), notImplemented(), rateLimited({ headers: { 'Retry-After': '7' } })])(
  'the declared refusal %s leaves no log line',
  async (error) => {
    const answer = await answerTo(error)
    expect(answer).toMatchObject({ status: error.status, body: { error: error.code }, logLines: 0 })
    expect(answer.headers.get('retry-after')).toBe(error.headers['Retry-After'] ?? null)
  },
)

test('a declared failure is logged when it is ours, or says what failed beneath it', async () => {
  expect(await answerTo(internal())).toMatchObject({ status: 500, logLines: 1 })
  const failed = Object.assign(upstreamFailed(), { cause: new Error('no route') })
  expect(await answerTo(failed)).toMatchObject({ status: 502, logLines: 1 })
})
