import type { GuideForm } from './types.ts'

/** What is expected of elements: that they are there, how many, and in what state. */
export const things: readonly GuideForm[] = [
  {
    goal: 'an element',
    examples: [
      'The heading "Welcome" is shown',
      'There is no "Save" button',
      'The "Settings" dialog is open',
    ],
  },
  {
    goal: 'a control that is not there',
    examples: ['The "Coupon" field is not shown', 'The "Tips" section is not shown'],
    note: 'Holds where the page has none and where the one that it has is hidden. A disabled one is shown.',
  },
  {
    goal: 'several expectations',
    examples: ['"Saved." is shown and "Sending" is not shown and the "Send" button is disabled'],
    note: 'As many as you like, each a whole sentence of its own.',
  },
  {
    goal: 'a thing that is only named',
    examples: ['a Choose button', 'heading "Welcome", a text box', 'Travel Mug, $10', '"Thank you" on page'],
    note: 'It is shown. A single word without quotes is read so only beside others.',
  },
  {
    goal: 'the page that somebody is on',
    examples: ['Back on "Your data"'],
    note: 'By its heading, where the step pressed something.',
  },
  {
    goal: 'what a field holds',
    examples: [
      'The "Name" field has the value "x"',
      'The "Name" field is empty',
      '"Express" is selected in "Shipping"',
    ],
  },
  {
    goal: 'the state of a control',
    examples: [
      'The "Save" button is disabled',
      'The "I agree" checkbox is checked',
      'The "Name" field is focused',
      'The "Bold" button is pressed',
      'The "Filters" button is expanded',
      'The "Age" field is marked as invalid',
      'The "Name" field is marked as required',
    ],
  },
  {
    goal: 'what is chosen',
    examples: [
      'The "Details" tab is selected',
      'The "Overview" tab is not selected',
      'The "Express" radio button is checked',
      'The "Standard" radio button is not checked',
      'The "News" checkbox is not checked',
      'The "Dark mode" switch is on',
    ],
    note: 'Tabs are selected, radio buttons and boxes checked, switches on or off.',
  },
  {
    goal: 'a part that comes and goes, in your own words',
    examples: [
      'A little calendar pops up',
      'The Confirm your stay window shows up',
      'The suggestions are gone',
      'An error message appears',
      'No error is shown',
      'Nothing happens',
    ],
  },
  {
    goal: 'how things look',
    examples: [
      'Bread is crossed out',
      'Both rows, "Ann" and "Bob", are highlighted',
      'None of the four checkboxes is ticked',
      'Only "None of these" is ticked',
      'All sections are collapsed',
      'The password is legible',
    ],
  },
  {
    goal: 'several things together',
    examples: [
      'All three are closed',
      'Exactly two checkboxes are ticked',
      'Nothing is selected in the "Size" group',
      'Fruits is only partly ticked',
      'Three stars light up',
      'Billing is the highlighted one instead of Shipping',
    ],
  },
  {
    goal: 'colours and bars',
    examples: ['The "Name" field has a red border', '"Paid" is shown in green letters', 'The bar is at 20%'],
  },
  {
    goal: 'what each row shows, and what is among others',
    examples: [
      'Every row has the status Open',
      'Only rows with the colour red are displayed',
      'Six rows remain, among them Ann Lee and Bo Oz',
      '"Ann Lee" is gone, the others are still there',
    ],
  },
  {
    goal: 'a cell that the step edits, and a field of several values',
    examples: [
      'The cell shows Ann Lee',
      'The "Tags" field contains three tags: red, green, blue',
      'Ohio and Texas are the only selected states',
    ],
  },
  {
    goal: 'more about a field',
    examples: [
      'The "Password" field is masked',
      'The "Name" field has the placeholder "Ann"',
      'The "Name" field has the attribute "maxlength" with the value "40"',
    ],
  },
  {
    goal: 'a number of things',
    examples: [
      'The table has 3 rows',
      'No rows are shown',
      'There are 2 items in the "Cart" list',
      '2 items in "Cart": "Milk", "Bread"',
      'The list now has two entries',
      'Only one entry is left',
      'At least 2 rows are shown',
    ],
    note: 'Entries are rows and list items. The header of a table and the sums at its foot are no rows.',
  },
  {
    goal: 'a number of what people call things',
    examples: [
      'Five employees are displayed',
      'You should see three columns: To Do, Working and Done',
      'Working has two cards',
      'The list comprises 23 entries',
      '2 items left',
      'No products are listed',
      'One row less',
    ],
    note: 'The rows, items or parts of one shape that go by the noun, or the only ones there are.',
  },
  {
    goal: 'all of them',
    examples: ['Every row shows "Pilots"', 'Every item in the "Posts" list shows "By Ann"'],
    note: 'There is one at least.',
  },
  {
    goal: 'these and no others',
    examples: [
      'Only "Aurora" is listed in "Ships found"',
      'Only "Ann" and "Bob" are shown in the "Members" list',
      'Only "Milk" is shown',
      'Neither "A" nor "B" is shown',
      'Only Coffee remains',
      'Walk dog and Call mum only',
    ],
    note: 'Without a place, where the page has one list or table.',
  },
  {
    goal: 'an order',
    examples: [
      '"Ann", "Bob" and "Eve" are shown in this order',
      '"Ann" is shown before "Bob"',
      '"Milk" is above "Bread"',
      'The last item is "Eggs"',
      '"Milk" comes first in the list',
      '"Eggs" is at the bottom of the list',
      'Milk is between Bread and Eggs',
      'The first employee listed is "Ann"',
      'The rows are sorted by age in ascending order',
      'Names A to Z',
      'Ann is in the first row and Bob in the second',
      'The first row shows the age 66',
      'From the top you read West, East, South',
    ],
  },
  {
    goal: 'what a list has',
    examples: [
      'Milk, Eggs',
      'To Do has the card "Ring"',
      'List: Bread, Cheese, Wine, in that order',
      'Hamburg and Hanover are offered',
      '"Milk" is in the list only once',
      'There is no card saying "Ring" anywhere',
      'Each of them has "London" in the "Office" column',
    ],
    note: 'A name without quotes that the page does not have proves nothing, unless this case has used it before.',
  },
  {
    goal: 'a link or image',
    examples: ['The link "Help" leads to "/help"', 'An image with the alternative text "Logo" is shown'],
  },
  {
    goal: 'names for all images',
    examples: ['Every image has an alternative text'],
    note: 'One marked as decoration, `alt=""`, needs none.',
  },
]
