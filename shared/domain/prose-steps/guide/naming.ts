import type { GuideSection } from './types.ts'

export const naming: GuideSection = {
  id: 'naming',
  title: 'Which element is meant',
  part: 'action',
  notes: [
    'A name is the accessible name: label, `aria-label`, text of a button or link, or what a button or link shows where it is called otherwise; else the placeholder; else visible text; else a title or alternative text; else, for a field without any label, the text that stands where one would.',
    'Case does not matter, and neither do `*`, `:` or a unit in brackets ("Weight" finds "Weight (kg)"). Names match whole before they match in part.',
    'An action takes a part of a name only if it is whole words, nothing bears the whole name and one thing alone has it; the step is then reported as healed, with both names. Nothing is deleted, cancelled or emptied by a part of a name, neither of a button nor of its row, and a check of a field or a row needs the whole name.',
    'A box, switch or option that no label names is known by the text beside it in its line, if one text alone stands there. A place to drop something may be called by the first words of its text; that is a healing. A date goes into a field that cannot be typed in by the calendar that it opens.',
    'A noun narrows the kind: button, link, field, dropdown, checkbox, radio button, switch, slider, tab, heading, image, row, cell, item, list, table, dialog, section, form, frame.',
    'If two elements fit equally well, the step ends as an error that lists them: say which one.',
  ],
  forms: [
    {
      goal: 'name its place',
      examples: [
        'Click "Delete" in the row "Milk"',
        'Enter "x" in the "Name" field in the "Address" section',
      ],
      note: 'A row or an item is named by one whole cell or text of it, such as "Milk" where further cells follow. A term beside what is said of it counts as a row, too.',
    },
    {
      goal: 'name its place without the kind',
      examples: ['Click "Like" in "Post 18"'],
      note: 'A section of that name, else any list, table, group or frame of that name, else a row or item that shows it. Where nothing says that it is a button or link, a text that takes clicks will do.',
    },
    {
      goal: 'count',
      examples: ['Click the second "Edit" button', 'Click the last "Edit" button'],
      note: 'Within one frame of another origin only.',
    },
    {
      goal: 'take no part of a longer name',
      examples: ['Click exactly "Save"'],
    },
    {
      goal: 'leave the quotes out',
      examples: [
        'Click Power and Wi-Fi',
        'Set the number of boxes to 2',
        'Enter "Ann" as the name on the card',
      ],
      note: 'Only where nothing on the page has the whole name: then as two things, as "Boxes", as "Name on card". Each has to be a whole name that one element bears.',
    },
  ],
}
