import type { GuideForm } from './types.ts'

/** What is expected of texts and values. */
export const texts: readonly GuideForm[] = [
  {
    goal: 'a text',
    examples: [
      '"Welcome" is visible',
      'The page shows "3 orders"',
      '"Milk" is shown in the "Orders" table',
      'The row "Milk" shows "Open"',
    ],
  },
  {
    goal: 'a text without quotes',
    examples: [
      '2 items left',
      'It says Small dogs are welcome',
      'And now it should be 2 nights, total 228 €',
      'The button reads Clear completed (1)',
      'The first tab is now called Bookings',
    ],
    note: 'That it is not shown proves nothing, for the page may use other words: it fails where the same words are shown with another number, date or name, and is an error otherwise.',
  },
  {
    goal: 'a fact with what introduces it',
    examples: [
      'It refuses to budge - Water is the fourth item',
      'A window pops up and asks whether you are sure',
    ],
    note: 'What speaks of "it" or "you" before a colon, a dash or "so" and names nothing on the page needs no check of its own. A question is looked for as somebody would ask it.',
  },
  {
    goal: 'how a text begins',
    examples: ['A text beginning with "We need" is displayed'],
  },
  {
    goal: 'what something holds or has moved to',
    examples: [
      'The field now says Amsterdam',
      'Arrival says 10/05/2031',
      '2026-08-21 in the field',
      'The room stays on Suite',
      'The arrival date is wiped',
      'The salary of "Airi Satou" is $162,700',
    ],
    note: '"The field" is the one that the step entered something in, else the last one that was used, else the only one of the page.',
  },
  {
    goal: 'a text that is announced',
    examples: ['The status message "Saved." is announced'],
    note: 'It stands in a live region (status, alert, log), where a screen reader says it.',
  },
  {
    goal: 'where a text stands',
    examples: ['"Showing 1 to 5" is shown below the table', '"0 selected" is shown above the "People" table'],
    note: 'Wholly, and over or under it, not beside.',
  },
  {
    goal: 'no such text',
    examples: ['"Error" is not shown', '"Milk" is not visible in the "Orders" table'],
  },
  {
    goal: 'exactly this message',
    examples: [
      'The message "Age must be from 18 to 120." is shown',
      'The message "Age must be from 18 to 120." is shown next to the "Age" field',
    ],
  },
  {
    goal: 'a value beside its label',
    examples: [
      'The order status is "Submitted"',
      'The total is 12.50 EUR',
      'The status says Open',
      'The "Status" of the row "Milk" is "Open"',
    ],
    note: 'A value without quotes is written like a name, with a capital letter.',
  },
  {
    goal: 'a cell',
    examples: [
      'The cell "Price" of the row "Milk" is "1.20"',
      'The cell "Price" of the row "Milk" in the "Orders" table is "1.20"',
      'The cell "Price" of the last row is empty',
    ],
  },
  {
    goal: 'a number',
    examples: [
      'The total is at least 3',
      'The total is between 3 and 5 EUR',
      'The total is about 12.5',
      'The total is 12.5 ± 0.2',
      'The "Quantity" field is at most 3',
    ],
    note: '"About 12.5" is what rounds to it as written.',
  },
  {
    goal: 'a change by this step',
    examples: [
      'The total has changed',
      'The total increases by 2',
      'The status is unchanged',
      'The "Basket" section is unchanged',
      'The total goes down to 21.60 EUR',
      'The total stays at 3',
      'The URL has not changed',
      'The page is unchanged',
      'Nothing changes',
    ],
    note: 'Against the state before the actions of the same step, so the step has to act. `Nothing changes` speaks of the texts of the page and its address.',
  },
]
