import { errs, fails, passes } from './scenario.ts'
import { startStage, testScenarios } from './support.ts'

const stage = startStage({ playing: { brief: true } })
const opened = passes('Open "/outing"')

testScenarios('sentences that tell, and what is pointed at without a name', stage, {
  'what is told has to be so before the step goes on': [
    opened,
    passes(
      'The start date is set to May 15, 2024 to begin with. Click into that field.',
      '"Calendar open" is visible',
    ),
    errs(
      'steps.not_given',
      'The start date is set to May 16, 2024 to begin with. Click into that field.',
      '"Calendar open" is visible',
    ),
    errs('steps.not_given', 'The table contains 7 rows. Click "More info"'),
    passes(
      'At the top there is a box saying "Welcome back!". Close it with the little x in its corner',
      '"Welcome back!" is not visible',
    ),
    errs('steps.not_found', 'At the top there is a box saying "Welcome back!". Close it'),
    fails('The table contains 3 rows. Click "More info"', '"Nowhere" is visible'),
  ],
  'where something is done': [
    opened,
    passes('On the Feedback tab, click Like', '"2,049" is visible'),
    passes('Over on Trip, there is a button called "Menu". Press it', '"Home Topics" is visible'),
    passes('Click anywhere on the page next to it', '"Home Topics" is not visible'),
    passes(
      'Over on Feedback, there is a Like button with 2,049 likes next to it. Press it.',
      '"Opinions" is visible',
    ),
    passes('Open the Trip tab', '"Price" is visible'),
    passes('On Feedback click Send', '"Opinions" is visible'),
    errs('steps.not_found', 'On Feedback click Change it'),
  ],
  'the mouse that rests and goes away': [
    opened,
    passes('Leave the mouse for a moment on "More info"', '"Add users" is visible'),
    passes('Move the mouse somewhere else', '"Add users" is not visible'),
    fails('Leave the mouse for a moment on "More info"', '"Add users" is not visible'),
  ],
  'dragging as far as it goes': [
    opened,
    passes('Drag the knob to the right end', 'The price is 100'),
    passes('Drag the knob all the way to the left', 'The price is 0'),
    passes('Put the focus on the knob and press the right arrow key twice', 'The price is 2'),
    passes('Give the knob another three presses to the right', 'The price is 5'),
    errs('steps.not_found', 'Drag the left knob to the right end'),
    passes('Drag "Vase" to the top of its list', '"Vase, Rug, Lamp" is visible'),
    passes('Drag "Vase" to the end of the list', '"Rug, Lamp, Vase" is visible'),
    passes('Drag "Vase" over to where the Rug is, and let go', '"Rug, Vase, Lamp" is visible'),
    passes('Drag "Vase" onto the first place', '"Vase, Rug, Lamp" is visible'),
    errs('steps.ambiguous', 'Drag "Vase" to the top of its list'),
  ],
})
