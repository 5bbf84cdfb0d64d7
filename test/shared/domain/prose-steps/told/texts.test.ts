import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const reading = (expectedResult: string) => {
  const { checks, problems } = compileStep({ action: 'Click "Go"', expectedResult })
  return [
    ...checks.map(({ kind, expected, target, unquoted }) =>
      [kind.slice(7), unquoted ? `${expected}` : `“${expected}”`, target?.role, target?.name]
        .filter((part) => part !== undefined)
        .join(' | '),
    ),
    ...problems.map(({ part }) => `? ${part}`),
  ]
}

describe('a text that the page shows', () => {
  test.each<[prose: string, ...read: string[]]>([
    ['We should be in August 2031', 'text | August 2031'],
    ['It says Please enter your name and address', 'text | Please enter your name and address'],
    ['message: Please select an option first!', 'text | Please select an option first'],
    ['total 180 € just above the buttons', 'text | total 180 € | side | above'],
    ['The message reads "Saved" once more', 'text | “Saved”'],
    ['the button is now labelled "Hide"', 'visible | “undefined” | button | Hide'],
    ['the first tab is now called Buchen', 'labelled | Buchen | tab'],
    [
      'At the bottom of the page it thanks us: Thank you! Your single is booked',
      'text | Thank you | half | bottom',
      'text | Your single is booked',
    ],
  ])('is told by “%s”', (prose, ...read) => {
    expect(reading(prose)).toEqual(read)
  })

  test.each(['About 3 of them', 'footer', '6.50'])('is not seen in “%s”', (prose) => {
    expect(reading(prose)).toEqual([`? ${prose}`])
  })

  test('ends where something else is said', () => {
    expect(reading('It says Saved and the list looks empty')).toEqual([
      'text | Saved',
      '? the list looks empty',
    ])
  })

  test('goes on only where something is said before', () => {
    expect(reading('Thank you! Your single is booked')).toEqual(['? Thank you', '? Your single is booked'])
  })
})
