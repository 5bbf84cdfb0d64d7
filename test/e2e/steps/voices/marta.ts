import { does, isUnclear, isVague, isWrong, sees, type ToldCase } from './told.ts'

/** A manual tester of many years: full sentences, "verify that", everything quoted. */
export const marta: ToldCase[] = [
  {
    by: 'Marta',
    kind: 'infinite list',
    steps: [
      does('Navigate to "/feed".', [], 'Verify that the heading "Harbour news" is displayed.'),
      sees('Verify that the text "10 posts so far" is displayed.'),
      does('Scroll down to the bottom of the page.', [], 'The text "20 posts so far" should be displayed.'),
      does('Scroll to the post "Post 18".'),
      does(
        'Click on the "Like" button of the post "Post 18".',
        ['like-18'],
        'Verify that "Likes: 1" is displayed in the post "Post 18".',
      ),
      isUnclear('Click on the "Like" button.'),
      isVague(
        'Click the "Save for later" button in the article "Post 3".',
        'The counter "1 saved" is displayed at the top of the page.',
      ),
      does(
        'Click the "Save for later" button in the article "Post 3".',
        ['save-3'],
        'The counter "1 saved" is displayed.',
      ),
      does('Scroll to the bottom of the page.', [], 'Verify that "That is all for today" is displayed.'),
      isWrong('Verify that "40 posts so far" is displayed.'),
      does(
        'Select "Bob" in the "Posts by" dropdown list.',
        ['author'],
        'Verify that "By Ann" is not displayed on the page.',
      ),
    ],
  },
  {
    by: 'Marta',
    kind: 'table',
    steps: [
      does(
        'Navigate to the "/people" page.',
        [],
        'Verify that the text "Showing 1 to 5 of 12" is displayed below the table.',
      ),
      sees('Verify that "0 selected" is displayed above the table.'),
      isWrong('Verify that "0 selected" is displayed below the table.'),
      does(
        'Navigate to the "/people" page.',
        [],
        'Verify that the text "Showing 1 to 5 of 12" is displayed.',
      ),
      does(
        'Click the "Next" button.',
        ['next'],
        'Verify that "Showing 6 to 10 of 12" is displayed and that the row "Flo Frost" is displayed.',
      ),
      does(
        'Click the "Next" button again.',
        ['next'],
        'Verify that the "Next" button is disabled and the table has 2 rows.',
      ),
      does(
        'Click on the column header "Since".',
        ['sort-since'],
        'Verify that the first row contains "Hal Hart".',
      ),
      does(
        'Select the checkbox "Select Hal Hart".',
        ['select-Hal'],
        'Verify that "1 selected" is displayed and the "Deactivate selected" button is enabled.',
      ),
      does(
        'Tick the checkbox in the row "Cy Cole".',
        ['select-Cy'],
        'Verify that "2 selected" is displayed.',
      ),
      does(
        'Click the "Deactivate selected" button and confirm the dialog by clicking "OK".',
        ['deactivate'],
        'Verify that the message "2 people were deactivated." is displayed.',
      ),
      sees('Verify that the "Status" column in the row "Cy Cole" displays "Inactive".'),
      sees('Verify that the "Status" of the row "Lou Lane" is still "Active".'),
      isWrong('Verify that the "Status" column in the row "Lou Lane" displays "Inactive".'),
      isUnclear('Click the "Actions" button.'),
    ],
  },
  {
    by: 'Marta',
    kind: 'form',
    steps: [
      does('Navigate to "/sign-up".', [], 'Verify that the "Sign up" form is displayed.'),
      does(
        'Leave all fields empty and click the "Create account" button.',
        ['button[1]'],
        'Verify that the error message "Name is required." is displayed below the "Name" field.',
      ),
      does(
        'Click the "Create account" button without entering anything.',
        ['button[1]'],
        'Verify that the error message "Name is required." is displayed below the "Name" field.',
      ),
      does(
        'Enter the text "Ann" into the field "Name" and click the button "Create account".',
        ['#name', 'button[1]'],
        'Verify that the error message "Name is required." is no longer displayed.',
      ),
      does('Enter the value "121" into the input field "Age".', ['#age']),
      does(
        'Click the button "Create account".',
        ['button[1]'],
        'Verify that the error message "Age must be from 18 to 120." is displayed next to the "Age" field.',
      ),
      does('Select the radio button "Pro".', ['input[6]'], 'Verify that the radio button "Pro" is selected.'),
    ],
  },
]
