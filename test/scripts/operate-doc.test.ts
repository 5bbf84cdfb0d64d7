import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../shared/services/settings.ts'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/operate.md'), 'utf8')
const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, name = '', given = '', readBy = '', meaning = '']) => ({ name, given, readBy, meaning }),
)
const defaults = Object.entries(readSettings({})).map(([name, value]) => [
  name,
  value === '' ? '(empty)' : String(value),
])

test('every setting stands in the operating manual once, with its default', () => {
  expect(rows.map(({ name, given }) => [name, given])).toEqual(defaults)
})

test('every setting says what reads it and, in a line, what it means', () => {
  for (const { name, readBy, meaning } of rows) {
    expect(['api', 'jobs', 'api, jobs', '`npm start`'], name).toContain(readBy)
    expect(meaning.length, name).toBeGreaterThan(15)
  }
})

test('the vars of the configs are settings that their Worker reads', () => {
  for (const [worker, path] of [
    ['api', 'wrangler.toml'],
    ['jobs', 'workers/jobs/wrangler.toml'],
  ] as const) {
    const [, block = ''] =
      /^\[vars\]\n((?:[A-Z_]+ = .*\n)+)/m.exec(readFileSync(join(root, path), 'utf8')) ?? []
    const vars = [...block.matchAll(/^([A-Z_]+) = "(.*)"$/gm)].map(([, name, value]) => [name, value])
    expect(vars.length).toBeGreaterThan(0)
    for (const [name, value] of vars) {
      const row = rows.find((candidate) => candidate.name === name)
      expect([row?.readBy.includes(worker), row?.given], name).toEqual([true, value])
    }
  }
})

test('every queue of the configs stands in the operating manual', () => {
  const queues = [
    ...readFileSync(join(root, 'workers/jobs/wrangler.toml'), 'utf8').matchAll(
      /^(?:dead_letter_)?queue = "(.+)"$/gm,
    ),
  ]
  expect(queues.length).toBeGreaterThan(0)
  for (const [, queue] of queues) expect(text).toContain(`\`${queue}\``)
})

test('every npm command that the manual names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...text.matchAll(/npm (?:run )?(start|test|deploy|bench|verify)\b/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(0)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})
