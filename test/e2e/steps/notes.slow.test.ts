import { errs, fails, passes } from './scenario.ts'
import { startStage, testScenarios } from './support.ts'

const stage = startStage({ playing: { brief: true } })
const opened = passes('Open "/stall"')

testScenarios('notes do what a person would do by them', stage, {
  'names that are pressed, chosen and ticked': [
    opened,
    passes('Next', '"Said next" is visible'),
    fails('Previous', '"Said next" is visible'),
    passes('1861-1865, Next', 'The "1861-1865" radio button is selected'),
    passes('Lincoln; None; Previous', 'The "Abraham Lincoln" checkbox is checked'),
    passes('Lincoln', 'The "Abraham Lincoln" checkbox is checked'),
    fails('None', 'The "None" checkbox is not checked'),
    passes('tick Ann Ham, Next', 'The "Ann Ham" checkbox is checked'),
    passes('Boat', 'The "Ship by" dropdown shows "Boat"'),
    errs('steps.not_found', 'Finish'),
    errs('steps.ambiguous', 'Copy'),
    errs('steps.not_understood', 'Whack Next'),
  ],
  'notes on one thing of many': [
    opened,
    passes('Striped Mug, qty 3, add', '"Cart: Striped Mug 3 White" is visible'),
    fails('Tee Anchor, no size chosen, Add to cart', '"Cart: Striped Mug" is visible'),
    passes('Striped Mug: colour Green, qty 2', '"Cart: Tee Anchor" is visible'),
    passes('Striped Mug -> cart', '"Cart: Striped Mug 2 Green" is visible'),
    errs('steps.not_found', 'Old Lamp, qty 3, add'),
    errs('steps.not_found', 'Brass Lamp, qty 3, add'),
  ],
  'what a step goes on with, where several are of a name': [
    opened,
    passes('Striped Mug: colour Green, qty 4. Add to cart', '"Cart: Striped Mug 4 Green" is visible'),
    passes('Tee Anchor, qty 2, add; choose size M; Add to cart', '"Cart: Tee Anchor 2 M" is visible'),
    passes('Next', '"Said next" is visible'),
    errs('steps.ambiguous', 'Add to cart'),
  ],
  'a thing that is added with what is chosen of it': [
    opened,
    passes('Add Striped Mug Green', '"Cart: Striped Mug 1 Green" is visible'),
    fails('Add Mug Green', '"Cart: Striped Mug" is visible'),
    passes('Add Tee Anchor', '"Cart: Tee Anchor 1" is visible'),
    errs('steps.not_found', 'Add Striped Mug Purple'),
    errs('steps.not_found', 'Add Old Lamp'),
  ],
  'who takes part': [
    opened,
    passes('start as Ben', '"Said started Ben" is visible'),
    passes('Start the quiz as Dora, Next', '"Said next" is visible'),
    fails('start as Ed', '"Said started Ben" is visible'),
    errs('steps.not_found', 'log in as Ben'),
    errs('steps.not_found', 'join as Ben'),
  ],
  'what has to be so': [
    opened,
    passes('terms NOT ticked; Next', '"Said next" is visible'),
    passes('Tick "I agree to the terms"', '"Said next" is visible'),
    errs('steps.timeout', 'terms not ticked, Previous'),
  ],
})
