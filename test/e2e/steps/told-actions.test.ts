import { errs, fails, passes } from './scenario.ts'
import { startStage, testScenarios } from './support.ts'

const stage = startStage({ playing: { brief: true } })
const opened = passes('Open "/counter"')

testScenarios('actions in everyday words do what a person would do', stage, {
  'names that stand without quotes': [
    opened,
    passes('Just click All', '"Shows All" is visible'),
    passes('Click the Remove "Done" lane button, it\'s at the bottom', '"Removed" is visible'),
    passes('Click page number "3" below the table', '"Shows 3" is visible'),
    passes('Click the column heading "Age"', '"Sorted by Age" is visible'),
    passes('Click into the Age field', '"Typing an age" is visible'),
    errs('steps.not_found', 'Click the Remove "Working" lane button'),
    errs('steps.not_understood', 'Click Pets without looking'),
  ],
  'what is told by a symbol and by what it stands with': [
    opened,
    passes('Click the little down arrow of the Beds field', '"beds 0" is visible'),
    passes('Click the right arrow of the calendar three times', '"Month 8" is visible'),
    passes('Hit the left arrow of the month', '"Month 7" is visible'),
    passes('Click the x next to Bread', '"Dropped Bread" is visible'),
    errs('steps.not_found', 'Click the x next to Salt'),
    errs('steps.not_found', 'Click the up arrow next to Cots'),
    errs('steps.ambiguous', 'Click the up arrow'),
    passes(
      'Click the + Add card button at the bottom of the Working lane',
      '"New card in Working" is visible',
    ),
    errs('steps.ambiguous', 'Click + Add card'),
    passes('Go to the Done column and click its + Add card button', '"New card in Done" is visible'),
    fails('Click the x of Milk', '"Dropped Bread" is visible'),
  ],
  'what is chosen': [
    opened,
    passes('Take the Suite', '"Room Suite" is visible'),
    passes('Change your mind and take a Double instead', '"Room Double" is visible'),
    passes('Pick Queen', '"bed Queen" is visible'),
    errs('steps.ambiguous', 'And now back to Single'),
    passes('Sort by price', '"sort Price" is visible'),
    passes('Go for Breakfast', '"Breakfast true" is visible'),
    errs('steps.not_found', 'Take the Penthouse'),
  ],
  'what only looks': [
    opened,
    passes('Count the cards in the To Do column', '"Call Jo" is visible'),
    passes('Find the "Buy hat" card, it\'s in To Do, and double-click it', '"Opened Buy hat" is visible'),
    passes('Check breakfast', 'The "Breakfast" checkbox is checked'),
    passes('Check the footer', '"Breakfast true" is visible'),
    passes('Give it a moment', '"Breakfast true" is visible'),
    passes("Don't click anything yet", '"Breakfast true" is visible'),
    errs('steps.unverifiable', 'Count the cards'),
    errs('steps.not_found', 'Find the "Sell hat" card'),
  ],
  'what is dragged': [
    opened,
    passes(
      'Grab the Call Jo card by the three little lines on its left, pull it over to the Done column and drop it there',
      '"Call Jo in Done: Call Jo" is visible',
    ),
    passes(
      'Take "Buy hat" by its handle, drag it below "Call Jo" and let go',
      '"Call Jo, Buy hat" is visible',
    ),
    passes('Drag "Buy hat" by its handle above "Call Jo"', '"Buy hat, Call Jo" is visible'),
    errs('steps.not_found', 'Drag "Buy hat" by its handle to the Archive column'),
    errs('steps.not_understood', 'Drag "Buy hat" somewhere'),
  ],
})
