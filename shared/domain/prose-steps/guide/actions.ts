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
      ],
    },
    {
      goal: 'drag',
      examples: ['Drag "Milk" to the "Done" column', 'Drag "Milk" and drop it on "Done"'],
      note: 'It is done with the real mouse.',
    },
    {
      goal: 'type',
      examples: [
        'Enter "Ann" in the "Name" field',
        'Fill the "Name" field with "Ann"',
        'Set "Name" to "Ann"',
      ],
      note: 'What the field held is replaced.',
    },
    {
      goal: 'type more',
      examples: [
        'Append " Lee" to the "Name" field',
        'Type "tea" key by key in the "Search" field',
        'Type "tea"',
        'Put the focus in the "Name" field',
      ],
      note: 'Without a field, it is typed where the focus is.',
    },
    {
      goal: 'empty a field',
      examples: ['Leave the "Name" field empty', 'Clear the "Name" field', 'Leave all fields empty'],
      note: '`Leave all fields empty` enters nothing, but each field to type in has to be empty.',
    },
    {
      goal: 'choose',
      examples: [
        'Select "Express" from "Shipping"',
        'Choose "Pro"',
        'Choose the carrier "Gull Post"',
        'Choose Express shipping',
      ],
      note: 'A radio button or an option. A field that suggests is typed in, then its suggestion is taken.',
    },
    {
      goal: 'set',
      examples: [
        'Set the "Volume" slider to "70"',
        'Enter "2026-12-24" in the "Start" date field',
        'Set the "Start" time field to "14:30"',
        'Set the "Tint" colour field to "#ff8800"',
      ],
    },
    {
      goal: 'upload a file',
      examples: [
        'Upload a file "cv.pdf" of 2 MB to "CV"',
        'Upload a PDF file to "CV"',
        'Upload a valid CV (PDF, 1 MB)',
        'Upload an empty file "a.txt" to "CV"',
        'Upload a PDF file larger than 2 MB to "CV"',
        'Upload the files "a.png" and "b.png" to "Photos"',
        'Drop a file "plan.docx" on "Drop files here"',
      ],
      note: '"Larger than" means by one byte; see [files](#files).',
    },
    {
      goal: 'tick',
      examples: ['Check "I agree"', 'Uncheck "News"', 'Turn on the "Dark mode" switch'],
    },
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
      note: 'A list that grows as it is scrolled is followed to its end.',
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
    },
    {
      goal: 'do several things',
      examples: ['Enter "a" in "Name", "b" in "E-mail" and click "Save"'],
    },
    {
      goal: 'use test data',
      examples: ['Fill in the form', 'Enter the name'],
      testData: 'Name=Ann; Note="a;b"',
      note: 'Test data, by names as on the page, fill what the prose leaves open.',
    },
  ],
}
