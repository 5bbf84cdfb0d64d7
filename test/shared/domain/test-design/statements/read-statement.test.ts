import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStatement } from '../../../../../shared/domain/test-design/statements/read-statement.ts'

const told = (sentence: string) => readStatement(sentence).map(({ action, expected }) => [action, expected])

test('what only follows from what is told is nothing to see', () => {
  expect(told('It is the only way to get an account, so its rules and its messages must be exact.')).toEqual(
    [],
  )
})

describe('what a sentence lets people do', () => {
  test.each<[string, [action: string, expected: string][]]>([
    [
      'Notes can be pinned, archived and deleted.',
      [
        ['Pin notes', 'Notes are pinned'],
        ['Archive notes', 'Notes are archived'],
        ['Delete notes', 'Notes are deleted'],
      ],
    ],
    [
      'The system shall allow members to rate recipes and share a menu with friends.',
      [
        ['As members, rate recipes', 'Recipes are rated'],
        ['As members, share a menu with friends', 'A menu is shared with friends'],
      ],
    ],
    [
      'The overview can be sorted by Name, Price or Rating.',
      [
        ['Sort the overview by Name', 'The overview is sorted by Name'],
        ['Sort the overview by Price', 'The overview is sorted by Price'],
        ['Sort the overview by Rating', 'The overview is sorted by Rating'],
      ],
    ],
    [
      'Visitors can delete their review; then the average is shown anew.',
      [['Delete the review', 'The review is deleted, and then the average is shown anew']],
    ],
    [
      'Managers may approve or reject requests.',
      [
        ['As managers, approve requests', 'Requests are approved'],
        ['As managers, reject requests', 'Requests are rejected'],
      ],
    ],
    [
      'The user should be able to export the plan to CSV and print it.',
      [
        ['Export the plan to CSV', 'The plan is exported to CSV'],
        ['Print the plan', 'The plan is printed'],
      ],
    ],
    ['Only members can post comments.', [['As members, post comments', 'Only members can post comments']]],
    ['Users can view invoices.', [['View invoices', 'Invoices are shown']]],
    [
      'Closed tickets cannot be edited any more.',
      [['Try to edit closed tickets', 'Closed tickets cannot be edited any more']],
    ],
  ])('%s', (sentence, expected) => {
    expect(told(sentence)).toEqual(expected)
  })
})

describe('what a sentence says of a product', () => {
  test.each<[string, [action: string, expected: string][]]>([
    [
      'The number of open tasks is displayed below the list.',
      [['Open the page', 'The number of open tasks is displayed below the list']],
    ],
    [
      'The service shall send a reminder.',
      [['Verify that the service sends a reminder', 'The service sends a reminder']],
    ],
    [
      'After changing the address the customer receives a letter.',
      [['Change the address', 'The customer receives a letter']],
    ],
    [
      'A ticket becomes Closed when the answer is accepted.',
      [['Accept the answer', 'A ticket becomes Closed']],
    ],
    [
      'The code is valid for 10 minutes and can be used only once.',
      [
        ['Verify that the code is valid for 10 minutes', 'The code is valid for 10 minutes'],
        ['Verify that the code can be used only once', 'The code can be used only once'],
      ],
    ],
    [
      'Removing a member asks for confirmation.',
      [['Try removing a member', 'Removing a member asks for confirmation']],
    ],
  ])('%s', (sentence, expected) => {
    expect(told(sentence)).toEqual(expected)
  })

  test.each<[string, string]>([
    [
      'A row that was sorted shall then no longer show an arrow.',
      'A row that was sorted then no longer shows an arrow',
    ],
    ['The list shall never be empty.', 'The list is never empty'],
    ['The page shall not send a letter.', 'The page does not send a letter'],
    // What is not one plain obligation stays in its own words.
    [
      'A good answer shall close the window, appear in the list and lead to a letter.',
      'A good answer shall close the window, appear in the list and lead to a letter',
    ],
    ['The form shall go and a letter shall come.', 'The form shall go and a letter shall come'],
    ['Spaces before and after a code never count.', 'Spaces before and after a code never count'],
    [
      'Nothing is stored: after a reload the page is new.',
      'Nothing is stored: after a reload the page is new',
    ],
    [
      'We do not send a box over 3 kg: "A box can be sent up to 3 kg."',
      'We do not send a box over 3 kg: "A box can be sent up to 3 kg."',
    ],
    [
      'A longer title can be typed, but on saving the message is "Too long."',
      'A longer title can be typed, but on saving the message is "Too long."',
    ],
    [
      '"Author" can be filled in only while the book is open.',
      '"Author" can be filled in only while the book is open',
    ],
    [
      'All sold: stays in the list, "Buy" cannot be pressed.',
      'All sold: stays in the list, "Buy" cannot be pressed',
    ],
    ['Showing it also removes the hint.', 'Showing it also removes the hint'],
    [
      '(1 and 30 are fine; zero and negative numbers are refused as well)',
      '(1 and 30 are fine; zero and negative numbers are refused as well)',
    ],
  ])('“%s” reads as “%s”', (sentence, expected) => {
    expect(told(sentence).map(([, said]) => said)).toEqual([expected])
  })

  test('a clause behind a condition keeps it', () => {
    expect(
      readStatement('If the plot is small, 6 trees are the most; for 7 trees the fee is higher.'),
    ).toEqual([
      expect.objectContaining({
        expected: '6 trees are the most; for 7 trees the fee is higher',
        preconditions: ['The plot is small'],
      }),
    ])
  })

  test('an action without an object is no step', () => {
    expect(readStatement('After registering, the badge is shown.')).toEqual([
      {
        action: 'Open the page',
        expected: 'The badge is shown',
        preconditions: ['After registering'],
        acted: false,
      },
    ])
  })

  test('a condition in front is where the case starts', () => {
    expect(readStatement('On Mondays, the museum is closed.')).toEqual([
      {
        action: 'Verify that the museum is closed',
        expected: 'The museum is closed',
        preconditions: ['On Mondays'],
        acted: false,
      },
    ])
  })
})

describe('what tells nothing', () => {
  test.each([
    '',
    'Children under 6: free',
    'Country: dropdown (Germany, Austria)',
    'The user clicks on "Forgot password?" and enters an email address.',
    'Is the basket kept?',
    'The total is {n} EUR.',
  ])('“%s”', (sentence) => {
    expect(readStatement(sentence)).toEqual([])
  })
  test('no text breaks it, and what it tells ends in time', () => {
    const words = fc.constantFrom(
      'The',
      'users',
      'can',
      'be',
      'and',
      ',',
      ';',
      'then',
      'when',
      'only',
      '"A b"',
      'deleted',
      'shall',
      'not',
      'is',
      'After',
      'a',
      'link',
      '.',
      '🙂',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 80 }), fc.string(), (all, odd) => {
        for (const { action, expected } of readStatement(`${all.join(' ')} ${odd}`)) {
          expect(action.trim()).not.toBe('')
          expect(expected.trim()).not.toBe('')
        }
      }),
    )
  })
})
