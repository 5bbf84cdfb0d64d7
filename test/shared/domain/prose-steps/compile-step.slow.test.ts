import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'

test('no prose makes the compiler throw, and every step has actions, checks or a problem', () => {
  const words = fc.constantFrom(
    ...`enter click the and then in "Save" " ' button is not shown field row open page , . press wait`.split(
      ' ',
    ),
    ...'3 no of select from %X% \uE000 0 dialog empty status'.split(' '),
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 14 }),
      fc.array(words, { maxLength: 14 }),
      (one, other) => {
        const { actions, checks, problems } = compileStep({
          action: one.join(' '),
          expectedResult: other.join(' '),
        })
        expect(actions.length + checks.length + problems.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 2000 },
  )
})
