import { fault, type FaultyCase } from './faults.ts'

/** Pages on which it is not so, for sentences about all of something, a place, an announcement, and for names that stand without quotes. */
export const wordingFaults: Record<string, FaultyCase> = {
  'what is said of all rows': {
    steps: [['Open "/people"'], ['Choose "Pilots" as department', 'Every row shows "Pilots"']],
    faults: [
      fault('a filter that keeps all', '/people', "el('department').value === 'All' ||", 'true ||'),
      fault(
        'a filter that keeps one too many',
        '/people',
        "department === el('department').value)",
        "department === el('department').value || department === 'Office')",
      ),
      fault(
        'a filter that keeps none',
        '/people',
        "department === el('department').value)",
        'department === 0)',
      ),
      fault('a word that only the heads bear', '/people', "'</th><td>' + department", "'</th><td>' + since"),
      fault(
        'a second table',
        '/people',
        '<p id="range"></p>',
        '<p id="range"></p><table><tr><td>Pilots</td></tr></table>',
      ),
    ],
  },
  'a text that stands below a table': {
    steps: [['Open "/people"', '"Showing 1 to 5 of 12" is displayed below the table']],
    faults: [
      fault(
        'it stands above',
        '/people',
        "getElementById('range').textContent",
        "getElementById('selected').textContent",
      ),
      fault(
        'it stands beside',
        '/people',
        '<p id="range"></p>',
        '<p id="range" style="position:absolute;left:1000px;top:60px"></p>',
      ),
      fault(
        'it stands in the table',
        '/people',
        '<p id="range"></p>',
        '<p id="range" style="position:absolute;left:20px;top:130px"></p>',
      ),
    ],
  },
  'the only one that is listed': {
    steps: [
      ['Open "/patchy"'],
      ['Type "auro" in "Look up a ship"', 'Only "Aurora" is listed in "Ships found"'],
    ],
    faults: [
      fault('another one too', '/patchy', 'includes(wanted)', "includes('aur')"),
      fault('another one instead', '/patchy', 'name.toLowerCase().includes(wanted)', "name === 'Borealis'"),
      fault('none', '/patchy', 'includes(wanted)', "includes('nothing')"),
      fault('no list', '/patchy', '<ul aria-label="Ships found"></ul>', '<p><ul></ul></p>'),
    ],
  },
  'a message that is announced': {
    steps: [
      ['Open "/controls" and double click on "Open item"', 'The status message "Opened twice" is announced'],
    ],
    faults: [
      fault('a message for the eye only', '/controls', '<p role="status">', '<p data-role="status">'),
      fault('a region that is off', '/controls', '<p role="status">', '<p role="status" aria-live="off">'),
      fault(
        'a region that is hidden from all but the eye',
        '/controls',
        '<p role="status">',
        '<p role="status" aria-hidden="true">',
      ),
    ],
    harmless: [
      fault(
        'a region that only the ear gets',
        '/controls',
        '<p role="status">',
        '<p role="status" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">',
      ),
    ],
  },
  'fields that are left empty': {
    steps: [
      [
        'Open "/sign-up", leave all fields empty and click "Create account"',
        'The error message "Enter a valid e-mail address." is shown next to the "E-mail" field',
      ],
    ],
    faults: [
      fault(
        'a field that is filled in beforehand',
        '/sign-up',
        '<input id="name" name="name"',
        '<input id="name" name="name" value="Ann"',
      ),
      fault(
        'a text that is there beforehand',
        '/sign-up',
        'placeholder="A few words"></textarea>',
        '>Hello</textarea>',
      ),
    ],
    harmless: [
      fault(
        'a field that nobody can change',
        '/sign-up',
        '<input id="name" name="name"',
        '<input disabled value="x"> <input id="name" name="name"',
      ),
    ],
  },
  'a name with an article in it': {
    steps: [
      ['Open "/checkout" and enter "Ann" as the name on the card'],
      ['Click "Pay now"', '"2 fields need your attention" is shown'],
    ],
    faults: [
      fault('a name on something else', '/checkout', '>Name on card<', '>Name on parcel<'),
      fault('a name of which it is a part', '/checkout', '>Name on card<', '>First name on card<'),
      fault(
        'two of that name',
        '/checkout',
        '<label for="code">Discount code<',
        '<label for="code">Name on card<',
      ),
    ],
    harmless: [
      fault(
        'a mere name in another place',
        '/checkout',
        '<h2>Your order</h2>',
        '<h2>Your order</h2><p><label>Name <input></label></p>',
      ),
      fault('the article on the page too', '/checkout', '>Name on card<', '>Name on the card<'),
    ],
  },
  'names that stand without quotes': {
    steps: [
      ['Open "/booking" and click Power and Wi-Fi', 'The price per night is 10 EUR'],
      ['Open "/shipping" and enter "7" in "Weight"'],
      ['Tick Fragile, choose Express shipping and set the number of boxes to 2'],
      ['Choose "Europe" from "Destination" and press Calculate', 'The price is "50.00 EUR"'],
    ],
    faults: [
      fault('one of the two is gone', '/booking', '>Wi-Fi<', '>Telephone<'),
      fault('one of the two is a part of a name', '/booking', '>Power<', '>Power sockets<'),
      fault('two of one name', '/booking', '>Water<', '>Power<'),
      fault('a field of which it is a part', '/shipping', '>Boxes<', '>Boxes a pallet<'),
      fault('two fields of that name', '/shipping', '>Pick-up date<', '>Boxes<'),
      fault('a choice of another name', '/shipping', '<option>Express<', '<option>Express overnight<'),
      fault('a field of another name', '/shipping', '>Shipping<', '>Shipping insurance<'),
    ],
  },
  'a file in brackets': {
    steps: [['Open "/uploads" and upload a valid CV (PDF, 1 MB)', 'The message "Thank you." is shown']],
    faults: [
      fault('a field of another name', '/uploads', '<label>CV <', '<label>Letter <'),
      fault('a smaller limit', '/uploads', 'file.size > 2000000', 'file.size > 999999'),
    ],
  },
  'a filter that is cleared': {
    steps: [
      ['Open "/orders" and filter by "bread"', '"1 order" is shown'],
      ['Clear the filter', 'All "3 orders" are back'],
    ],
    faults: [
      fault(
        'a list that stays short',
        '/orders',
        "filter.addEventListener('input', draw)",
        "filter.addEventListener('input', draw, { once: true })",
      ),
      fault('no filter', '/orders', '<label>Filter <', '<label>Find <'),
    ],
  },
}
