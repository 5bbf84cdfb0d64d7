import { errs, fails, passes, type ScenarioStep } from '../../e2e/steps/scenario.ts'

/** Steps of testers on the page of Angular Material, with the verdict that a person would give. */
export const angularMaterialSteps: Record<string, ScenarioStep[]> = {
  'a form is filled in and sent': [
    passes('Open the page'),
    passes('Click Book', 'The error "Skipper is required" is shown'),
    passes('Enter "Ann" in the Skipper field'),
    passes('Select Yacht from the Boat dropdown', '"Yacht" is selected in "Boat"'),
    passes('Select "Dinghy" in "Boat"', 'The "Boat" dropdown shows "Dinghy"'),
    errs('steps.not_actionable', 'Select "Ferry" in "Boat"'),
    passes('Press Escape'),
    passes('Type "Mo" into Harbour and choose "Molde"', 'The "Harbour" field has the value "Molde"'),
    passes('Select "Moss" from "Harbour"', 'The "Harbour" field has the value "Moss"'),
    passes('Tick Life jackets', 'The "Life jackets" checkbox is ticked'),
    passes('Untick "Life jackets"', 'The "Life jackets" checkbox is not ticked'),
    passes('Check the "Life jackets" checkbox'),
    passes('Switch on "With crew"', 'The "With crew" switch is on'),
    passes('Select the "Whole day" radio button', 'The "Whole day" radio button is selected'),
    passes('Choose Metres'),
    passes('Click "Open calendar"'),
    passes('Click "14"', 'The "Departure" field has the value "5/14/2027"'),
    passes(
      'Click Book',
      '"Booked: Ann, Dinghy, Moss, Fri May 14 2027, Whole day, Metres, life jackets, crew" is shown',
    ),
    fails('Look at the page', 'The page shows "Booked: Ann, Yacht"'),
    passes('Turn off "With crew"', 'The "With crew" switch is off'),
  ],
  menus: [
    passes('Open the page', '"Sign out" is not visible'),
    passes('Open the Account menu', '"Sign out" is visible'),
    passes('Click Sign out', '"Signed out" is shown'),
    passes('Click "Account" and choose "My bookings"', '"Bookings opened" is shown'),
    fails('Click "Account" and choose "Sign out"', '"Bookings opened" is shown'),
    errs('steps.not_actionable', 'Click "Account" and click "Refunds"'),
  ],
  'rows of a table, a dialog and a snack bar': [
    passes('Open the page'),
    passes('Tick the checkbox in the row "Bo Carr"', '"1 selected" is shown'),
    passes('Tick the checkbox next to Cy Dunn', '"2 selected" is shown'),
    fails('Untick the checkbox in the row "Cy Dunn"', '"2 selected" is shown'),
    passes('Click "Cancel booking" in the row "Bo Carr"', 'The dialog "Cancel the booking?" is open'),
    passes('Click Keep it', 'The dialog is closed and the row "Bo Carr" is shown'),
    passes(
      'Click "Cancel booking" in the row "Bo Carr" and click "Cancel it" in the dialog',
      '"Booking cancelled" is shown',
    ),
    passes('Look at the table', 'The row "Bo Carr" is not shown and the table has 2 rows'),
    passes('Click Dismiss', '"Booking cancelled" is not shown'),
  ],
  'tabs and what folds open': [
    passes('Open the page', '"Light winds." is visible'),
    passes('Switch to the Tides tab', '"High water at noon." is visible and the "Tides" tab is selected'),
    fails('Look at the page', '"Light winds." is visible'),
    passes('Expand "Pets"', '"Dogs are welcome." is visible'),
    passes('Collapse "Pets"', '"Dogs are welcome." is not visible'),
  ],
}
