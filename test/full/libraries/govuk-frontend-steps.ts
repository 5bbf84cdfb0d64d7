import { errs, fails, passes, type ScenarioStep } from '../../e2e/steps/scenario.ts'

/** Steps of testers on the page of GOV.UK Frontend, with the verdict that a person would give. */
export const govukFrontendSteps: Record<string, ScenarioStep[]> = {
  'a form is filled in and sent': [
    passes('Open the page'),
    passes('Click "Save and continue"', 'The error "Enter your full name" is shown'),
    passes('Enter "Ann Bell" in the Full name field'),
    passes('Enter "27" in Day, "3" in Month and "2007" in Year'),
    passes('Tick Rivers and Lakes', 'The Rivers checkbox is ticked and the Lakes checkbox is ticked'),
    passes('Untick "Lakes"', 'The "Lakes" checkbox is not ticked'),
    passes('Choose Email', 'The "Email address" field is shown'),
    passes('Choose "Phone"', 'The "Email address" field is not shown and the "Phone number" field is shown'),
    passes('Select "12 months" from "Length of licence"'),
    passes('Enter "Trout only" in Remarks', '"You have 30 characters remaining" is shown'),
    passes('Enter "secret" in the Password field and click "Show"'),
    passes('Click Save and continue', 'A banner shows "Ann Bell, 27/3/2007, Rivers, Phone, 12 months"'),
    fails('Look at the page', 'The page shows "Ann Bell, 27/3/2007, Lakes"'),
    passes('Tick "Nowhere yet"', 'The "Rivers" checkbox is not ticked'),
    fails('Tick "Rivers"', 'The "Nowhere yet" checkbox is ticked'),
  ],
  'rows of a table, tabs and what folds open': [
    passes('Open the page'),
    passes('Tick the checkbox in the row "Bo Carr"', '"1 licences selected" is shown'),
    passes('Tick the checkbox next to Ann Bell', '"2 licences selected" is shown'),
    fails('Untick the checkbox in the row "Ann Bell"', '"2 licences selected" is shown'),
    passes('Switch to the "Expired licences" tab', '"No licence has expired." is visible'),
    fails('Look at the page', '"Bo Carr" is visible'),
    passes('Expand the "Refunds" section', '"There are no refunds." is visible'),
    passes('Collapse "Refunds"', '"There are no refunds." is not visible'),
    passes('Click "Help with fees"', '"Ring 0800 1111." is visible'),
    passes('Click Change in the row "Postcode"', '"Changing postcode" is shown'),
    errs('steps.ambiguous', 'Click "Change"'),
  ],
}
