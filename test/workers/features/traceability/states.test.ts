import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newSuite } from '../test-cases/support.ts'

test('a record that has changed often costs no more to change once again', async () => {
  const suite = await newSuite()
  const { id } = await suite.testCase()
  const change = (at: number) =>
    env.DB.prepare('update test_cases set title = ?, updated_at = ? where test_case_id = ?').bind(
      `Title ${at}`,
      Date.now() + at,
      id,
    )
  const { meta: first } = await change(0).run()
  await env.DB.batch(Array.from({ length: 300 }, (_, at) => change(at + 1)))
  const { meta: last } = await change(301).run()
  expect(last.rows_read).toBeLessThanOrEqual(first.rows_read + 2)
})
