import { does, isUnclear, isVague, isWrong, sees, type ToldCase } from './told.ts'

/** Keeps cases in a test-management tool: a step, its data in a field of their own, an expected result in full. */
export const rosa: ToldCase[] = [
  {
    by: 'Rosa',
    kind: 'form',
    steps: [
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
  },
  {
    by: 'Rosa',
    kind: 'errors',
    steps: [
      does('Open "/checkout" page', [], 'Checkout page is displayed with the heading "Checkout"'),
      does(
        'Enter invalid card data',
        ['holder', 'number', 'expiry'],
        '',
        'Name on card=R; Card number=123; Expiry date=13/30',
      ),
      does(
        'Click on "Pay now" button',
        ['pay'],
        'Error summary "There is a problem" is displayed. "2 fields need your attention" is displayed. User stays on the "/checkout" page.',
      ),
      does('Correct the card number', ['number'], '', 'Card number=4444333322221111'),
      does(
        'Click on "Pay now" button',
        ['pay'],
        'Message "A card number has 16 digits." is not displayed. Message "Write the expiry date as MM/YY." is displayed.',
      ),
      isWrong('Message "Thank you! Your tickets are on their way." is displayed'),
    ],
  },
  {
    by: 'Rosa',
    kind: 'slow network',
    steps: [
      does('Open "/patchy" page', [], 'Page title is "Reports – Harbour"'),
      does(
        'Click on "Monthly report" button and wait until the report is displayed',
        ['month'],
        'Section "Monthly figures" is displayed',
      ),
      isVague('Look at the report', 'Field "Income" shows "18,400.00 EUR"'),
      sees('Income shows "18,400.00 EUR"'),
      isVague(
        'Click on "Import bookings"',
        'Progress goes up. "Import finished: 17 bookings, 2 skipped" is displayed at the end.',
      ),
      does(
        'Click on "Import bookings" and wait until "Import finished" is displayed',
        ['import'],
        '"Import finished: 17 bookings, 2 skipped" is displayed.',
      ),
      sees('"Imported 80 %" is not displayed any more'),
    ],
  },
  {
    by: 'Rosa',
    kind: 'infinite list',
    steps: [
      isVague('Open "/feed" page', 'First 10 posts are displayed'),
      does('Open "/feed" page', [], '"10 posts so far" is displayed'),
      does('Scroll down until "Post 25" is visible'),
      does(
        'Click on "Save for later" button for "Post 25"',
        ['save-25'],
        '"1 saved" is displayed and button "Saved" is displayed in "Post 25"',
      ),
      does('Click on "Back to top" button', ['top'], 'Heading "Harbour news" is visible'),
      isUnclear('Click on "Save for later"'),
    ],
  },
  {
    by: 'Rosa',
    kind: 'upload',
    steps: [
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
      does('Upload a PDF file of 1 MB to "CV"', ['#cv'], 'Message "Thank you." is displayed'),
      does(
        'Drag and drop the file "plan.docx" onto the area "Drop files here"',
        ['#zone'],
        '"zone: plan.docx" is listed',
      ),
    ],
  },
]
