import { errs, fails, passes, type ScenarioStep } from './scenario.ts'

const look = 'Look at the page'
const holds = (expected: string) => passes(look, expected)
const isFalse = (expected: string) => fails(look, expected)
const unclear = (code: string, expected: string) => errs(code, look, expected)

/** Expected results as testers word them: each true, false, or not to be decided. */
export const expectationScenarios: Record<string, ScenarioStep[]> = {
  'how many there are, in words': [
    passes('Open "/groceries"'),
    holds('The list has three entries'),
    holds('Three entries are listed and there are 3 products in the "To buy" list'),
    holds('In the list are 3 items'),
    isFalse('List has 2 entries'),
    isFalse('There are now four entries in the list'),
    isFalse('Only one entry is left'),
    unclear('steps.unverifiable', 'The list has 3 unread entries'),
  ],
  'which entry it is': [
    passes('Open "/groceries"'),
    holds('The last item is "Eggs" and the first item is "Milk"'),
    holds('"Milk" comes up first in the list and "Eggs" is shown at the bottom of the list'),
    holds('"Bread" is listed below "Milk"'),
    holds('The entries appear in this order: "Milk", "Bread", "Eggs"'),
    isFalse('The last item is "Bread"'),
    isFalse('"Bread" is the first entry in the list'),
    isFalse('"Milk" is listed below "Bread"'),
  ],
  'these and no others': [
    passes('Open "/groceries"'),
    isFalse('Only "Milk" is shown'),
    holds('Only "Milk", "Bread" and "Eggs" are shown'),
    unclear('steps.undecided', 'Only "Tea" is shown'),
    holds('"Milk" is listed but not "Tea"'),
    isFalse('"Milk" is listed but not "Bread"'),
    holds('Neither "Tea" nor "Rice" is shown'),
    isFalse('Neither "Tea" nor "Milk" is shown'),
    passes('Open "/figures"'),
    unclear('steps.ambiguous', 'Only "Milk" is shown'),
    passes('Open "/sign-up"'),
    unclear('steps.undecided', 'Only "Milk" is shown'),
  ],
  'what comes and goes': [
    passes('Open "/groceries"'),
    passes('Click "Think"', 'Nothing changes'),
    fails('Click "Remove Bread"', 'Nothing changes'),
    holds('"Bread" is not there any more, "Milk" and "Eggs" are both still listed'),
    isFalse('"Milk" is gone'),
    passes(
      'Enter "Tea" in the "New grocery" field and click "Add"',
      '"Tea" pops up in the list; the "New grocery" field is empty',
    ),
    holds('A notice pops up saying "Item added"'),
    isFalse('A notice pops up saying "Item"'),
    passes('Click "Tidy up"', 'The dialog opens and it asks "Remove everything?"'),
    errs('steps.unverifiable', 'Click "No"', 'The dialog opens and it closes'),
    passes('Click "No"', 'The dialog goes away'),
    passes('Click "Tidy up"', 'The "Remove all" dialog opens'),
    passes('Click "Yes"', 'The dialog has closed and the list is empty'),
    holds('The state says Done and Left: 0'),
    isFalse('State: Open'),
    unclear('steps.not_found', 'The weather says Fine'),
  ],
  'controls in everyday words': [
    passes('Open "/groceries"'),
    holds('Pay is greyed out and the button Pay can not be pressed'),
    holds('Pay disabled'),
    isFalse('Pay can be clicked'),
    isFalse('The box is ticked'),
    passes('Check "Wrap as a gift"', 'The box is ticked'),
    holds('The slider shows 70 and the "Amount" slider is at 70'),
    isFalse('The slider is at 7'),
    unclear('steps.ambiguous', 'The input is empty'),
    isFalse('In the field "New grocery" stands "Ann"'),
    passes('Click "New grocery"', 'The cursor is in the "New grocery" field'),
  ],
}
