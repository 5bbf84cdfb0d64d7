import { errs, fails, holds, isFalse, isOpen, passes, type ScenarioStep } from './scenario.ts'

/** Expected results as testers word them: each true, false, or not to be decided. */
export const expectationScenarios: Record<string, ScenarioStep[]> = {
  'how many there are, in words': [
    passes('Open "/groceries"'),
    holds('The list has three entries'),
    isFalse('List has 2 entries'),
    isOpen('The list has 3 unread entries'),
  ],
  'which entry it is': [
    passes('Open "/groceries"'),
    holds('"Milk" comes up first in the list and "Eggs" is shown at the bottom of the list'),
    isFalse('The last item is "Bread"'),
  ],
  'these and no others': [
    passes('Open "/groceries"'),
    isFalse('Only "Milk" is shown'),
    isOpen('Only "Tea" is shown'),
    isFalse('"Milk" is listed but not "Bread"'),
    isFalse('Neither "Tea" nor "Milk" is shown'),
    passes('Open "/figures"'),
    isOpen('Only "Milk" is shown', 'steps.ambiguous'),
  ],
  'what comes and goes': [
    passes('Open "/groceries"'),
    passes('Click "Think"', 'Nothing changes'),
    fails('Click "Remove Bread"', 'Nothing changes'),
    holds('"Bread" is not there any more, "Milk" and "Eggs" are both still listed'),
    passes(
      'Enter "Tea" in the "New grocery" field and click "Add"',
      '"Tea" pops up in the list; the "New grocery" field is empty',
    ),
    holds('A notice pops up saying "Item added"'),
    isFalse('A notice pops up saying "Item"'),
    passes('Click "Tidy up"', 'The dialog opens and it asks "Remove everything?"'),
    errs('steps.unverifiable', 'Click "No"', 'The dialog opens and it closes'),
    passes('Click "Tidy up"', 'The "Remove all" dialog opens'),
    passes('Click "Yes"', 'The dialog has closed and the list is empty'),
    holds('The state says Done and Left: 0'),
  ],
  "names that are the tester's own words": [
    passes('Open "/groceries"'),
    isOpen('The login form is shown'),
    passes('Click "Tidy up"', 'The remove all dialog is shown'),
    isFalse('The "Settings" dialog opens'),
  ],
  'controls in everyday words': [
    passes('Open "/groceries"'),
    holds('The list is not empty and the button text is "Add"'),
    isFalse('The button now says "Stop"'),
    isFalse('Pay can be clicked'),
    passes('Check "Wrap as a gift"', 'The box is ticked'),
    holds('The slider shows 70 and the "Amount" slider is at 70'),
    isOpen('The input is empty', 'steps.ambiguous'),
    passes('Click "New grocery"', 'The cursor is in the "New grocery" field'),
  ],
}
