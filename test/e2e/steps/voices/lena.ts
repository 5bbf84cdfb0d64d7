import { does, isUnclear, isVague, isWrong, sees, type ToldCase } from './told.ts'

/** A product owner: tells what happens, quotes what matters to her and seldom the rest. */
export const lena: ToldCase[] = [
  {
    by: 'Lena',
    kind: 'errors',
    steps: [
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
        'The customer enters "Ann Ames" as the "Name on card", "5555 4444 3333 2222" as the card number and "12/29" as the expiry date',
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
  },
  {
    by: 'Lena',
    kind: 'form',
    steps: [
      does('Go to the shipping page', ['a[2]'], 'The page "Shipping cost" opens'),
      does('Choose a weight of "7" kg and "Europe" as the destination', ['#weight', '#zone']),
      does('Tick Fragile and choose Express shipping', ['#fragile', '#speed']),
      does('Untick Fragile and choose Standard shipping', ['#fragile', '#speed']),
      does('Tick "Fragile" and choose "Express" as the shipping', ['#fragile', '#speed']),
      isVague('Choose Overnight shipping'),
      does('Set the number of boxes to 2', ['#boxes']),
      does('Set "Boxes" to 2', ['#boxes']),
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
  },
  {
    by: 'Lena',
    kind: 'dialog',
    steps: [
      does('Open /workflow', [], 'The request has the status "Draft"'),
      isVague('Submit the request', 'The status is now "Submitted" and it can no longer be submitted'),
      does(
        'Submit the request by clicking "Submit"',
        ['#submit'],
        'The order status is now "Submitted" and the "Submit" button is disabled',
      ),
      does('Withdraw the request', ['#withdraw'], 'The system asks "Withdraw the request?"'),
      does(
        'Confirm by clicking Withdraw in the dialog',
        ['button[6]'],
        'The status is "Withdrawn" and the dialog is closed',
      ),
    ],
  },
  {
    by: 'Lena',
    kind: 'table',
    steps: [
      isVague('Look at the list of orders at /orders', 'There are three orders'),
      does('Go to /orders', [], '"3 orders" are listed'),
      isVague('Filter by "bread"', 'Only the bread order is left: "1 order"'),
      does('Filter by "bread"', ['#filter'], '"1 order" is shown and the table has one row'),
      isVague('Remove the filter again', 'All "3 orders" are back'),
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
  },
]
