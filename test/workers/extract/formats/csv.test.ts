import Papa from 'papaparse'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accepted, refused } from '../extract-file.ts'

test.each([
  [
    'its title stands above it',
    'Prices\n\nA;B;C\n1;2;3\n',
    'Prices\n\n| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
  ],
  ['a head of two cells may have one that is empty', 'A;\n1;2\n', '| A |  |\n| --- | --- |\n| 1 | 2 |'],
  [
    'what stands in another column is no title',
    ';B;\nA;C;D\n',
    '|  | B |  |\n| --- | --- | --- |\n| A | C | D |',
  ],
])('%s', async (_, content, text) => {
  expect((await accepted('a.csv', content)).text).toBe(text)
})

test.each([';', '\t', '|'])('the delimiter "%s" is found', async (delimiter) => {
  const { text } = await accepted(
    'a.csv',
    `Field${delimiter}Rule\nName${delimiter}2, or more\nAge${delimiter}18, or more\n`,
  )
  expect(text).toContain('| Name | 2, or more |')
})

test.each([
  ['a semicolon', 'sep=;\nArticle;Price\nPump;310,50\n'],
  [
    'a semicolon in UTF-16',
    new Uint8Array(Buffer.from('\ufeffsep=;\r\nArticle;Price\r\nPump;310,50\r\n', 'utf16le')),
  ],
  ['a tab', 'SEP=\t\r\nArticle\tPrice\r\nPump\t310,50\r\n'],
  ['a mark that nobody guesses', 'sep=^\nArticle^Price\nPump^310,50\n'],
  ['a quoted line', '"sep=;"\nArticle;Price\nPump;310,50\n'],
  ['a line that was filled up', 'sep=;;\nArticle;Price\nPump;310,50\n'],
  ['a line that names none', 'sep=\nArticle;Price\nPump;310,50\n'],
])('the line that tells a separator is no row: %s', async (_, content) => {
  expect((await accepted('a.csv', content)).text).toBe(
    '| Article | Price |\n| --- | --- |\n| Pump | 310,50 |',
  )
})

test('a table may have a column of that name', async () => {
  expect((await accepted('a.csv', 'sep=a,b\n1,2\n')).text).toContain('| sep=a | b |')
})

test('quotes, line breaks and pipes in cells cannot break the table', async () => {
  const { text } = await accepted('a.csv', 'a,b\n"say ""hi""\nthere",x|y\n')
  expect(text.split('\n')).toEqual(['| a | b |', '| --- | --- |', '| say "hi" there | x\\|y |'])
})

test('every row of any table is one line with equally many cells', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      async (rows) => {
        const lines = (await accepted('a.csv', Papa.unparse([['Id', 'Name', 'Rule'], ...rows]))).text.split(
          '\n',
        )
        for (const line of lines) expect(line.replaceAll('\\|', '').match(/\|/g)).toHaveLength(4)
      },
    ),
    { numRuns: 60 },
  )
})

test('a quotation mark that swallows the whole file is refused, a late one is a warning', async () => {
  const opened = await refused('a.csv', `"a,b\n${'1,2\n'.repeat(50)}`)
  expect(opened).toMatchObject({ code: 'malformed', message: expect.stringContaining('quotation mark') })
  const { warnings } = await accepted('a.csv', 'a,b\n1,2\n3,"4\n5,6\n')
  expect(warnings[0]).toMatch(/quotation mark/)
})
