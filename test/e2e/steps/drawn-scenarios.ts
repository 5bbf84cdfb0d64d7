import { errs, fails, holds, isFalse, passes, type ScenarioStep } from './scenario.ts'

/** Controls that something else draws: what a person sees and could hit counts, not what the browser would have drawn. */
export const drawnScenarios: Record<string, ScenarioStep[]> = {
  'boxes that are transparent, clipped or drawn by their labels': [
    passes('Open "/ticks"'),
    passes('Tick the checkbox in the item "Milk"', '"Milk on" is visible', ['checkbox "Milk"']),
    passes('Tick the checkbox next to "Bread"', '"Bread on" is visible'),
    fails('Untick the checkbox next to "Bread"', '"Bread on" is visible'),
    passes('Tick "Over the picture"', '"Over on" is visible and the "Over the picture" checkbox is shown'),
    passes('Tick "Under the picture"', '"Under on" is visible'),
    passes('Tick "Clipped to a point"', '"Clipped on" is visible'),
    passes('Tick "Label only"', '"Label only on" is visible and the "Label only" checkbox is shown'),
    passes('Choose "Large"', 'The "Large" radio button is selected and "Large on" is visible'),
    fails('Choose "Medium"', 'The "Large" radio button is selected'),
    passes('Tick "Wrapped"', '"Wrapped on" is visible'),
    passes('Select "Blue" from "Colour"', '"Blue" is visible and the "Colour" dropdown is shown'),
  ],
  'boxes that nobody could see or hit': [
    passes('Open "/ticks"'),
    errs('steps.not_actionable', 'Tick "Trap"'),
    errs('steps.not_actionable', 'Tick "Veiled"'),
    errs('steps.not_actionable', 'Tick "Shaded"'),
    errs('steps.not_changed', 'Tick "Stuck"'),
    isFalse('The "Trap" checkbox is shown'),
    holds('The "Shaded" checkbox is shown'),
  ],
  'names that are seen beside names that are told': [
    passes('Open "/ticks"'),
    passes('Click "Show"', '"Show password clicked" is visible', ['button "Show password"']),
    isFalse('There is no "Show" button'),
    errs('steps.ambiguous', 'Click "Edit"'),
  ],
  'what is cut off, and what moves': [
    passes('Open "/ticks"', '"First slide" is visible and "Second slide" is not visible'),
    holds('"Beside the slides" is visible and "Rolled out" is visible'),
    isFalse('"Second slide" is visible'),
    errs('steps.not_actionable', 'Click "Buy"'),
    fails('Click "Next slide"', '"First slide" is visible'),
    passes('Click "Buy"', '"Buy clicked" is visible and "Third slide" is not visible'),
  ],
  'what has no name': [
    passes('Open "/ticks"'),
    passes('Tick the checkbox in the "Return" form', 'The checkbox in the "Return" form is ticked', [
      'checkbox',
    ]),
    passes('Enter "9" in the first field in the "Order" form', '', ['textbox']),
    passes('Enter "Quay 1" in the "Street" field', '', ['textbox "Street"']),
    errs('steps.not_found', 'Enter "x" in the "Streat" field'),
  ],
}
