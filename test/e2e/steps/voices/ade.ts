import { does, isUnclear, isVague, isWrong, sees, type ToldCase } from './told.ts'

/** Tests for accessibility: keys, focus, states, names, and what a screen reader would hear. */
export const ade: ToldCase[] = [
  {
    by: 'Ade',
    kind: 'form',
    steps: [
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
  },
  {
    by: 'Ade',
    kind: 'widgets',
    steps: [
      does('Open "/controls"'),
      does('Hover the mouse over "More"', [], 'A link named "Details" appears'),
      does(
        'Select the "History" tab',
        ['button[4]'],
        'The "History" tab is selected and the "Overview" tab is not selected',
      ),
      does('Switch on "Dark mode"', ['div[4]'], 'The switch "Dark mode" is on'),
      does('Double click on "Open item"', ['button[1]'], 'The status message "Opened twice" is announced'),
      isWrong('"History panel" is announced'),
      does('Double click on "Open item"', ['button[1]'], 'The status message "Opened twice" is shown'),
      does('Open the "Terms" disclosure', ['summary[1]'], '"All sales are final." can be read'),
      sees('The "Locked" field is disabled and the "Read-only" field cannot be edited'),
      isWrong('The "Dark mode" switch is off'),
    ],
  },
  {
    by: 'Ade',
    kind: 'table',
    steps: [
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
      isWrong('Every row shows "Pilots"'),
      does('Choose "Pilots" as department', ['department'], 'Every row shows "Pilots"'),
      isWrong('Every row shows "2003"'),
      does(
        'Choose "Pilots" as department',
        ['department'],
        'There are 3 rows and "Crane" is not shown in the "People" table',
      ),
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
  },
  {
    by: 'Ade',
    kind: 'frames',
    steps: [
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
  },
]
