import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examinePlans } from '../../../bench/exam/content-planning.ts'
import { bestMatching } from '../../../bench/exam/content-planning/matching.ts'
import { lettersOf, placeOfQuote, sharedShare } from '../../../bench/exam/content-planning/spans.ts'
import { removeFolder } from '../../support/remove-folder.ts'

const every = (rows: number, columns: number): (number | undefined)[][] =>
  rows === 0
    ? [[]]
    : every(rows - 1, columns).flatMap((before) =>
        [undefined, ...Array.from({ length: columns }, (_, at) => at)]
          .filter((column) => column === undefined || !before.includes(column))
          .map((column) => [...before, column]),
      )
const sumOf = (values: number[][], matched: (number | undefined)[]) =>
  matched.reduce<number>(
    (sum, column, row) => sum + (column === undefined ? 0 : (values[row]?.[column] ?? 0)),
    0,
  )

test('the matching is one to one and has the highest sum of all', () => {
  const row = (columns: number) => fc.array(fc.nat({ max: 9 }), { minLength: columns, maxLength: columns })
  const tables = fc
    .nat({ max: 3 })
    .chain((columns) => fc.array(row(columns + 1), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(tables, (values) => {
      const matched = bestMatching(values)
      const used = matched.filter((column) => column !== undefined)
      expect(new Set(used).size).toBe(used.length)
      const best = Math.max(...every(values.length, values[0]?.length ?? 0).map((one) => sumOf(values, one)))
      expect(sumOf(values, matched)).toBe(best)
    }),
  )
})

test('a quote is found by its letters, wherever lines break, and shares what overlaps of the longer span', () => {
  const { letters, before } = lettersOf('Serves:\n 4 Persons.')
  expect(placeOfQuote(letters, '4 persons')).toEqual([[before(9), before(18)]])
  expect(placeOfQuote(letters, '…')).toEqual([])
  expect(sharedShare([0, 8], [0, 10])).toBe(0.8)
  expect(sharedShare([0, 2], [3, 9])).toBe(0)
})

test('a site is scored by types, spans, inventions, copies and what is no content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-exam-'))
  await mkdir(join(folder, 'rooms'))
  const names = ['North', 'South', 'East', 'West']
  const said = (n: number) =>
    `The ${names[n]} room has ${n + 2} windows, a door to the yard, and ${names[n]} light all day long.`
  for (const [n, name] of names.entries())
    await writeFile(
      join(folder, 'rooms', `${name}.html`),
      `<h1>${name}</h1><p>Seats: ${n + 4}</p><p>${said(n)}</p><footer>All rights reserved</footer>`,
    )
  const pages = names.map((name, n) => ({
    file: `rooms/${name}.html`,
    type: 'room',
    fields: [
      { name: 'title', quote: name },
      // Of one page another value than the page gives it.
      { name: 'seats', quote: n === 0 ? said(0) : `${n + 4}` },
    ],
  }))
  await writeFile(
    join(folder, 'truth.json'),
    JSON.stringify({ pages, duplicates: [], notContent: ['All rights reserved'] }),
  )
  const told = await examinePlans(folder).finally(() => removeFolder(folder))
  expect(told).toContain('| all | 1.00 (4 of 4) | 0.88 (7 of 8) | 0 |')
  expect(told).toContain('rooms/North.html seats "The North room')
  expect(told).toContain('1.00 (1 of 1) |')
})
