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
    ['Clear completed (3)', 'text | Clear completed (3)'],
    ['December 24, 2026', 'text | December 24, 2026'],
    ['Showing 1 to 10 of 23 entries', 'text | Showing 1 to 10 of 23 entries'],
    ['And now it should be 2 nights, total 228 €', 'text | 2 nights', 'text | total 228 €'],
    ['We should be in August 2031', 'text | August 2031'],
    ['It says No rooms left for 8 € a night.', 'text | No rooms left for 8 € a night'],
    ['It says Please enter your name and address', 'text | Please enter your name and address'],
    ['message: Please select an option first!', 'text | Please select an option first'],
    ['Button reads Clear completed (1)', 'text | Clear completed (1)'],
    ['total 180 € just above the buttons', 'text | total 180 € | side | above'],
    ['A text beginning with "We need" is displayed', 'text | “We need”'],
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

  test.each([
    'The page looks nice',
    'It says that the order was sent',
    'It says nothing',
    'It tells us the total',
    'About 3 of them',
    'footer',
    '6.50',
  ])('is not seen in “%s”', (prose) => {
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
