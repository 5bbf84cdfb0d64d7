import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { wordPieces } from '../../../../workers/extract/formats/doc-text.ts'
import { compose } from '../../../../workers/extract/pieces.ts'
import { accepted, extract, fixture, refused } from '../extract-file.ts'

const textOf = (raw: string) => compose(wordPieces(raw)).text.trimEnd()

test('heading levels and nested lists are kept', async () => {
  const { text } = await accepted('ordering.doc', fixture('ordering.doc'))
  expect(text).toContain(
    '# Ordering rules\n\nIntro with bold and a footnote.\n\n## Totals\n\n- First item\n- Second item\n  - Nested item\n- Number one\n- Number two\n\nThe field',
  )
})

test('typographic quotes, other scripts, empty cells and links come through', async () => {
  const { text } = await accepted('ordering.doc', fixture('ordering.doc'))
  expect(text).toContain(
    'The field “Quantity” accepts 1 to 99 – otherwise ‘Too many’ is shown. Straße, naïve, Ελληνικά, 日本語.',
  )
  expect(text).toContain(
    '| Germany | 19 % |\n| Switzerland and Liechtenstein |  |\n\nAfter the table. See the site.',
  )
})

describe('a hostile document', () => {
  const source = fixture('requirements.doc')
  const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The main stream begins where the word document's magic number stands.
  const main = source.findIndex(
    (byte, index) => index % 512 === 0 && byte === 0xec && source[index + 1] === 0xa5,
  )

  test('the password flag is refused as encrypted', async () => {
    const locked = source.slice()
    locked[main + 0x0b]! |= 0x01
    expect((await refused('a.doc', locked)).code).toBe('encrypted')
  })

  test.each([600, 4000, 9000, -600])(
    'a document cut at byte %i is refused or read, never a crash',
    async (end) => {
      const result = await extract('a.doc', source.slice(0, end))
      if (!result.ok) expect(result.code).toMatch(/malformed|type_mismatch|empty/)
    },
  )

  test('sectors that point at each other in a circle are refused', async () => {
    const circular = source.slice()
    const table = (view(circular).getUint32(76, true) + 1) * 512
    for (let id = 0; id < 40; id++) view(circular).setUint32(table + id * 4, (id + 1) % 30, true)
    expect((await refused('a.doc', circular)).code).toBe('malformed')
  })

  test("a folder whose entries are each other's neighbours ends", async () => {
    const circular = source.slice()
    const directory = (view(circular).getUint32(48, true) + 1) * 512
    for (let entry = 1; entry < 4; entry++) {
      view(circular).setUint32(directory + entry * 128 + 68, 1 + (entry % 3), true)
      view(circular).setUint32(directory + entry * 128 + 72, 1 + ((entry + 1) % 3), true)
    }
    const result = await extract('a.doc', circular)
    if (!result.ok) expect(result.code).toMatch(/malformed|type_mismatch/)
  })

  test('sectors of 2 GB and a table of two billion sectors are refused', async () => {
    const huge = source.slice()
    view(huge).setUint16(30, 30, true)
    expect((await refused('a.doc', huge)).code).toBe('malformed')
    const many = source.slice()
    view(many).setUint32(44, 0x7fffffff, true)
    expect((await extract('a.doc', many)).ok).toBe(true)
  })

  test('any damage to any bytes gives an answer', async () => {
    const damage = fc.array(
      fc.tuple(fc.integer({ min: 8, max: source.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = source.slice()
        for (const [at, byte] of changes) damaged[at] = byte
        const result = await extract('a.doc', damaged)
        expect(result.ok || result.message.endsWith('.')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('damage to the tables of the main stream gives an answer', async () => {
    const damage = fc.array(
      fc.tuple(fc.integer({ min: main + 0x18, max: main + 0x1b0 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = source.slice()
        for (const [at, byte] of changes) damaged[at] = byte
        const result = await extract('a.doc', damaged)
        expect(result.ok || result.message.endsWith('.')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('text marks', () => {
  test('a field leaves its result, also when fields nest', () => {
    expect(textOf('See \u0013 HYPERLINK "x" \u0014the \u0013PAGEREF a\u0014site\u0015\u0015.')).toBe(
      'See the site.',
    )
    expect(textOf('A\u0013 TIME \u0015B')).toBe('AB')
  })

  test('characters in a field that never ends are read in linear time', () => {
    expectLinear(100_000, (length) => expect(textOf(`a\u0013${'x'.repeat(length)}`)).toContain('axxx'))
    expectLinear(100_000, (length) => expect(textOf('\u0013'.repeat(length)).trim()).toBe(''))
  })

  test('rows become a table apart from the paragraphs before and after', () => {
    const text = textOf('Before\rA\u0007B\u0007\nc\u000bd\u0007e|f\u0007\nAfter\r')
    expect(text.split(/\n+/)).toEqual(['Before', '| A | B |', '| --- | --- |', '| c d | e\\|f |', 'After'])
  })
})
