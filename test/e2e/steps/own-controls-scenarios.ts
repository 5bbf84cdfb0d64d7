import { errs, fails, isFalse, isOpen, passes, type ScenarioStep } from './scenario.ts'

/** Controls that pages draw themselves, over or beside those of the browser: what a person sees and could hit counts. */
export const ownControlsScenarios: Record<string, ScenarioStep[]> = {
  'boxes that are drawn by a picture': [
    passes('Open "/drawn"'),
    passes('Tick the checkbox in the row "Ann"', 'The checkbox in the row "Ann" is checked'),
    passes('Tick the checkbox in the row "Bob"', 'The checkbox in the row "Bob" is checked'),
    passes('Tick the checkbox in the row "Cleo"', 'The checkbox in the row "Cleo" is checked'),
    fails('Untick the checkbox in the row "Cleo"', 'The checkbox in the row "Cleo" is checked'),
    errs('steps.not_actionable', 'Tick the checkbox in the row "Dan"'),
    errs('steps.not_actionable', 'Tick the checkbox in the row "Eve"'),
  ],
  'lists that are drawn by the page': [
    passes('Open "/drawn"', 'The "Country" dropdown shows "France"'),
    passes('Select "Germany" from "Country"', '"Country Germany" is visible', ['combobox "Country"']),
    passes('Choose "Spain" in the "Country" dropdown', 'The "Country" field has the value "Spain"'),
    fails('Select "Germany" from "Country"', 'The "Country" field has the value "France"'),
    isOpen('The "Country" field is empty'),
    passes('Select "French" from "Language"', 'The "Language" dropdown shows "French"'),
    isFalse('The "Language" dropdown shows "English"'),
    passes('Open the "Language" dropdown and click "English"', '"Language English" is visible'),
    passes('Select "Large" for "Size"', '"Size L" is visible', ['radiogroup', 'radio "Large"']),
    errs('steps.option_not_found', 'Open "/drawn" and select "Norway" from "Country"'),
    errs('steps.option_not_found', 'Open "/drawn" and select "Twin" from "Country"'),
  ],
  'menus that only show when they are opened': [
    passes('Open "/drawn"'),
    passes('Choose "Archive" from the "Actions" menu', '"Archive done" is visible', ['button "Actions"']),
    passes('Open the "Actions" menu and click "Rename"', '"Rename done" is visible'),
    fails('Choose "Archive" from the "Actions" menu', '"Rename done" is visible'),
    // What was there before the menu opened is none of its items.
    errs('steps.option_not_found', 'Open "/drawn" and choose "Export" from the "Actions" menu'),
    // Nobody said that a button is a menu.
    errs('steps.not_filled', 'Open "/drawn" and choose "Archive" from "Submit"'),
    isFalse('"Sent" is visible'),
  ],
  'dates of which each part is typed by itself': [
    passes('Open "/drawn"'),
    passes(
      'Enter "2027-11-24" in the "Start date" field',
      'The "Start date" field has the value "11/24/2027"',
    ),
    fails('Set "Start date" to "2027-03-05"', 'The "Start date" field has the value "05/03/2027"'),
    errs('steps.not_filled', 'Enter "2027-11-30" in the "Start date" field'),
    errs('steps.not_filled', 'Enter "next Friday" in the "Start date" field'),
    errs('steps.not_filled', 'Enter "14:30" in the "Start date" field'),
  ],
}
