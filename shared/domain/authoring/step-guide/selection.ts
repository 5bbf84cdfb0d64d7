/** A section of the guide to steps in its compact form. */
export interface CompactSection {
  id: string
  /** How notes begin that are taken over, each as a whole. */
  notes?: readonly string[]
  /** Goals of forms with the examples that are taken over, letter by letter. */
  forms?: Readonly<Record<string, readonly string[]>>
  /** Goals of forms whose note is taken over. */
  noted?: readonly string[]
}

const actions: CompactSection = {
  id: 'actions',
  notes: ['Steps go on in the browser tab'],
  noted: ['type', 'choose', 'upload a file', 'answer a browser dialog'],
  forms: {
    'open a page': ['Open the page', 'Open "/orders"'],
    click: ['Click the "Save" button', 'Double-click "Item"', 'Hover over "More"', 'Click "Next" 3 times'],
    'use a menu': ['Click "More" and choose "Print label"'],
    type: ['Enter "Ann" in the "Name" field'],
    'type more': ['Append " Lee" to the "Name" field', 'Put the focus in the "Name" field'],
    'empty a field': ['Clear the "Name" field', 'Leave the "Name" field empty'],
    choose: ['Select "Express" from "Shipping"', 'Choose "Pro"', 'Choose "Export" from the "Actions" menu'],
    tick: ['Check "I agree"', 'Uncheck "News"', 'Turn on the "Dark mode" switch'],
    set: [
      'Set the "Volume" slider to "70"',
      'Enter "2026-12-24" in the "Start" date field',
      'Set the "Start" time field to "14:30"',
    ],
    'upload a file': [
      'Upload a file "cv.pdf" of 2 MB to "CV"',
      'Upload a PDF file larger than 2 MB to "CV"',
      'Upload an empty file "a.txt" to "CV"',
    ],
    'use keys': ['Press Enter', 'Press Escape in the "Search" field'],
    'send a form': ['Submit the form'],
    drag: ['Drag "Milk" to the "Done" column', 'Drag "Milk" below "Salt"'],
    'move about': ['Scroll to "Terms"', 'Reload the page', 'Go back', 'Resize the window to 375 x 812'],
    'use browser tabs': ['Switch to the new tab', 'Switch back'],
    wait: ['Wait until "Done" is shown', 'Wait until "Loading" disappears', 'Wait 2 seconds'],
    'answer a browser dialog': [
      'Click "Delete" and accept the dialog',
      'Dismiss the alert',
      'Answer "Box" in the prompt',
    ],
    'do several things': ['Enter "a" in "Name", "b" in "E-mail" and click "Save"'],
  },
}

const expectedResults: CompactSection = {
  id: 'expected-results',
  notes: ['Join them with', 'Texts are compared', 'An absence must last', '"An error is shown"'],
  noted: ['a control that is not there', 'what is chosen', 'a change by this step', 'a number of things'],
  forms: {
    'a text': [
      '"Welcome" is visible',
      '"Milk" is shown in the "Orders" table',
      'The row "Milk" shows "Open"',
    ],
    'no such text': ['"Error" is not shown', '"Milk" is not visible in the "Orders" table'],
    'several expectations': [
      '"Saved." is shown and "Sending" is not shown and the "Send" button is disabled',
    ],
    'exactly this message': ['The message "Age must be from 18 to 120." is shown next to the "Age" field'],
    'how a text begins': ['A text beginning with "We need" is displayed'],
    'a value beside its label': [
      'The order status is "Submitted"',
      'The total is 12.50 EUR',
      'The "Status" of the row "Milk" is "Open"',
    ],
    'a cell': ['The cell "Price" of the row "Milk" is "1.20"', 'The cell "Price" of the last row is empty'],
    'a number': ['The total is at least 3', 'The total is between 3 and 5 EUR'],
    'a change by this step': [
      'The total increases by 2',
      'The status is unchanged',
      'The "Basket" section is unchanged',
    ],
    'an element': [
      'The heading "Welcome" is shown',
      'There is no "Save" button',
      'The "Settings" dialog is open',
    ],
    'a control that is not there': ['The "Coupon" field is not shown', 'The "Tips" section is not shown'],
    'what a field holds': [
      'The "Name" field has the value "x"',
      'The "Name" field is empty',
      '"Express" is selected in "Shipping"',
    ],
    'the state of a control': [
      'The "Save" button is disabled',
      'The "Name" field is focused',
      'The "Bold" button is pressed',
      'The "Filters" button is expanded',
      'The "Age" field is marked as invalid',
      'The "Name" field is marked as required',
    ],
    'what is chosen': [
      'The "Details" tab is selected',
      'The "Express" radio button is checked',
      'The "Standard" radio button is not checked',
      'The "News" checkbox is not checked',
      'The "Dark mode" switch is on',
    ],
    'a number of things': [
      'The table has 3 rows',
      'No rows are shown',
      'There are 2 items in the "Cart" list',
      'At least 2 rows are shown',
    ],
    'all of them': ['Every row shows "Pilots"'],
    'these and no others': [
      'Only "Ann" and "Bob" are shown in the "Members" list',
      'Neither "A" nor "B" is shown',
    ],
    'an order': [
      '"Ann", "Bob" and "Eve" are shown in this order',
      '"Milk" is above "Bread"',
      'The rows are sorted by age in ascending order',
    ],
    'an address or title': ['The URL ends with "/done"', 'The page title is "Shop"'],
    'another browser tab': ['A new tab opens'],
    'a browser dialog': ['A dialog says "Sure?"', 'No dialog is shown'],
    'a download': ['A file "report.csv" is offered for download'],
    'a link or image': ['The link "Help" leads to "/help"'],
    'a text that is announced': ['The status message "Saved." is announced'],
  },
}

/** What of the guide to steps goes into prompts, in this order: the forms that most cases need. */
export const compactSelection: readonly CompactSection[] = [
  actions,
  expectedResults,
  {
    id: 'naming',
    notes: ['Case does not matter', 'A noun narrows the kind', 'If two elements fit'],
    noted: ['name its place'],
    forms: {
      'name its place': [
        'Click "Delete" in the row "Milk"',
        'Enter "x" in the "Name" field in the "Address" section',
      ],
      count: ['Click the second "Edit" button'],
    },
  },
  {
    id: 'values',
    notes: ['`%NAME%`', '`%TODAY%`'],
    forms: { 'enter a date': ['Enter "%TODAY+30D%" in the "Due" field'] },
  },
  { id: 'look', notes: ['`hidden`', '`revealedBy`', '`goneBy`'] },
]
