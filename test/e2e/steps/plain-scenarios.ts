import { errs, fails, passes, type ScenarioStep } from './scenario.ts'

/** Steps as people write them who never read how to: the page alone tells what they mean. */
export const plainScenarios: Record<string, ScenarioStep[]> = {
  'what controls are called by': [
    passes('Open "/errands"'),
    passes('Approve the request', '"Approve clicked" is visible', ['button "Approve"']),
    passes('Save it', '"Save clicked" is visible', ['button "Save"']),
    passes('Open the menu', '"Menu clicked" is visible', ['button "Menu"']),
    passes('Pick Blue', '"Chose Blue" is visible', ['radio "Blue"']),
    passes('Delete "Tea"', '"Deleted Tea" is visible and "Rope" is visible', ['button "Delete"']),
    fails('Undo', '"Deleted Rope" is visible'),
    passes('Mark "Rope" as done', '"Done Rope" is visible'),
    errs('steps.not_found', 'Publish the report'),
    errs('steps.not_found', 'Delete "Milk"'),
    errs('steps.not_found', 'Open the calendar'),
    errs('steps.unverifiable', 'Look at the list'),
  ],
  'a value that is entered and sent': [
    passes('Open "/errands"'),
    passes('Add "Milk"', '"Added Milk" is visible', ['textbox "Errand"', 'button "Add"']),
    passes('Add a new errand called "Post letter"', '"Added Post letter" is visible'),
    errs('steps.not_found', 'Invite "Ann"'),
    errs('steps.ambiguous', 'Open "/sign-up" and add "Milk"'),
    passes('Open "/jotter"'),
    passes('Add "Hat" and "Coat"', '"Hat" is visible and "Coat" is visible'),
    fails('Add "Cap"', '"Scarf" is visible'),
    passes('Clear all', '"Hat" is not visible'),
  ],
  'signing in': [
    passes('Open "/gate"'),
    passes('Log in as "ann@x.test" with password "secret"', '"Hello ann@x.test" is visible', [
      'textbox "E-mail address"',
      'textbox "Password"',
      'button "Sign in"',
    ]),
    passes('Sign in with bob@x.test / letmein', '"Wrong password" is visible'),
    errs('steps.not_found', 'Open "/errands" and log in as ann / secret'),
  ],
}
