import { does, isUnclear, isVague, isWrong, sees, type ToldStep } from './told.ts'

/** Cases as different people write them. */
export const toldCases: Record<string, ToldStep[]> = {
  // Chris: a developer in a hurry: short, lower case, addresses instead of names.
  'Chris, widgets': [
    does('open /booking'),
    does('click "One more guest" twice', ['more'], 'guests is 4'),
    does('click the minus button', ['less'], 'guests is 3'),
    does('pick "Kingfisher" in the "Boat" combobox', ['boat', 'boat-Kingfisher'], '"Boat Kingfisher"'),
    does('choose "South quay"', ['south'], 'price per night is "45 EUR"'),
    does('click Power and Wi-Fi', ['power', 'wifi'], 'price per night is 55 EUR'),
    isVague('click Power and Telephone'),
    does('click "Power" again', ['power'], '"Power" is not pressed, price per night: 50 EUR'),
    does('click "14 July 2027" in the calendar', ['day-14'], 'arrival: 14 July 2027'),
    does(
      'add "Jo" as crew member: enter "Jo" in "Crew member", click Add',
      ['crew', 'add'],
      '"Jo" in the "Crew" list',
    ),
    does('click "Request booking"', ['book'], '"Requested for 3 guests on 14 July 2027."'),
  ],
  // Lena: a product owner: tells what happens, quotes what matters to her and seldom the rest.
  'Lena, errors': [
    does('Open the checkout page at /checkout', [], 'The customer sees "Total: 24.00 EUR"'),
    isVague(
      'The customer clicks on Pay now without filling in anything',
      '"3 fields need your attention" appears at the top of the page',
    ),
    does(
      'The customer clicks on Pay now without filling in anything',
      ['pay'],
      '"3 fields need your attention" appears',
    ),
    sees('Next to the card number it says "A card number has 16 digits."'),
    does(
      'Enter "SUMMER" as the discount code and click on Apply',
      ['code', 'apply'],
      'The message "This code has expired." appears and the total stays at 24.00 EUR',
    ),
    does(
      'Enter "HARBOUR10" as the discount code and click on Apply',
      ['code', 'apply'],
      'The total goes down to 21.60 EUR',
    ),
    does(
      'The customer enters "Ann Ames" as the name on the card, "5555 4444 3333 2222" as the card number and "12/29" as the expiry date',
      ['holder', 'number', 'expiry'],
    ),
    does(
      'The customer clicks on the Pay now button',
      ['pay'],
      'The customer is told "The bank did not answer. You have not been charged."',
    ),
    does(
      'The customer tries again by clicking Pay now',
      ['pay'],
      '"Thank you! Your tickets are on their way." is displayed and "The bank did not answer." is gone',
    ),
    isWrong('The total is 24.00 EUR'),
    does('Click on Cancel order', ['leave'], 'The question "Leave checkout?" is shown'),
    does('Click on Stay', ['stay'], 'The customer is still on the checkout page'),
  ],
  // Kenji: english is not his first language: articles are missing, "push", "input", "confirm that … is displayed".
  'Kenji, bad markup': [
    does('Access "/intake".', [], 'Confirm that "Patient intake" is displayed.'),
    does('Push "Save record" button.', ['save'], 'Error message "Last name is missing" is displayed.'),
    does('Input "Mori" to "Last name".', ['last']),
    does('Input "Aiko" to "First name" text box.', ['first']),
    does('Input "01.02.1990" in "Date of birth" field.', ['birth']),
    does('Push "Save record".', ['save'], 'Message "Please choose a ward" is displayed.'),
    does('Select "Eyes" from "Ward" pull-down.', ['ward']),
    does(
      'Check "Urgent" check box.',
      ['urgent'],
      '"Urgent" check box is checked and "Private patient" check box is not checked.',
    ),
    does('Select "female" radio button.', ['female']),
    isVague('Input "555" to "Phone".'),
    does('Input "No pain." in "Complaint" text area.', ['complaint']),
    does(
      'Push "Save record" button.',
      ['save'],
      'Message "Record 1 saved" is displayed and "Mori, Aiko" is displayed.',
    ),
    sees('Row "Mori, Aiko" shows "Eyes (urgent)".'),
    isWrong('"Record 2 saved" is displayed.', 'Click "Earlier visits".', ['history']),
  ],
  // Ade: tests for accessibility: keys, focus, states, names, and what a screen reader would hear.
  'Ade, form': [
    does(
      'Open "/checkout" and put the focus in the "Name on card" field',
      ['holder'],
      'The focus is in the "Name on card" field',
    ),
    does('Type "Ann Ames" and press Tab', ['holder'], 'The "Card number" field has the focus'),
    does('Press Shift+Tab', ['number'], 'The focus returns to the "Name on card" field'),
    does(
      'Press Enter in the "Name on card" field',
      ['holder'],
      'The "Card number" field is marked as invalid, the "Name on card" field is not',
    ),
    does(
      'Press Space on the "Remember this card" checkbox',
      ['remember'],
      'The "Remember this card" checkbox is checked',
    ),
    sees('The "Expiry date" field has the placeholder "MM/YY"'),
    does(
      'Activate the "Cancel order" button with the Enter key',
      ['leave'],
      'The alert dialog "Leave checkout?" is open',
    ),
    does('Press "Stay"', ['stay'], 'The dialog "Leave checkout?" is closed'),
  ],
  'Ade, table': [
    does('Open "/people"', [], 'There is a table named "People" with 5 rows'),
    does('Open the menu "Actions for Bea Boyd"', ['actions-Bea'], 'The menu item "Deactivate" is shown'),
    isVague(
      'Choose the menu item "Deactivate"',
      'The status of "Bea Boyd" is "Inactive" and the others are unchanged',
      ['menu-deactivate'],
    ),
    does('Open the menu "Actions for Bea Boyd" again', ['actions-Bea']),
    does(
      'Choose the menu item "Deactivate"',
      ['menu-deactivate'],
      'The status of "Bea Boyd" is "Inactive" and the status of "Ann Ames" is "Active"',
    ),
    does(
      'Check "Select everybody on this page"',
      ['all'],
      'The checkbox "Select Dan Dale" is checked and "5 selected" is shown',
    ),
    does(
      'Uncheck "Select Dan Dale"',
      ['select-Dan'],
      'The checkbox "Select everybody on this page" is not checked',
    ),
    does('Choose "Pilots" as department', ['department'], 'Every row shows "Pilots"'),
    isWrong('Every row shows "2003"'),
    isVague(
      'Open the actions for Cy Cole and choose "Rename", answering "Cyril Cole"',
      '"Changed Cyril Cole." is announced',
    ),
    does(
      'Click "Actions for Cy Cole", choose the menu item "Rename" and answer "Cyril Cole" in the prompt',
      ['actions-Cy', 'menu-rename'],
      '"Changed Cyril Cole." is shown',
    ),
  ],
  'Ade, frames': [
    does('Open "/nested"', [], 'The heading "Support" is shown and the frame "Chat" is shown'),
    does(
      'In the "Chat" frame, enter "Hello" in the "Message" field and press the "Send" button',
      ['chat-message', 'chat-send'],
      'The "Conversation" log in the "Chat" frame shows "Hello"',
    ),
    isUnclear('Press the "Send" button'),
    isUnclear('Enter "x" in the "Message" field'),
    does('Enter "4242" in the "Card number" field of the "Donation" frame', ['input[1]']),
    does(
      'Press "Pay now" in the "Donation" frame',
      ['button[1]'],
      '"Paid with 4242" is shown in the "Donation" frame',
    ),
    sees('"Nothing sent" is still shown'),
  ],
  // Rosa: keeps cases in a test-management tool: a step, its data in a field of their own, an expected result in full.
  'Rosa, form': [
    does('Launch the application and open the "/sign-up" page', [], 'Sign up page is displayed'),
    does('Enter a valid name', ['#name'], '', 'Name=Rosa Diaz'),
    does('Enter the e-mail address', ['input[2]'], '', 'E-mail=rosa@example.test'),
    does('Fill in the remaining fields', ['#age', '#password'], '', 'Age=44; Password=long-enough'),
    does('Accept the terms', ['input[7]'], 'Checkbox "I agree to the terms" is ticked'),
    does(
      'Submit the form',
      ['button[1]'],
      'User is redirected to the "/welcome" page. Message "Your account was created." is displayed.',
    ),
    sees('Page heading is "Welcome, Rosa Diaz"'),
  ],
}
