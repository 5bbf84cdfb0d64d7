import type { Expression as Sum } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { alternative, first, listOf, map, optional, sequence, words, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'

type Expression = Sum<Reference>

const the = optional(words('the', 'a'))
const and = words(', and', 'and', ',')

const heads: { name: string; words: string[]; kind: '+' | '-' | '*' | '/' | 'min' | 'max'; least: number }[] =
  [
    { name: 'expression: sum of', words: ['sum of', 'total of'], kind: '+', least: 2 },
    { name: 'expression: product of', words: ['product of'], kind: '*', least: 2 },
    {
      name: 'expression: difference between',
      words: ['difference between', 'difference of'],
      kind: '-',
      least: 2,
    },
    {
      name: 'expression: smaller of',
      words: ['smaller of', 'lower of', 'lesser of', 'smallest of', 'lowest of', 'minimum of', 'earlier of'],
      kind: 'min',
      least: 2,
    },
    {
      name: 'expression: greater of',
      words: [
        'greater of',
        'higher of',
        'larger of',
        'greatest of',
        'highest of',
        'largest of',
        'maximum of',
        'later of',
      ],
      kind: 'max',
      least: 2,
    },
  ]

/** "The sum of A, B and C", "the lower of 5 and the price", "the length of the code", "the sum of the prices of all lines". */
export function aggregate(inner: Parser<Expression>): Parser<Expression> {
  return first(
    ...heads.map(({ name, words: said, kind, least }) =>
      alternative(
        name,
        map(sequence(the, words(...said), listOf(inner, and)), ([, , of]) =>
          of.length >= least ? { kind, of } : undefined,
        ),
      ),
    ),
    alternative(
      'expression: length of',
      map(
        sequence(
          the,
          words(
            'number of characters in',
            'number of characters of',
            'number of letters in',
            'number of digits in',
          ),
          inner,
        ),
        ([, , of]) => ({ kind: 'length', of }),
      ),
    ),
    alternative(
      'expression: sum over a list',
      map(
        sequence(the, words('sum of', 'total of'), words('all', 'the'), optional(words('the')), reference),
        ([, , , , whole]) => summed(whole),
      ),
    ),
  )
}

/** "The sum of the prices of all items": what is added stands before "of", what it is added over behind. */
function summed(whole: Reference): Expression | undefined {
  if (whole.kind !== 'named' || whole.quoted) return undefined
  const [field = '', ...list] = whole.words.split(' of ')
  if (list.length === 0) return undefined
  const part = (words: string): Reference => ({ ...whole, words })
  return { kind: 'sum', list: part(list.join(' of ').replace(/^(?:all|the) /, '')), field: part(field) }
}
