import fc from 'fast-check'
import { words } from '../../../support/words.ts'

const atoms = fc.constantFrom(...words`a b B - . [ab] [^a] [a-cA-C] \d \w \s \D [\d-] 1 😀 [^\W] ſ \.`)
const quantifiers = fc.constantFrom('', '', '', ...words`? * + {2} {1,2} {0,2} {2,} *? +? ?? {0}`)

/** Sources of the regular subset: every one is legal with flag u, and short enough for the platform, which backtracks. */
export const patternSources: fc.Arbitrary<string> = fc
  .letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.tuple(atoms, quantifiers).map((one) => one.join('')),
      fc.constantFrom('^', '$'),
      fc
        .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), quantifiers)
        .map(([open, inner, times]) => `${open}${inner})${times}`),
    ),
    pattern: fc
      .array(
        fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
        { minLength: 1, maxLength: 3 },
      )
      .map((options) => options.join('|')),
  }))
  .pattern.filter((source) => source.length <= 50)

export const shortTexts = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', 'B', '1', '-', ' ', '.', '😀', 's', 'ſ', '\n'), { maxLength: 6 })
  .map((characters) => characters.join(''))
