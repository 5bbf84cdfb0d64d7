import type { GuideForm } from './types.ts'

/** What is done to fields: typing, choosing, ticking, uploading. */
export const fields: readonly GuideForm[] = [
  {
    goal: 'type',
    examples: ['Enter "Ann" in the "Name" field', 'Fill the "Name" field with "Ann"', 'Set "Name" to "Ann"'],
    note: 'What the field held is replaced.',
  },
  {
    goal: 'type without quotes',
    examples: [
      'Type Buy milk in the box at the top, hit Enter',
      'Name: Ann, Age: 30',
      'Change it to Buy oats',
      'Add Tea, Coffee, Sugar',
    ],
    note: 'Where nobody says the field, it is the one with the focus, else the only one to type in. What is added is sent as the page offers it.',
  },
  {
    goal: 'pick a day',
    examples: [
      'Pick 22 May 2031 as the arrival date',
      'Arrive on the 10th of May and leave on the 14th',
      'Go for the 21st',
    ],
    note: 'As the value of a date field, else in its calendar, which is opened and turned; a day without its month is one of the month shown.',
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
      'Pick Blue',
      'Take the Suite',
      'Sort by price',
      'Choose "Export" from the "Actions" menu',
      'Open the "Shipping" dropdown',
    ],
    note: 'Without its list, it is chosen in the one that offers it. A radio button, an option or an item of a menu. A field that suggests is typed in, then its suggestion is taken.',
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
]
