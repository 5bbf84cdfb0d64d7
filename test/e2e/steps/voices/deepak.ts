import { does, isUnclear, isWrong, sees, type ToldCase } from './told.ts'

/** Writes scenarios: Given, When, Then, in the first person. */
export const deepak: ToldCase[] = [
  {
    by: 'Deepak',
    kind: 'single-page app',
    steps: [
      does('Given I am on "/board"', [], 'Then I should see the heading "Projects"'),
      sees('Then I should see "3 projects"', 'When the page has loaded'),
      does(
        'When I search for "pier" in the "Find a project" field',
        ['find'],
        'Then I should see "1 project" and I should not see "Lighthouse"',
      ),
      does(
        'When I clear the "Find a project" field',
        ['find'],
        'Then I should see 3 items in the "Projects" list',
      ),
      does(
        'When I click on the link "North pier"',
        ['open-2'],
        'Then the heading should be "North pier" and the budget should be "900 EUR"',
      ),
      does(
        'And I click "Edit project"',
        ['edit'],
        'Then the "Project name" field should contain "North pier"',
      ),
      does(
        'When I change the "Budget in EUR" to "0" and press "Save project"',
        ['budget', 'save'],
        'Then I should see the error "The budget must be more than 0."',
      ),
      does(
        'When I fill in "Budget in EUR" with "950" and I press "Save project"',
        ['budget', 'save'],
        'Then I should see "Project saved" and the budget should be "950 EUR"',
      ),
      does(
        'When I go back to "/board#/projects"',
        [],
        'Then I should see "950 EUR" within the item "North pier"',
      ),
      isUnclear('When I press "Archive"'),
      does(
        'When I press "Archive" within the item "Fish hall"',
        ['archive-3'],
        'Then "Fish hall" should not be in the "Projects" list and I should see "2 projects"',
      ),
      isWrong('Then I should see "Fish hall" in the "Projects" list'),
      does(
        'When I follow "Team"',
        ['nav-team'],
        'Then I should be on "/board#/team" and I should see "Eve" in the "Members" list',
      ),
    ],
  },
  {
    by: 'Deepak',
    kind: 'dialog',
    steps: [
      does('Given I am on the page "/dialogs"'),
      does(
        'When I click the "Empty the basket" button and I accept the confirmation',
        ['#confirm'],
        'Then I should see "Basket emptied"',
      ),
      does(
        'When I press "Empty the basket" and I dismiss the confirmation',
        ['#confirm'],
        'Then I should see the text "Basket kept"',
      ),
      does('When I click "Open settings"', ['#modal'], 'Then the "Settings" dialog should be visible'),
      does(
        'And I fill in "Nickname" with "Bo" and press "Save" within the "Settings" dialog',
        ['input[1]', 'button[5]'],
        'Then I should see "Hello, Bo"',
      ),
      sees('Then the "Settings" dialog should not be visible'),
      does(
        'When I press "Rename" and I answer the prompt with "Crate"',
        ['#prompt'],
        'Then I should see "Renamed to Crate"',
      ),
    ],
  },
  {
    by: 'Deepak',
    kind: 'upload',
    steps: [
      does('Given I am on "/uploads"'),
      does('When I attach the file "cv.pdf" to "CV"', ['#cv'], 'Then I should see "Thank you."'),
      does(
        'When I attach a 3 MB file "big.pdf" to "CV"',
        ['#cv'],
        'Then I should see the error message "The file is larger than 2 MB."',
      ),
      does(
        'When I attach the files "a.png" and "b.png" to "Photos"',
        ['#photos'],
        'Then I should see "photos: b.png" in the "Taken" list',
      ),
      isWrong('Then I should see "Thank you."', 'When I attach the file "notes.txt" to "CV"', ['#cv']),
    ],
  },
]
