import { fails, passes, type ScenarioStep } from '../../e2e/steps/scenario.ts'

// What people do on the page of team settings, by what they do it with. Each is checked by what the page tells of it, and is wrong once.
const stepsOf = {
  field: [
    passes('Enter "Ann Lee" in the "Full name" field', '"Last change: name Ann Lee" is visible'),
    passes('Type "Bob" into Full name', 'The "Full name" field has the value "Bob"'),
    fails('Enter "Cleo" in the "Full name" field', 'The "Full name" field has the value "Bob"'),
  ],
  checkbox: [
    passes('Tick "Send me news"', '"Last change: news on" is visible'),
    passes('Look at the page', 'The "Send me news" checkbox is checked'),
    passes('Untick the "Send me news" checkbox', 'The "Send me news" checkbox is not checked'),
    passes('Click "Send me news"', '"Last change: news on" is visible'),
    fails('Tick the "Send me news" checkbox', '"Send me news" is not ticked'),
  ],
  switch: [
    passes('Turn on "Dark mode"', '"Last change: dark mode on" is visible'),
    passes('Switch the "Dark mode" switch off', 'The "Dark mode" switch is off'),
    passes('Toggle the "Dark mode" switch', 'The "Dark mode" switch is on'),
    fails('Turn off "Dark mode"', 'The "Dark mode" switch is on'),
  ],
  radio: [
    passes('Select the "Large" radio button', '"Last change: size Large" is visible'),
    passes('Choose "Medium"', 'The "Medium" radio button is selected'),
    passes('Select "Small" for "Size"', '"Last change: size Small" is visible'),
    fails('Choose the "Large" option', 'The "Small" radio button is selected'),
  ],
  select: [
    passes('Select "Germany" from the "Country" dropdown', '"Last change: country Germany" is visible'),
    passes('Look at the page', 'The "Country" dropdown shows "Germany"'),
    passes('Choose "Spain" in "Country"', 'The "Country" field has the value "Spain"'),
    passes('Open the "Country" dropdown and click "France"', '"Last change: country France" is visible'),
    fails('Select "Spain" from "Country"', 'The "Country" field has the value "Germany"'),
  ],
  several: [
    passes('Select "Sailing" from "Skills"', '"Last change: skills Sailing" is visible'),
    passes('Select "Cooking" from "Skills"', '"Last change: skills Sailing and Cooking" is visible'),
    fails('Select "Singing" from "Skills"', '"Last change: skills Singing" is visible'),
  ],
  combobox: [
    passes('Select "Berlin" from "City"', '"Last change: city Berlin" is visible'),
    passes('Type "Mad" into the "City" field and click "Madrid"', '"Last change: city Madrid" is visible'),
    fails('Choose "Paris" in the "City" field', '"Last change: city Berlin" is visible'),
  ],
  menu: [
    passes('Click "Actions" and click "Archive"', '"Last change: Archive done" is visible'),
    passes('Choose "Export" from the "Actions" menu', '"Last change: Export done" is visible'),
    fails('Open the "Actions" menu and choose "Duplicate"', '"Last change: Archive done" is visible'),
  ],
  dialog: [
    passes('Click "Delete team"', 'A dialog "Delete this team?" is shown'),
    passes('Click "Cancel" in the dialog', 'The dialog "Delete this team?" is not shown'),
    passes('Click the "Delete team" button', '"All its members lose access." is visible'),
    passes('Click "Delete" in the dialog', 'The dialog is closed and "Last change: team deleted" is visible'),
    fails('Click the "Delete team" button', 'No dialog is shown'),
  ],
  toast: [
    passes('Click "Save"', '"Settings saved" is shown'),
    fails('Click "Save"', '"Settings lost" is shown'),
  ],
  row: [
    passes('Tick the checkbox in the row "Bob"', '"1 chosen" is visible'),
    passes('Look at the page', 'The checkbox in the row "Bob" is checked'),
    passes('Untick the checkbox in the "Bob" row', 'The checkbox in the row "Bob" is not checked'),
    fails('Tick the checkbox in the row "Ann"', '"2 chosen" is visible'),
  ],
  tab: [
    passes('Click the "Security" tab', '"Two-step sign-in is off" is visible'),
    passes('Switch to the "Profile" tab', 'The "Profile" tab is selected'),
    fails('Open the "Security" tab', 'The "Profile" tab is selected'),
  ],
  accordion: [
    passes('Look at the page', '"It takes two days" is not visible'),
    passes('Expand "Delivery"', '"It takes two days" is visible'),
    passes('Collapse the "Delivery" section', '"It takes two days" is not visible'),
    fails('Expand "Delivery"', '"It takes two days" is not visible'),
  ],
  slider: [
    passes('Set the "Volume" slider to 70', 'The "Volume" slider is at 70'),
    fails('Set the "Volume" slider to 20', 'The "Volume" slider has the value "30"'),
  ],
  date: [
    passes('Enter "2026-12-24" in the "Start date" field', '"Last change: start 2026-12-24" is visible'),
    fails('Set "Start date" to "2026-12-15"', '"Last change: start 2026-12-16" is visible'),
  ],
  calendar: [
    passes('Click the "Start date" field and click "20"', '"Last change: start 2026-12-20" is visible'),
    fails('Click the "Start date" field and click "21"', '"Last change: start 2026-12-22" is visible'),
  ],
  'picker button': [
    passes('Click "Choose date", click "20" and click "OK"', '"Last change: start 2026-12-20" is visible'),
    fails('Click "Choose date", click "21" and click "OK"', '"Last change: start 2026-12-22" is visible'),
  ],
} satisfies Record<string, ScenarioStep[]>

type Feature = keyof typeof stepsOf

const inAll: Feature[] = [
  'field',
  'checkbox',
  'switch',
  'radio',
  'select',
  'menu',
  'dialog',
  'row',
  'tab',
  'accordion',
]

/** Steps of testers on a page of team settings with what all libraries have, and what else its library has. */
export function teamSettingsSteps(...more: Feature[]): Record<string, ScenarioStep[]> {
  const features = [...inAll, ...more]
  return Object.fromEntries(
    features.map((feature) => [`by its ${feature}`, [passes('Open the page'), ...stepsOf[feature]]]),
  )
}
