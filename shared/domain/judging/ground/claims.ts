import { readProse, restore } from '../../prose-steps/prose.ts'
import { parseTestData } from '../../prose-steps/test-data.ts'
import type { Check, Target } from '../../prose-steps/types.ts'
import type { CompiledPart } from '../compiled.ts'
import { figuresIn } from './figures.ts'
import { normal } from './normal.ts'

/** What an expectation says of the product that something has to give ground for. */
export interface Claim {
  /** A text or number that is expected, or the name of a thing of the page. */
  is: 'value' | 'name' | 'words' | 'count'
  text: string
}

const counting = new Set<Check['kind']>(['assert_count', 'assert_collection', 'assert_changed'])
const telling = new Set<Check['kind']>([
  'assert_text',
  'assert_value',
  'assert_labelled',
  'assert_title',
  'assert_url',
  'assert_cell',
  'assert_entries',
  'assert_number',
])

/** The claims of an expected result: its quoted texts, its numbers, what it names, and expected words without quotes. */
export function claimsOf({
  step,
  expectedResult,
  checks,
}: Pick<CompiledPart, 'step' | 'expectedResult' | 'checks'>): Claim[] {
  const known = parseTestData(step?.testData).map(({ value }) => value)
  const { text, literals } = readProse(expectedResult, known)
  const targets = checks.flatMap((check) => targetsOf(check.target))
  const names = new Set(targets.flatMap(({ name }) => name ?? []))
  const expected = new Set(checks.flatMap(expectedBy))
  const isCounting = checks.some(({ kind }) => counting.has(kind))
  const positions = new Set(targets.flatMap(({ nth }) => (nth === undefined ? [] : [`${nth}`])))
  const plain = restore(
    text,
    literals.map(() => ''),
  )
  const figures = figuresIn(plain).filter(({ values }) => !values.some((value) => positions.has(value)))
  const quotedHere = new Set(literals.map(normal))
  const claims: Claim[] = [
    ...literals.map((literal): Claim => {
      return { is: names.has(literal) && !expected.has(literal) ? 'name' : 'value', text: literal }
    }),
    ...figures.map(({ written }): Claim => ({ is: isCounting ? 'count' : 'value', text: written })),
    ...[...names].flatMap((name): Claim[] => {
      return quotedHere.has(normal(name)) ? [] : [{ is: 'words', text: name }]
    }),
    ...checks.flatMap(unquoted).flatMap((said): Claim[] => {
      const isSaid = literals.some((literal) => normal(literal).includes(normal(said)))
      return isSaid || figuresIn(said).length > 0 ? [] : [{ is: 'words', text: said }]
    }),
  ]
  return [...new Map(claims.map((claim) => [`${claim.is} ${claim.text}`, claim])).values()]
}

const expectedBy = ({ expected, texts = [], upper, collection }: Check): string[] => [
  ...[expected, upper].flatMap((text) => text ?? []),
  ...texts,
  ...(collection?.members ?? []),
]

const unquoted = (check: Check): string[] =>
  telling.has(check.kind) && check.expected ? [check.expected] : []

function targetsOf(target: Target | undefined, depth = 0): Target[] {
  if (!target || depth > 4) return []
  return [target, ...targetsOf(target.within, depth + 1), ...targetsOf(target.near, depth + 1)]
}
