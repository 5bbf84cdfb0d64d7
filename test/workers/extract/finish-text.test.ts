import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finishText } from '../../../workers/extract/finish-text.ts'
import { maximumCharacters } from '../../../workers/extract/limits.ts'
import { compose, type Piece } from '../../../workers/extract/pieces.ts'
import { expectLinear } from '../../support/costs.ts'

const letters = fc.constantFrom(
  ...'ab \t\n\r\f\v\u00ad\u200b\ufeff\u2028\u0085\u0007\u00a0é😀|#-'.split(''),
  '\r\n',
  '\ud800',
)
const words = fc.array(letters, { maxLength: 30 }).map((parts) => parts.join(''))
const pieces = fc.array(
  fc.record<Piece>({
    kind: fc.constantFrom('heading', 'paragraph', 'list_item', 'table_row', 'code', undefined),
    text: words,
    mark: fc.constantFrom('', '# ', '  '),
    after: fc.constantFrom('\n', '\n\n', '\r\n\r\n\r\n', ' \n'),
  }),
)

test('every block still says what its reader put there, tidied as it is alone', () => {
  fc.assert(
    fc.property(pieces, (put) => {
      const { text, blocks } = compose(put)
      const finished = finishText(text, false, blocks)
      expect(finished.text).toBe(finishText(text).text)
      const said = put.filter(({ kind }) => kind).map((piece) => finishText(piece.text).text.trim())
      expect(finished.blocks.map(({ start, end }) => finished.text.slice(start, end))).toEqual(
        said.filter((one) => one !== ''),
      )
    }),
    { numRuns: 300 },
  )
})

test('blocks stand in order, overlap nowhere, and begin and end with what can be seen', () => {
  fc.assert(
    fc.property(pieces, (put) => {
      const { text, blocks } = compose(put)
      const finished = finishText(text, false, blocks)
      let before = 0
      for (const { start, end } of finished.blocks) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        const slice = finished.text.slice(start, end)
        expect(slice).toBe(slice.trim())
        before = end
      }
      expect(before).toBeLessThanOrEqual(finished.text.length)
    }),
    { numRuns: 300 },
  )
})

test('blocks behind the end of a text that is cut are gone, and the last one ends with it', () => {
  const put = Array.from({ length: 3 }, (): Piece => ({
    kind: 'paragraph',
    text: 'x'.repeat(maximumCharacters / 2 - 1),
    after: '\n\n',
  }))
  const { text, blocks } = compose(put)
  const finished = finishText(text, false, blocks)
  expect(finished.warnings).toHaveLength(1)
  expect(finished.blocks).toHaveLength(2)
  expect(finished.blocks.at(-1)?.end).toBe(finished.text.length)
})

test('very many changes within very many blocks cost in proportion', () => {
  expectLinear(200_000, (length) => {
    const { text, blocks } = compose(
      Array.from({ length: length / 8 }, (): Piece => ({
        kind: 'paragraph',
        text: 'a\r\u00adb',
        after: '\n\n\n\n',
      })),
    )
    finishText(text, false, blocks)
  })
})
