import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/decisions.md', 'utf8')
const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

test('no decision stands twice', () => {
  const decisions = all(/^\*\*(.+?)\*\*/gm)
  expect(decisions.filter((decision, at) => decisions.indexOf(decision) < at)).toEqual([])
})

test('the table on top names every area, in the order of the page', () => {
  expect(all(/^\| \[(.+?)\]/gm)).toEqual(all(/^## (.+)$/gm))
})

test('every decision stands in an area', () => {
  expect(text.slice(0, text.indexOf('\n## '))).not.toMatch(/^\*\*/m)
})
