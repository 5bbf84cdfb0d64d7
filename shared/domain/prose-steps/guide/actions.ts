import { fields } from './action-fields.ts'
import type { GuideSection } from './types.ts'

export const actions: GuideSection = {
  id: 'actions',
  title: 'What to do',
  part: 'action',
  notes: [
    'Several actions make one sentence. "Given", "When", "the user" may stand in front.',
    'A case that has not opened anything starts at the address of the run. A page that is known by its name only is reached by the link of that name; no other address is ever guessed.',
    'Steps go on in the browser tab they are in until one says otherwise: a click that opens a tab does not switch to it.',
  ],
  forms: [
    {
      goal: 'open a page',
      examples: ['Open the page', 'Open "/orders"', 'Go to https://shop.test/', 'Open the sign-up page'],
      note: '"The page" is the address of the run; the sign-up page is found by the link of that name.',
    },
    {
      goal: 'click',
      examples: [
        'Click the "Save" button',
        'Click "Save"',
        'Double-click "Item"',
        'Right-click "Item"',
        'Hover over "More"',
        'Click "Next" 3 times',
        'Click "Power" and "Wi-Fi"',
        'Shift-click "Row 2"',
        'Click "Row 2" while holding Ctrl',
        'Follow "Help"',
        'Expand "Rules"',
        'Confirm by clicking "Yes"',
        'Click into the Arrival field',
        'Click the up arrow next to Guests six times',
        'Click the x of the "Milk" card',
        'Click page number "3" below the table',
        'Press and hold "Record" for 2 seconds',
      ],
      note: 'Arrows, crosses and other symbols are told by how they look and by what they stand with.',
    },
    {
      goal: 'leave something',
      examples: ['Click outside the dialog', 'Click anywhere else', 'Move the mouse away'],
      note: 'Where nothing takes a click.',
    },
    {
      goal: 'find something first',
      examples: ['Find the "Run?" card and double-click it'],
      note: 'Who only looks, counts or compares does nothing: what is seen is said as the expected result.',
    },
    {
      goal: 'use a control by what it does',
      examples: ['Save', 'Submit it', 'Approve the request', 'Delete "Milk"', 'Remove "Lamp" from the cart'],
      note: 'By the one control that is called so: "Approve request" or "Approve". A thing that is named has to have it, or stand in its name.',
    },
    {
      goal: 'use a menu',
      examples: ['Open the Account menu', 'Click "More" and choose "Print label"'],
      note: 'The menu opens by what is called "Account menu" or "Account"; its items may be buttons or links.',
    },
    {
      goal: 'add or search',
      examples: ['Add "Milk"', 'Create a new task called "Call Jo"', 'Search for "pier"'],
      note: 'The value is entered in the field of that name, else the only one, and sent. Where the page leaves two ways, the step is an error that lists them.',
    },
    {
      goal: 'sign in',
      examples: ['Log in as ann / secret', 'Sign in using username ann and password secret', 'Log out'],
    },
    {
      goal: 'write notes',
      examples: [
        'Next',
        '1939-1945, Next, Preview',
        'Settings -> Users',
        'Start the quiz as Ben',
        'Postcard Set, qty 3, add to cart',
        'Enamel Mug: colour Green, qty 2',
        'True for the "Abolished" question',
        'Name left blank, Save',
        'Terms NOT ticked; Send',
      ],
      note: 'A name alone is pressed, chosen or ticked, never unticked; it is in quotes, or written with capital letters or a number. How things stand is not brought about: where it is not so, the step is an error.',
    },
    {
      goal: 'drag',
      examples: [
        'Drag "Milk" to the "Done" column',
        'Drag "Milk" and drop it on "Done"',
        'Grab "Milk" by its handle, pull it over to the Done column and drop it there',
        'Drag "Milk" below "Salt"',
        'Drag "Milk" to the top of its list',
        'Drag the left knob all the way to the right',
      ],
      note: 'It is done with the real mouse, which is held for a moment before it moves. Where nothing on the page answers that, it is done once more and held for a second.',
    },
    ...fields,
    {
      goal: 'use keys',
      examples: ['Press Enter', 'Press Ctrl+A', 'Press Escape in the "Search" field', 'Press the "/" key'],
    },
    {
      goal: 'send a form',
      examples: ['Submit the form'],
      note: 'By its own default button, when it has exactly one.',
    },
    {
      goal: 'move about',
      examples: ['Scroll to "Terms"', 'Reload the page', 'Go back', 'Resize the window to 375 x 812'],
      note: 'A list that grows as it is scrolled is followed to its end. One that draws a part of its rows is scrolled through, by every action, until what is named is drawn.',
    },
    {
      goal: 'use browser tabs',
      examples: [
        'Switch to the new tab',
        'Switch to the tab titled "Help"',
        'Switch to the first tab',
        'Switch back',
        'Close the tab',
        'Open "/orders" in a new tab',
      ],
    },
    {
      goal: 'wait',
      examples: [
        'Wait until "Done" is shown',
        'Wait until the "Save" button is enabled',
        'Wait until "Loading" disappears',
        'Wait 2 seconds',
      ],
      note: 'For anything that can be expected.',
    },
    {
      goal: 'answer a browser dialog',
      examples: ['Click "Delete" and accept the dialog', 'Dismiss the alert', 'Answer "Box" in the prompt'],
      note: 'It is answered the moment it opens, by what the step or the next one says. Without that an alert is accepted, a question (confirm, prompt) dismissed, and a warning that changes would be lost accepted: the page is left.',
    },
    {
      goal: 'do several things',
      examples: ['Enter "a" in "Name", "b" in "E-mail" and click "Save"'],
    },
    {
      goal: 'go on with what was named',
      examples: [
        'Tick "News", then untick it again',
        'Enter "a" in the "Name" field, then replace it with "7"',
        'Click "A" and do the same with "B"',
        'Click "A". Do it again',
        'Click "A", then click the same button again',
      ],
    },
    {
      goal: 'tell how things are first',
      examples: [
        'The cart contains two items. Click "Checkout"',
        'There is a button "Like" next to the picture. Press it',
        'With the dialog still open, press Escape',
        'On the Feedback tab, click "Send"',
        'In the cart: set the quantity to 3',
      ],
      note: 'What is told has to be so, or the step is an error; nothing is done for it. A place holds for what follows; a tab is opened.',
    },
    {
      goal: 'use test data',
      examples: ['Fill in the form', 'Enter the name'],
      testData: 'Name=Ann; Note="a;b"',
      note: 'Test data, by names as on the page, fill what the prose leaves open.',
    },
    {
      goal: 'use test data that are one value',
      examples: ['Type the text in the "Title" field', 'Add the task'],
      testData: 'Buy milk',
      note: 'The value without a name is what the step calls the text, the value, the test data or the thing that is added. Quotes keep its edge blanks.',
    },
  ],
}
