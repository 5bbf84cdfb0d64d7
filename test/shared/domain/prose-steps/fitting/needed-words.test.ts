import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neededWords, wordsOf } from '../../../../../shared/domain/prose-steps/fitting/needed-words.ts'

describe('of these words a text has one, or the pattern cannot match it', () => {
  test.each<[RegExp, string[] | undefined]>([
    [/^the list is sorted$/i, ['list']],
    [/^.+? (?:is|are) (?:not |no longer )?shown$/, ['shown']],
    [/^(?:rows?|items?)$/, ['row', 'items', 'rows', 'item']],
    [/^(?:each (?<noun>[a-z]+)|all of them)$/, ['each', 'all']],
    [/^"x"|\uE000\d+\uE001$/, ['x', '\uE000']],
    [/^\d+ [a-z]+$/, ['0']],
    // The same letters may be the middle of a longer word.
    [/shown/, undefined],
    [/\bshown\b/, ['shown']],
    [/^.+shown$/, undefined],
    [/^(?:un)?shown$/, ['shown', 'unshown']],
    [/^show[a-z]+ it up$/, ['up']],
    [/^(?:very )*big/, undefined],
    [/^(?:very )+big$/, ['big']],
    // What may be left out, what must not follow and what is one choice of many is not needed.
    [/^(?:now )?.+$/, undefined],
    [/^(?!now).+$/, undefined],
    [/^(?:now .+|.+)$/, undefined],
    [/^(?:now )*x{0,2}.+$/, undefined],
    [/^[\w-]+$/, undefined],
    [/^\p{Lu} shown$/u, undefined],
    [/^(?<one>x) \k<one>$/, undefined],
    [/^\x41 b$/, undefined],
  ])('%s: %j', (pattern, words) => {
    expect(neededWords(pattern)?.toSorted()).toEqual(words?.toSorted())
  })
})

test('numbers are one word, quoted texts another, and capitals are none of their own', () => {
  expect(wordsOf('The 95 rows of \uE0000\uE001, 3.5 kg')).toEqual([
    'the',
    '0',
    'rows',
    'of',
    '\uE000',
    '0',
    '0',
    '0',
    'kg',
  ])
})

// Expressions as the forms are made of, each with a text that it matches: none is asked, since together some would take ages.
const piece = fc.constantFrom<[source: string, text: string]>(
  ['is', 'is'],
  ['Shown', 'shown'],
  [' ', ' '],
  ['the ', 'THE '],
  ['s?', 's'],
  ['s?', ''],
  ['(?:a|an) ', 'an '],
  ['[a-z]+', 'list'],
  ['.+?', ' as'],
  ['.*', ''],
  ['\\d+', '12'],
  ['(?=)', ''],
  ['\\uE000\\d+\\uE001', '\uE0003\uE001'],
  ["['’]", '’'],
)
const sequence = fc
  .array(piece, { minLength: 1, maxLength: 6 })
  .map(
    (pieces) => [pieces.map(([source]) => source).join(''), pieces.map(([, text]) => text).join('')] as const,
  )
const choice = fc
  .tuple(
    fc.array(sequence, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '?', '+', '*'),
    fc.nat(3),
    fc.nat(2),
  )
  .map(([all, quantifier, times, at]) => {
    const text = all[at % all.length]?.[1] ?? ''
    const often = { '': 1, '?': times % 2, '+': 1 + times, '*': times }[quantifier] ?? 1
    return [`(?:${all.map(([source]) => source).join('|')})${quantifier}`, text.repeat(often)] as const
  })

test('whatever a pattern matches has one of its words', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(sequence, choice), { minLength: 1, maxLength: 5 }), (parts) => {
      const pattern = new RegExp(`^${parts.map(([source]) => source).join('')}$`, 'i')
      const text = parts.map(([, said]) => said).join('')
      const [needed, words] = [neededWords(pattern), wordsOf(text)]
      expect(needed === undefined || needed.some((word) => words.includes(word))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
