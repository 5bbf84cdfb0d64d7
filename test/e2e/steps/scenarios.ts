export type Expected = 'passed' | 'failed' | 'error'

/** One step: action, expected result, the verdict on the right page, and what the targets must have been resolved to. */
export interface ScenarioStep {
  action: string
  expected?: string
  data?: string
  verdict: Expected
  code?: string
  resolved?: string[]
}

const passes = (action: string, expected = '', resolved?: string[], data?: string): ScenarioStep => ({
  action,
  expected,
  verdict: 'passed',
  ...(resolved ? { resolved } : {}),
  ...(data === undefined ? {} : { data }),
})
const fails = (action: string, expected: string): ScenarioStep => ({
  action,
  expected,
  verdict: 'failed',
  code: 'steps.check_failed',
})
const errs = (code: string, action: string, expected = ''): ScenarioStep => ({
  action,
  expected,
  verdict: 'error',
  code,
})

/** Prose on the fixture site, with the verdict that an attentive person would give. */
export const scenarios: Record<string, ScenarioStep[]> = {
  'the home page': [
    passes('Open the page', 'The heading "Welcome to Harbour" is shown'),
    passes('Click the "Sign up" link', 'The URL is "/sign-up" and the page title is "Sign up – Harbour"', [
      'link "Sign up"',
    ]),
    passes('Go back', 'The page title is "Harbour"'),
    fails('Look at the page', 'The page title is "Harbor"'),
    fails('Look at the page', '"A small site with one of everything!" is visible'),
  ],
  'a sign-up with a wrong age, then the right one': [
    passes('Open "/sign-up"'),
    passes('Enter "Ann" in the "Name" field', 'The "Name" field has the value "Ann"', ['textbox "Name"']),
    passes('Enter "a@b.test" in "Email" and "17" in the "Age" field', '', [
      'textbox "E-mail"',
      'textbox "Age"',
    ]),
    passes('Enter %PASSWORD% in the "Password" field'),
    passes('Choose "Pro"', 'The "Pro" radio button is selected and the "Free" radio button is not selected', [
      'radio "Pro"',
    ]),
    passes('Check "I agree"', '', ['checkbox "I agree to the terms"']),
    passes('Click the "Create account" button', 'The message "Age must be from 18 to 120." is shown'),
    passes('Look at the form', 'The message "Age must be from 18 to 120." is shown next to the "Age" field'),
    fails('Look at the form', 'The message "Age must be from 18 to 120." is shown next to the "Name" field'),
    fails('Look at the form', 'The message "must be from 18 to 120." is shown'),
    passes('Look at the form', '"Name is required." is not shown'),
    passes('Enter "18" in the "Age" field, then submit the form', 'The heading "Welcome, Ann" is shown', [
      'textbox "Age"',
      'button "Create account"',
    ]),
    passes('Look at the page', 'The URL contains "/welcome" and "Your account was created." is visible'),
  ],
  'a shipping quote with every kind of control': [
    passes('Open "/shipping"'),
    passes('Enter "5" in the "Weight" field', '', ['spinbutton "Weight (kg)"']),
    passes('Select "Europe" from "Destination"', '"Europe" is selected in "Destination"'),
    passes('Choose "Express" from the "Shipping" dropdown', '', ['combobox "Shipping"']),
    passes('Select "Tern Parcel" from "Carrier"', '', ['combobox "Carrier"']),
    passes('Enter "2026-12-24" in the "Pick-up date" field'),
    passes('Set the "Boxes" slider to "3"'),
    passes('Check the "Fragile" checkbox', 'The "Fragile" checkbox is checked'),
    passes('Enter "With care" in the "Note" field', 'The "Note" field has the value "With care"'),
    passes('Click "Calculate"', 'The price is "69.00 EUR" and the page shows "Carrier: Tern Parcel"'),
    passes('Look at the page', 'The "Quote" section shows "Price: 69.00 EUR" and "Pick-up: 2026-12-24"'),
    fails('Look at the page', 'The "Quote" section shows "9.00 EUR"'),
    fails('Look at the page', 'The price is "9.00 EUR"'),
    passes('Look at the page', 'The "Book" button is disabled'),
    errs('steps.not_actionable', 'Click "Book"'),
    passes(
      'Enter "31" in the "Weight" field and click "Calculate"',
      'The message "Weight must be a whole number from 1 to 30." is shown and the "Quote" section is not shown',
    ),
    errs('steps.not_filled', 'Enter "31/12/2026" in the "Pick-up date" field'),
    errs('steps.option_not_found', 'Select "Moon" from "Destination"'),
    passes(
      'Fill in the form',
      'The "Weight" field has the value "7"',
      ['spinbutton "Weight (kg)"', 'combobox "Destination"', 'checkbox "Fragile"', 'combobox "Carrier"'],
      'Weight=7; Destination=World; Fragile=no; Carrier=Gull Post',
    ),
    passes(
      'Leave the "Weight" field empty and submit the form',
      'The message "Weight must be a whole number from 1 to 30." is shown',
    ),
  ],
  'orders in a table': [
    passes('Open "/orders"', 'The table has 3 rows and the page shows "3 orders"'),
    fails('Look at the page', 'The page shows "13 orders"'),
    fails('Look at the page', 'The table has 4 rows'),
    passes(
      'Look at the page',
      'At least 2 rows are shown in the "Orders" table and there are 3 "Delete" buttons',
    ),
    passes('Look at the page', '"Milk", "Bread" and "Cheese" are shown in this order'),
    fails('Look at the page', '"Bread" is shown before "Milk"'),
    fails('Look at the page', '"Milk" and "Eggs" are shown in this order'),
    passes('Click "Edit" in the row "Bread"', 'The "Details" section shows "Editing Bread"'),
    errs('steps.ambiguous', 'Click the "Edit" button'),
    passes('Click the third "Edit" button', '"Editing Cheese" is visible'),
    passes(
      'Look at the page',
      'The row "Bread" shows "Shipped" and the "Status" of the row "Milk" is "Open"',
    ),
    fails('Look at the page', 'The "Status" of the row "Bread" is "Open"'),
    passes('Click the "Delete" button in the "Cheese" row', 'A dialog says "Delete Cheese?"'),
    passes(
      'Click "Delete" in the row "Milk" and accept the dialog',
      '"Milk" is not shown in the "Orders" table',
    ),
    fails('Look at the page', '"Milk" is not visible'),
    errs('steps.not_found', 'Click "Delete" in the row "Milk"'),
    passes('Enter "zzz" in the "Filter" field', 'No rows are shown and "No orders" is visible'),
    passes('Clear the "Filter" field', 'The page shows "2 orders" and "No orders" is not shown'),
    passes('Look at the page', 'There are 2 items in the "Recent" list'),
  ],
  'a request that changes its state': [
    passes('Open "/workflow"', 'The order status is "Draft" and the "Submit" button is enabled'),
    passes('Click "Submit"', 'The order status is "Submitted"'),
    fails('Look at the page', 'The order status is "Draft"'),
    passes('Look at the page', 'The "Submit" button is disabled and the "Approve" button is enabled'),
    passes('Click "Withdraw"', 'The "Withdraw the request?" dialog is open'),
    passes('Click "Cancel" in the dialog', 'The order status is "Submitted"'),
    passes('Click "Withdraw" and click "Withdraw" in the dialog', 'The status changes to "Withdrawn"'),
    errs('steps.not_found', 'Click the "Archive" button'),
  ],
  'native and drawn dialogs': [
    passes('Open "/dialogs"', 'No dialog is shown'),
    passes('Click "Show alert"', 'A dialog says "Stock is low"'),
    passes('Click "Empty the basket" and accept the dialog', '"Basket emptied" is visible'),
    passes('Click "Empty the basket" and dismiss the confirmation', '"Basket kept" is visible'),
    fails('Click "Empty the basket"', 'No dialog is shown'),
    passes('Click "Rename" and answer "Crate" in the prompt', '"Renamed to Crate" is visible'),
    passes('Click "Open settings"', 'The "Settings" dialog is open'),
    passes(
      'Enter "Jo" in the "Nickname" field and click "Save" in the dialog',
      '"Hello, Jo" is visible and the "Settings" dialog is closed',
    ),
    passes('Click "Empty the basket" and click "OK"', '"Basket emptied" is visible'),
    passes('Click "Empty the basket" and click "Cancel"', '"Basket kept" is visible'),
    errs('steps.not_found', 'Click "OK"'),
    errs('steps.dialog_answered', 'Click "Rename", scroll to the top and accept the dialog'),
    errs('steps.no_dialog', 'Accept the dialog'),
  ],
  'what comes late': [
    passes('Open "/late"'),
    passes('Click "Load"', '"Loaded 3 items" is visible and "Loading…" is not shown'),
    passes('Click "Continue"', '"Continued" is visible'),
    passes('Click "Get price"', 'The page shows "Price: 12.50 EUR"'),
    fails('Click "Flash"', '"Error: it failed" is not shown'),
    passes('Click "Load" and wait until "Loading" disappears', 'The "Continue" button is enabled'),
  ],
  'shadow roots and frames': [
    passes('Open "/shadow"', '"Inside the card" is visible'),
    passes('Enter "Ann" in the "Nickname" field and click "Greet"', '"Hello, Ann" is visible'),
    passes('Open "/frames"'),
    passes('Enter "4242" in the "Card number" field and click "Pay now"', '"Paid with 4242" is visible'),
    passes('Click "Pay now" in the "Payment" frame'),
    passes('Look at the page', '"Paid with" is visible in the "Payment" frame'),
  ],
  'names that several elements share': [
    passes('Open "/ambiguous"'),
    errs('steps.ambiguous', 'Click "Save"'),
    passes('Click "Save" in the "Address" section', '"Address saved" is visible'),
    passes('Click the first "Save" button', '"Profile saved" is visible'),
    passes('Click "Send"', 'The message "Sent" is shown'),
    passes('Click "Archive"', '"Archived" is visible'),
    errs('steps.ambiguous', 'Enter "x" in the "Name" field'),
    passes('Enter "x" in the "Name" field in the "Profile" section'),
    errs('steps.not_found', 'Click "Remove"'),
    errs('steps.not_found', 'Click "Sav"'),
    errs('steps.not_found', 'Look at the page', 'The "Sen" button is enabled'),
  ],
  'the rest of the controls': [
    passes('Open "/controls"', '"Ready" is visible'),
    passes('Double-click "Open item"', '"Opened twice" is visible'),
    passes('Hover over "More"', 'The link "Details" is shown'),
    passes('Enter "tea" in the "Search" field and press Enter', '"Searched for tea" is visible'),
    passes('Press Escape in the "Search" field', '"Search closed" is visible'),
    passes('Enter "Oslo" in the "City" field', '', ['textbox "City"']),
    passes('Enter "0150" in "Postcode"', '', ['textbox "Postcode"']),
    passes('Click the "Harbour map" image', '"Map clicked" is visible'),
    errs('steps.not_actionable', 'Enter "x" in the "Read-only" field'),
    errs('steps.not_actionable', 'Enter "x" in the "Locked" field'),
    passes(
      'Look at the page',
      'The "Locked" field is disabled and the "Read-only" field has the value "Fixed"',
    ),
    passes('Click the "History" tab', '"History panel" is visible and the "History" tab is selected'),
    passes('Turn on the "Dark mode" switch', 'The "Dark mode" switch is on'),
    errs('steps.not_actionable', 'Click "Covered"'),
    passes('Click "Moving"', '"Caught" is visible'),
    passes('Look at the page', '"All sales are final." is not shown'),
    passes('Click "Terms"', '"All sales are final." is visible'),
    passes(
      'Look at the page',
      '"Secret text" is not shown and "Invisible text" is not shown and "Transparent text" is not shown',
    ),
    fails('Look at the page', '"Transparent text" is visible'),
    passes('Click "At the bottom"', '"Bottom reached" is visible'),
    passes('Reload the page', '"Ready" is visible'),
    errs('steps.not_understood', 'Make it nice'),
    errs('steps.unverifiable', 'Click "Overview"', 'Everything works as expected'),
  ],
  'targets that misbehave': [
    errs('steps.navigation_failed', 'Open "/loop"'),
    errs('steps.http_status', 'Open "/error"'),
    errs('steps.http_status', 'Open "/error"', '"Foo" is not shown'),
    passes('Open "/nope"', 'The page shows "Not found"'),
    errs('steps.navigation_failed', 'Open "http://127.0.0.1:9/"'),
    errs('steps.http_status', 'Look at the page', 'No rows are shown'),
    errs('steps.timeout', 'Open "/slow?ms=20000"'),
    passes('Open "/slow?ms=500"', 'The heading "Slow page" is shown'),
    passes('Open "/moved"', 'The URL is "/orders"'),
  ],
}
