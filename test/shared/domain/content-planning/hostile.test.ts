import { expect, test } from 'vitest'
import { type ReadFile, outlineOf, planOf } from '../../../../shared/domain/content-planning/index.ts'
import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import { expectLinear } from '../../../support/costs.ts'

const fileOf = (fileId: string, lines: readonly string[], more: Partial<Block> = {}): ReadFile => {
  const blocks: Block[] = []
  let text = ''
  for (const line of lines) {
    const [start, end] = [text.length, text.length + line.length]
    blocks.push({ kind: 'paragraph', start, end, page: null, ...more })
    text += `${line}\n\n`
  }
  return { fileId, fileName: `${fileId}.html`, sourceUrl: null, text, blocks }
}

test.each(['a: ', '| a ', '1,234 ', ' ', 'a · '])(
  'a file of many %j costs no more than its length',
  (piece) => {
    expectLinear(40_000, (size) => planOf([outlineOf(fileOf('a', [`${piece.repeat(size)}x`, 'x']))]))
  },
)

test('files without text, without letters and with names that break careless code are planned', () => {
  const names = ['__proto__', 'constructor', '💥', '   ', '../../etc/passwd', 'a'.repeat(3000)]
  const files = names.map((name, at) => fileOf(String(at), [name, `${name}: ${name}`, `toString: ${at}`]))
  const { mappings, navigation } = planOf([...files.map(outlineOf), outlineOf(fileOf('empty', []))])
  expect(mappings).toHaveLength(names.length + 1)
  expect(navigation).not.toEqual([])
})

test('links that lead in circles make a tree all the same', () => {
  const hints = (to: readonly string[]) => ({ hints: { links: to.map((href) => ({ text: href, href })) } })
  const names = ['a', 'b', 'c', 'd', 'e']
  const files = names.map((name) => fileOf(name, ['a b c d e'], hints(names.map((one) => `${one}.html`))))
  const drawn = JSON.stringify(planOf(files.map(outlineOf)).navigation)
  for (const name of names)
    expect(drawn.split(`"fileId":"${name}"`).length + (drawn.includes(name) ? 0 : 1)).toBeLessThanOrEqual(2)
})
