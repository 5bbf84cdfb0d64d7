import { does, isUnclear, isVague, isWrong, sees, type ToldStep } from './told.ts'

/** Cases as different people write them. */
export const toldCases: Record<string, ToldStep[]> = {
  // Marta: a manual tester of many years: full sentences, "verify that", everything quoted.
  'Marta, infinite list': [
    does('Navigate to "/feed".', [], 'Verify that the heading "Harbour news" is displayed.'),
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
    does(
      'Select "Bob" in the "Posts by" dropdown list.',
      ['author'],
      'Verify that "By Ann" is not displayed on the page.',
    ),
  ],
  'Marta, table': [
    does(
      'Navigate to the "/people" page.',
      [],
      'Verify that the text "Showing 1 to 5 of 12" is displayed below the table.',
    ),
    sees('Verify that "0 selected" is displayed above the table.'),
    isWrong('Verify that "0 selected" is displayed below the table.'),
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
    does('Tick the checkbox in the row "Cy Cole".', ['select-Cy'], 'Verify that "2 selected" is displayed.'),
    does(
      'Click the "Deactivate selected" button and confirm the dialog by clicking "OK".',
      ['deactivate'],
      'Verify that the message "2 people were deactivated." is displayed.',
    ),
    sees('Verify that the "Status" column in the row "Cy Cole" displays "Inactive".'),
    isWrong('Verify that the "Status" column in the row "Lou Lane" displays "Inactive".'),
    isUnclear('Click the "Actions" button.'),
  ],
  // Deepak: writes scenarios: Given, When, Then, in the first person.
  'Deepak, single-page app': [
    does('Given I am on "/board"', [], 'Then I should see the heading "Projects"'),
    sees('Then I should see "3 projects"', 'When the page has loaded'),
    does(
      'When I search for "pier" in the "Find a project" field',
      ['find'],
      'Then I should see "1 project" and I should not see "Lighthouse"',
    ),
    does(
      'When I click on the link "North pier"',
      ['open-2'],
      'Then the heading should be "North pier" and the budget should be "900 EUR"',
    ),
    does('And I click "Edit project"', ['edit'], 'Then the "Project name" field should contain "North pier"'),
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
  'Chris, tabs': [
    does('open /tabs'),
    does('click "Help", switch to the new tab', ['a[1]'], 'h1 is "Help"'),
    does('type "why" into "Question"', ['input[1]'], 'url ends with /help'),
    does('close tab', [], 'h1 "Tabs" is back'),
    does('click "Open help window" and switch to the popup', ['button[1]'], 'url contains "from=popup"'),
    does('click "Answer", then back to the first tab', ['button[1]'], '"Heard an answer"'),
  ],
  'Chris, shadow roots': [
    does('goto /shadow'),
    does('fill "Nickname" = "Zed", click "Greet"', ['#nick', 'button[1]'], '"Hello, Zed"'),
    does('goto /chat'),
    does(
      'type "hi there" into "Message", hit Send',
      ['chat-message', 'chat-send'],
      '"hi there" and then "How can I help?" in "Conversation"',
    ),
    sees('"Robin is typing" is gone'),
    isUnclear('click "Copy"'),
    does('click the 2nd "Copy"', ['copy-How can I help?'], 'button "Copied" visible'),
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
  'Lena, form': [
    does('Go to the shipping page', ['a[2]'], 'The page "Shipping cost" opens'),
    does('Choose a weight of "7" kg and "Europe" as the destination', ['#weight', '#zone']),
    does('Tick Fragile and choose Express shipping', ['#fragile', '#speed']),
    isVague('Choose Overnight shipping'),
    does('Set the number of boxes to 2', ['#boxes']),
    does('Press Calculate', ['button[2]'], 'The price is "50.00 EUR"'),
    isVague(
      'Now choose the carrier "Gull Post" and calculate again',
      'The quote names the carrier "Gull Post"',
    ),
    does(
      'Now choose the carrier "Gull Post" and press "Calculate" again',
      ['#carrier', 'li[2]', 'button[2]'],
      'The "Quote" section shows "Carrier: Gull Post"',
    ),
    isWrong('The price is "25.00 EUR"'),
  ],
  'Lena, table': [
    isVague('Look at the list of orders at /orders', 'There are three orders'),
    does('Go to /orders', [], '"3 orders" are listed'),
    does('Filter by "bread"', ['#filter'], '"1 order" is shown and the table has one row'),
    isWrong('All "3 orders" are back'),
    does('Clear the filter', ['#filter'], 'All "3 orders" are back'),
    isVague('Delete the order for Cheese and confirm', '"Cheese" has disappeared from the Orders table'),
    does(
      'Click "Delete" for "Cheese" and accept the confirmation',
      ['button[6]'],
      '"Cheese" has disappeared from the Orders table',
    ),
    isVague('Edit an order'),
    isUnclear('Click "Edit"'),
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
  'Kenji, drag': [
    does('Access "/gestures".'),
    does(
      'Drag card "Milk" and drop to "Done" column.',
      ['div[2]', 'div[4]'],
      '"Milk moved to Done" is displayed.',
    ),
    does('Set slider "Volume" to 80.', ['input[1]'], '"Volume 80" is displayed.'),
    does('Input "14:30" to time field "Start".', ['input[2]'], '"Starts 14:30" is displayed.'),
    does(
      'Push "Prepare" button, and wait until "Now you can send" is displayed.',
      ['button[2]'],
      '"Send" button becomes enabled.',
    ),
    does('Change window size to 375 x 812.', [], '"Narrow layout" is displayed.'),
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
  'Rosa, upload': [
    does('Open "/uploads" page'),
    isUnclear(
      'Upload a PDF file larger than 2 MB',
      'Error message "The file is larger than 2 MB." is displayed',
    ),
    does(
      'Upload a PDF file larger than 2 MB to "CV"',
      ['#cv'],
      'Error message "The file is larger than 2 MB." is displayed',
    ),
    does('Upload a valid CV (PDF, 1 MB)', ['#cv'], 'Message "Thank you." is displayed'),
    does(
      'Drag and drop the file "plan.docx" onto the area "Drop files here"',
      ['#zone'],
      '"zone: plan.docx" is listed',
    ),
  ],
}
