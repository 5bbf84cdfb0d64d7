import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const records = files.toSorted().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const partsOf = (text: string) =>
  /^# (\d{4})\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\n\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Consequences\.\*\* .+\n$/.exec(
    text,
  )

test('every record has number, title, date, context, decision and consequences', () => {
  const broken = records.filter(({ file, text }) => partsOf(text)?.[1] !== file.slice(0, 4))
  expect(broken.map(({ file }) => file)).toEqual([])
})

test('numbers go on without a gap', () => {
  expect(records.map(({ file }) => Number(file.slice(0, 4)))).toEqual(records.map((_, at) => at + 1))
})

test('the table lists every record with its title and date, in the order of the numbers', () => {
  const table = readFileSync(join(folder, 'README.md'), 'utf8')
  const rows = [...table.matchAll(/^\| \[(\d{4})\]\((.+?)\) \| (.+?) \| (.+?) \| .+ \|$/gm)]
  expect(rows.map(([, number, file, title, date]) => [file, number, title, date])).toEqual(
    records.map(({ file, text }) => [file, ...(partsOf(text) ?? []).slice(1)]),
  )
})
