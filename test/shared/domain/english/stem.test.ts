import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stem } from '../../../../shared/domain/english/stem.ts'
import { forAll } from '../../../support/for-all.ts'

/** The stems that SQLite makes of words, in their order. */
function stemsOfFts5(words: readonly string[]): string[] {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "CREATE VIRTUAL TABLE texts USING fts5(word, tokenize='porter unicode61 remove_diacritics 2')",
  )
  database.exec('CREATE VIRTUAL TABLE terms USING fts5vocab(texts, instance)')
  const insert = database.prepare('INSERT INTO texts (rowid, word) VALUES (?, ?)')
  for (const [at, word] of words.entries()) insert.run(at, word)
  const rows = database.prepare('SELECT term FROM terms ORDER BY doc').all() as { term: string }[]
  database.close()
  return rows.map(({ term }) => term)
}

const endings =
  's es ies sses eed ed ing y ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent ion sion tion ou ism ate iti ous ive ize e ll at bl iz yed ying'.split(
    ' ',
  )

const words = fc.tuple(
  fc.string({ unit: fc.constantFrom(...Array.from('abcdefghiklmnorstuvwxyz5')), minLength: 1, maxLength: 7 }),
  fc.constantFrom('', ...endings),
  fc.constantFrom('', ...endings),
)

test('stems are those of FTS5, for words of all endings', () => {
  forAll([fc.array(words, { minLength: 200, maxLength: 400 })], 20, (parts) => {
    const all = parts.map((part) => part.join(''))
    expect(all.map(stem)).toEqual(stemsOfFts5(all))
  })
})

test.each([
  ['partitions', 'partit'],
  ['relational', 'relat'],
  ['hopping', 'hop'],
  ['ponies', 'poni'],
  ['yes', 'ye'],
  ['as', 'as'],
  ['straße', 'straße'],
  ['x'.repeat(65), 'x'.repeat(65)],
])('%s becomes %s', (word, expected) => expect(stem(word)).toBe(expected))
