import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accepted, extract } from '../extract-file.ts'
import { document, outline } from '../read-file.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const utf16 = (text: string, mark: boolean, big = false) => {
  const units = (mark ? `\ufeff${text}` : text).split('').map((unit) => unit.charCodeAt(0))
  return new Uint8Array(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

test('any text survives as it is, apart from line ends, edge blanks and control characters', async () => {
  const line = fc
    .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 40 })
    .filter((text) => /^[\p{L}\p{N}]/u.test(text) && !/[\p{Cc}\u2028\u2029\u200b\u00ad\ufeff]/u.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      const { text, warnings } = await accepted('a.txt', lines.join('\r\n'))
      expect(text.split('\n')).toEqual(lines.map((each) => each.trimEnd()))
      expect(warnings).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('lines that are longer than anybody wraps them are paragraphs', async () => {
  const long = 'The pump is checked every day. '.repeat(6).trim()
  expect(outline(await document('a.txt', `1. Pumps\n${long}\n2. Lamps\n${long}`))).toEqual([
    'paragraph: 1. Pumps',
    `paragraph: ${long}`,
    'paragraph: 2. Lamps',
    `paragraph: ${long}`,
  ])
})

test('lines that are wrapped, or stand in paragraphs, are none of their own', async () => {
  const wrapped = 'The pump is\nchecked every day'
  expect(outline(await document('a.txt', `${wrapped}\n\n${wrapped}`))).toEqual([
    `paragraph: ${wrapped}`,
    `paragraph: ${wrapped}`,
  ])
  const long = 'The pump is checked every day. '.repeat(6).trim()
  expect(outline(await document('a.txt', `${long}\nOne more.\n\n${long}\nOne more.`))).toHaveLength(2)
})

test.each([
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x61)],
  ['UTF-16 LE with a mark', utf16('éa', true)],
  ['UTF-16 BE with a mark', utf16('éa', true, true)],
])('%s is decoded and the mark dropped', async (_, content) => {
  expect((await accepted('a.txt', content)).text).toBe('éa')
})

test('UTF-16 without a mark is recognised by its zero bytes', async () => {
  const sentence = 'Age must be a whole number from 18 to 120.'
  expect((await accepted('a.txt', utf16(sentence, false))).text).toBe(sentence)
  expect((await accepted('a.txt', utf16(sentence, false, true))).text).toBe(sentence)
})

test('windows-1252 quotes and dashes are decoded with a warning', async () => {
  const content = new Uint8Array([
    ...Buffer.from('The page shows '),
    0x93,
    ...Buffer.from('Welcome'),
    0x94,
    0x20,
    0x96,
    ...Buffer.from(' always, and the caf'),
    0xe9,
    ...Buffer.from(' is open.'),
  ])
  const { text, warnings } = await accepted('a.txt', content)
  expect(text).toBe('The page shows “Welcome” – always, and the café is open.')
  expect(warnings[0]).toMatch(/not UTF-8/)
})

test('Cyrillic windows-1251 and Japanese Shift_JIS are recognised', async () => {
  const russian =
    'Поле возраст должно быть целым числом от восемнадцати до ста двадцати. Иначе страница показывает ошибку.'
  const cyrillic = new Uint8Array(
    Array.from(russian, (letter) => {
      const code = letter.charCodeAt(0)
      return code < 128 ? code : code - 0x410 + 0xc0
    }),
  )
  expect((await accepted('a.txt', cyrillic)).text).toBe(russian)
  const japanese = bytes(
    ...'936094c1834183588386815b83552082cd94f190b382c882c795b68e9a82c582a0'
      .match(/../g)!
      .map((pair) => Number.parseInt(pair, 16)),
  )
  const expected = new TextDecoder('shift_jis').decode(japanese)
  expect((await accepted('a.txt', japanese)).text).toBe(expected)
})

test('random bytes never throw and never give a lone surrogate', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      fc.constantFrom('a.txt', 'a.md', 'a.csv'),
      async (content, name) => {
        const result = await extract(name, content)
        if (result.ok) expect(result.text.isWellFormed()).toBe(true)
        else expect(result.message).toMatch(/\.$/)
      },
    ),
    { numRuns: 200 },
  )
})

test('Markdown is kept as it was written', async () => {
  const source =
    '# Title\n\n- one\n  - two\n\n```\n# not a heading\n```\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'
  const result = await accepted('a.md', source)
  expect(result).toMatchObject({ text: source, fileType: 'md', characters: source.length, warnings: [] })
  expect(result).not.toHaveProperty('pages')
})

test('control characters and zero-width marks are dropped, blank lines collapse, form feeds part paragraphs', async () => {
  const { text } = await accepted('a.txt', 'one\u0007\u200b\n\n\n\n\ntwo   \fthree\u000bfour')
  expect(text).toBe('one\n\ntwo\n\nthree\nfour')
})

test('text over 500,000 characters is cut at the end of a line, with a warning', async () => {
  const line = `${'x'.repeat(99)}\n`
  const { text, characters, warnings } = await accepted('a.txt', line.repeat(6000))
  expect(characters).toBe(text.length)
  expect(text.length).toBeLessThanOrEqual(500_000)
  expect(text.length).toBeGreaterThan(499_800)
  expect(text.endsWith('x')).toBe(true)
  expect(warnings).toEqual([
    'Only the first 500,000 characters were read. Split the document to read the rest.',
  ])
})

test('a cut never splits a character in two', async () => {
  const { text } = await accepted('a.txt', `x${'😀'.repeat(300_000)}`)
  expect(text.isWellFormed()).toBe(true)
  expect(text.length).toBeLessThanOrEqual(500_000)
})
