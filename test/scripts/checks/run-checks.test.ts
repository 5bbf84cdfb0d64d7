import { expect, test } from 'vitest'
import { runChecks } from '../../../scripts/checks/run-checks.mjs'

async function run(checks: object[], atOnce = 2) {
  let text = ''
  const counts = await runChecks(checks, { atOnce, write: (line: string) => Boolean((text += line)) })
  return { counts, text }
}

test('a passing check is one line, without its output', async () => {
  const { counts, text } = await run([{ name: 'lint', run: async () => ({ ok: true, output: 'chatter' }) }])
  expect(counts).toEqual({ passed: 1, failed: 0, failures: [] })
  expect(text).toMatch(/^ok {4}lint \d+\.\ds\n$/)
})

test('a failing check shows its output, and is named in what it returns', async () => {
  const { counts, text } = await run([
    { name: 'types', run: async () => ({ ok: false, output: 'a.ts(1,1): error\n' }) },
  ])
  expect(counts).toEqual({ passed: 0, failed: 1, failures: ['types: a.ts(1,1): error'] })
  expect(text).toMatch(/^FAIL {2}types \d+\.\ds\na\.ts\(1,1\): error\n$/)
})

test('a check that throws has failed, and the others still run', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no tool')) }
  const { counts, text } = await run([broken, { name: 'fine', run: async () => ({ ok: true }) }], 1)
  expect(counts).toMatchObject({ passed: 1, failed: 1, failures: ['broken: Error: no tool'] })
  expect(text).toContain('no tool')
})

test('no more checks run at once than allowed', async () => {
  let running = 0
  let most = 0
  const slow = {
    name: 'slow',
    run: async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      return { ok: true }
    },
  }
  await run([slow, slow, slow, slow, slow], 2)
  expect(most).toBe(2)
})
