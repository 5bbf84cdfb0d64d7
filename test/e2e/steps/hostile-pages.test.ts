import { hostilePages } from './hostile-pages.ts'
import { errs, fails, holds, isFalse, isOpen, passes } from './scenario.ts'
import { servePages, startStage, testScenarios } from './support.ts'

const stage = startStage({ serve: () => servePages(hostilePages) })

testScenarios('a page that fights back', stage, {
  'that rewrites the language under its scripts is read as it is': [
    passes('Open "/tamper"'),
    passes('Click "Save"', '"changed" is visible and "real" is not shown'),
  ],
  'that alerts while it loads is not blocked': [
    passes('Open "/alert-on-load"'),
    holds('A dialog says "On load" and the heading "Loaded" is shown'),
  ],
  'that asks before it is left is left': [
    passes('Open "/leave"'),
    passes('Enter "x" in "Name"'),
    passes('Click "Away"', '"Not here" is visible'),
  ],
  'that replaces its button all the time is clicked': [
    passes('Open "/replaced"'),
    passes('Click "Save"', 'The title is "hit"'),
  ],
  'of great depth is read': [passes('Open "/deep"'), passes('Click "Deep"', 'The "Deep" button is visible')],
  'that never stops to fetch gets a verdict': [
    passes('Open "/storm"'),
    passes('Click "Go"', 'The heading "Storm" is shown and "Error" is not shown'),
  ],
  'that reloads itself gets a verdict': [
    passes('Open "/reloads"'),
    passes('Click "Go"', 'The heading "Reloads" is shown'),
  ],
  'that tracks its inputs sees real typing': [
    passes('Open "/tracked"'),
    passes('Enter "abc" in "Name"', '"State: abc" is visible'),
  ],
  'that validates on leaving a field is given the chance': [
    passes('Open "/blur"'),
    passes('Enter "3" in "Age"', '"Too young" is visible'),
    fails('Enter "4" in "Age"', '"Too young" is not shown'),
  ],
  'that hides its boxes behind labels is ticked': [
    passes('Open "/styled"'),
    passes('Check "I agree"', '"Agreed true" is visible'),
    passes('Choose "Pro plan"', 'The "Pro plan" radio button is selected'),
  ],
  'with a sticky header is scrolled clear of it': [
    passes('Open "/sticky"'),
    passes('Click "Below"', 'The title is "ok"'),
  ],
  'that scrolls inside is scrolled inside': [
    passes('Open "/scroller"'),
    passes('Click "Inner"', 'The title is "ok"'),
  ],
  'with a button in a row keeps the button from a click on the row': [
    passes('Open "/nested"'),
    passes('Click the row "Milk"', 'The title is not "deleted"'),
  ],
  'that joins texts without a space is read by its parts': [
    passes('Open "/joined"'),
    holds('"Item 7" is visible'),
    isFalse('"2 orders" is visible'),
    isFalse('"available" is visible'),
  ],
  'without labels is filled by what stands where labels would': [
    passes('Open "/unnamed"'),
    passes('Enter "Ann" in the "First name" field', 'The value of the "First name" field is "Ann"'),
    passes('Enter "Oslo" in "City"'),
    passes('Check "Urgent"'),
  ],
  'that labels its values in many ways is read by its labels': [
    passes('Open "/labelled"'),
    holds('The owner is "Ann" and the total is 12.50 EUR and the project phase is "Two"'),
    holds('The sum is "7" and the weather is "Sunny"'),
    holds('The "State" of the row "Iron" is "Done" and the priority is "Urgent"'),
    isOpen('The state is "Done"', 'steps.ambiguous'),
    isOpen('The mode is "Archived"'),
    isOpen('The "Priority" is "Urgent"', 'steps.not_found'),
    holds('The fee is 60 £ and the fee is £60 and the fee is 60'),
    holds('The entries are 2'),
    isFalse('The fee is 60 EUR'),
    isFalse('The fee is "£60"'),
    isFalse('The total is "2.50 EUR"'),
    isFalse('The heading "Details" is shown'),
  ],
  'with a list of its own making is chosen from': [
    passes('Open "/popup"'),
    passes('Select "Large" from "Size"', 'The title is "size Large"'),
    errs('steps.option_not_found', 'Select "Huge" from "Size"'),
  ],
  'that does not read its answers is not waited for, so that what it says for a moment is seen': [
    passes('Open "/unread-answer"'),
    passes('Click "Send"', '"Sent" is visible'),
  ],
  'that freezes ends as a time-out': [passes('Open "/freeze"'), errs('steps.timeout', 'Click "Freeze"')],
})
