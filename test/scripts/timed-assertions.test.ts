import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('test/**/*.{ts,tsx,mjs}').filter((file) => !file.endsWith('timed-assertions.test.ts'))

/** Ways to read a clock that only measure, and what takes the present from or for a measured moment. */
const measuring = [
  /\bperformance\.now\b|\bhrtime\b|\bcpuUsage\b|\bthreadCpuUsage\b/,
  /-\s*Date\.now\(\)/,
  /\bDate\.now\(\)\)?\s*-\s*[a-zA-Z_$]/,
  /\bexpect\(\s*Date\.now\(\)/,
]
const measures = (text: string) => measuring.some((way) => way.test(text))

test('no test measures how long something takes: that is told from how its cost grows, or from what happens', () => {
  expect(files.length).toBeGreaterThan(500)
  const timed = files.filter((file) => measures(readFileSync(file, 'utf8')))
  expect(timed).toEqual(['test/support/costs.ts'])
})

test.each([
  'expect(performance.now() - startedAt).toBeLessThan(5000)',
  'const tookMs = Date.now() - startedAt',
  'expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(890_000)',
  'expect(Date.now()).toBeLessThan(before + 5000)',
  'const { user } = process.cpuUsage(before)',
])('“%s” measures', (text) => expect(measures(text)).toBe(true))

test.each([
  'const now = Date.now()',
  'expect(expiresAt).toBeGreaterThanOrEqual(before + 3_600_000)',
  'newContext({ now: () => Date.now() - 31 * 86_400_000 })',
])('“%s” does not', (text) => expect(measures(text)).toBe(false))
