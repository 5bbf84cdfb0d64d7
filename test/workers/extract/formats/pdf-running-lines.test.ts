import { expect, test } from 'vitest'
import type { Line } from '../../../../workers/extract/formats/pdf-line.ts'
import { withoutRunningLines } from '../../../../workers/extract/formats/pdf-running-lines.ts'

const page = (...texts: string[]): Line[] =>
  texts.map((text, index) => ({ text, left: 72, right: 500, bottom: 800 - index * 50, height: 10 }))

const kept = (pages: Line[][]) => withoutRunningLines(pages).map((lines) => lines.map(({ text }) => text))

test('numbers that grow with the pages go, whatever the first one is and whatever stands beside them', () => {
  const words = ['red', 'green', 'blue', 'black']
  const pages = words.map((word, index) =>
    page(
      `Chapter ${word}\t${12 + index}`,
      `First ${word}.`,
      `Second ${word}.`,
      `Third ${word}.`,
      `${12 + index}`,
    ),
  )
  expect(kept(pages)).toEqual(words.map((word) => [`First ${word}.`, `Second ${word}.`, `Third ${word}.`]))
})

test('a number that stands at the edge by chance stays', () => {
  const pages = [page('42', 'a', 'b', 'c', 'd'), page('7', 'e', 'f', 'g', 'h')]
  expect(kept(pages)).toEqual([
    ['42', 'a', 'b', 'c', 'd'],
    ['7', 'e', 'f', 'g', 'h'],
  ])
})

test('"Page 1 of 2" and "2" on its page go also in a short document', () => {
  expect(kept([page('a', 'b', 'c', 'Page 1 of 2'), page('d', 'e', 'f', '2')])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
})

test('two equal first lines are not yet a header', () => {
  expect(kept([page('Note', 'a'), page('Note', 'b')])).toEqual([
    ['Note', 'a'],
    ['Note', 'b'],
  ])
})
