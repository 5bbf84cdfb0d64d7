import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { deploy, newContext } from '../../support/context.ts'
import { refusal, send } from '../../support/client.ts'
import { takeLimits } from '../../../shared/kernel/limits.ts'

const key = () => crypto.randomUUID()
const limit = (name: string, setting: Limit<unknown>['setting'], counted: string): Limit<unknown> => ({
  name,
  setting,
  key: () => counted,
})

/** An operation that three limits count, in the order in which they are asked. */
const limitedWork = () => {
  const counted = key()
  return defineOperation({
    id: 'things.create',
    route: 'POST /api/things',
    summary: 'Create a thing',
    access: 'public',
    effect: 'write',
    input: () => ({}),
    output: () => z.object({}),
    limits: [
      limit('things', 'EXPORTS_PER_HOUR', counted),
      limit('things per address', 'UPLOADS_PER_HOUR', counted),
      limit('things per host', 'SESSIONS_PER_HOUR', counted),
    ],
    run: () => ({}),
  })
}

const figures = ({ headers }: Response) =>
  ['Limit', 'Remaining'].map((name) => Number(headers.get(`RateLimit-${name}`)))

test('a refusal tells the figures of the limit that is exhausted, not of those that were passed', async () => {
  const work = limitedWork()
  const vars = { EXPORTS_PER_HOUR: '6', UPLOADS_PER_HOUR: '9', SESSIONS_PER_HOUR: '1' }
  const transport = deploy([work], vars)
  await send(work, {}, { transport })
  const refused = await send(work, {}, { transport })
  expect(refused.status).toBe(429)
  expect(figures(refused)).toEqual([1, 0])
  expect(refused.headers.get('RateLimit-Reset')).toBe(refused.headers.get('Retry-After'))
})

test.each([
  [{ EXPORTS_PER_HOUR: '6', UPLOADS_PER_HOUR: '3', SESSIONS_PER_HOUR: '9' }, [3, 2]],
  [{ EXPORTS_PER_HOUR: '2', UPLOADS_PER_HOUR: '3', SESSIONS_PER_HOUR: '9' }, [2, 1]],
])('a success under %j tells the figures of the limit that leaves the least: %j', async (vars, tightest) => {
  const work = limitedWork()
  const transport = deploy([work], vars)
  expect(figures(await send(work, {}, { transport }))).toEqual(tightest)
})

test('limits that are asked one after the other show the tightest of all', async () => {
  const context = newContext({ settings: { EXPORTS_PER_HOUR: 2, UPLOADS_PER_HOUR: 5 } })
  await takeLimits(context, [limit('things', 'EXPORTS_PER_HOUR', key())], undefined)
  await takeLimits(context, [limit('more', 'UPLOADS_PER_HOUR', key())], undefined)
  expect(context.responseHeaders).toMatchObject({ 'RateLimit-Limit': '2', 'RateLimit-Remaining': '1' })
})

test('on one machine the refusal names the setting that lifts it, a deployment does not show its settings', async () => {
  const messageWhere = async (LOCAL: string) => {
    const work = limitedWork()
    const transport = deploy([work], { LOCAL, SESSIONS_PER_HOUR: '0' })
    return (await refusal(send(work, {}, { transport }))).message
  }
  expect(await messageWhere('true')).toContain('npm start -- --var SESSIONS_PER_HOUR:')
  expect(await messageWhere('false')).not.toContain('SESSIONS_PER_HOUR')
})
