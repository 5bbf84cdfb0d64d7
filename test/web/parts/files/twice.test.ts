import { expect, test } from 'vitest'
import { sentTwice } from '../../../../web/parts/files/twice.ts'

const arrived = (sentAs: string, fileId: string) => ({ sentAs, kept: { fileId, fileName: `${fileId}.md` } })
const names = (all: ReturnType<typeof sentTwice>) => all.map(({ sentAs }) => sentAs)

test('so was one that came with another of the same content, or after it', () => {
  const all = [
    arrived('one.md', 'a'),
    arrived('two.md', 'a'),
    arrived('three.md', 'b'),
    arrived('four.md', 'a'),
  ]
  expect(names(sentTwice(all, { from: 0, before: [] }))).toEqual(['two.md', 'four.md'])
  expect(names(sentTwice(all, { from: 3, before: [] }))).toEqual(['four.md'])
})
