import type { FaultyCase } from './faults.ts'

/** Pages on which it is not so, for sentences about all of something, a place, an announcement, and for names that stand without quotes. */
export const wordingFaults: Record<string, FaultyCase> = {
  'what is said of all rows': {
    steps: [['Open "/people"'], ['Choose "Pilots" as department', 'Every row shows "Pilots"']],
    faults: [
      ['a filter that keeps all', "el('department').value === 'All' ||", 'true ||'],
      [
        'a filter that keeps one too many',
        "department === el('department').value)",
        "department === el('department').value || department === 'Office')",
      ],
      ['a filter that keeps none', "department === el('department').value)", 'department === 0)'],
      ['a word that only the heads bear', "'</th><td>' + department", "'</th><td>' + since"],
      ['a second table', '<p id="range"></p>', '<p id="range"></p><table><tr><td>Pilots</td></tr></table>'],
    ],
  },
  'a text that stands below a table': {
    steps: [['Open "/people"', '"Showing 1 to 5 of 12" is displayed below the table']],
    faults: [
      ['it stands above', "getElementById('range').textContent", "getElementById('selected').textContent"],
      ['it stands beside', 'id="range"', 'id="range" style="position:absolute;left:1000px;top:60px"'],
      ['it stands in the table', 'id="range"', 'id="range" style="position:absolute;left:20px;top:130px"'],
    ],
  },
  'the only one that is listed': {
    late: true,
    steps: [
      ['Open "/patchy"'],
      ['Type "auro" in "Look up a ship"', 'Only "Aurora" is listed in "Ships found"'],
    ],
    faults: [
      ['another one too', 'includes(wanted)', "includes('aur')"],
      ['another one instead', 'name.toLowerCase().includes(wanted)', "name === 'Borealis'"],
      ['none', 'includes(wanted)', "includes('nothing')"],
      ['no list', '<ul aria-label="Ships found"></ul>', '<p><ul></ul></p>'],
    ],
  },
  'a message that is announced': {
    steps: [
      ['Open "/controls" and double click on "Open item"', 'The status message "Opened twice" is announced'],
    ],
    faults: [
      ['a message for the eye only', '<p role="status">', '<p data-role="status">'],
      ['a region that is off', '<p role="status">', '<p role="status" aria-live="off">'],
      ['a region that is hidden from all but the eye', 'role="status"', 'role="status" aria-hidden="true"'],
    ],
    harmless: [
      [
        'a region that only the ear gets',
        '<p role="status">',
        '<p role="status" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">',
      ],
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
      ['a field that is filled in beforehand', 'name="name"', 'name="name" value="Ann"'],
      ['a text that is there beforehand', 'placeholder="A few words"></textarea>', '>Hello</textarea>'],
    ],
    harmless: [
      ['a field that nobody can change', '<input id="name"', '<input disabled value="x"> <input id="name"'],
    ],
  },
  'a name with an article in it': {
    late: true,
    steps: [
      ['Open "/checkout" and enter "Ann" as the name on the card'],
      ['Click "Pay now"', '"2 fields need your attention" is shown'],
    ],
    faults: [
      ['a name on something else', '>Name on card<', '>Name on parcel<'],
      ['a name of which it is a part', '>Name on card<', '>First name on card<'],
      ['two of that name', '<label for="code">Discount code<', '<label for="code">Name on card<'],
    ],
    harmless: [
      [
        'a mere name in another place',
        '<h2>Your order</h2>',
        '<h2>Your order</h2><label>Name <input></label>',
      ],
      ['the article on the page too', '>Name on card<', '>Name on the card<'],
    ],
  },
  'names that stand without quotes': {
    late: true,
    steps: [
      ['Open "/booking" and click Power and Wi-Fi', 'The price per night is 10 EUR'],
      ['Open "/shipping" and enter "7" in "Weight"'],
      ['Tick Fragile, choose Express shipping and set the number of boxes to 2'],
      ['Choose "Europe" from "Destination" and press Calculate', 'The price is "50.00 EUR"'],
    ],
    faults: [
      ['one of the two is gone', '>Wi-Fi<', '>Telephone<'],
      ['one of the two is a part of a name', '>Power<', '>Power sockets<'],
      ['two of one name', '>Water<', '>Power<'],
      ['a field of which it is a part', '>Boxes<', '>Boxes a pallet<'],
      ['two fields of that name', '>Pick-up date<', '>Boxes<'],
      ['a choice of another name', '<option>Express<', '<option>Express overnight<'],
      ['a field of another name', '>Shipping<', '>Shipping insurance<'],
    ],
  },
  'a file in brackets': {
    steps: [['Open "/uploads" and upload a valid CV (PDF, 1 MB)', 'The message "Thank you." is shown']],
    faults: [
      ['a field of another name', '<label>CV <', '<label>Letter <'],
      ['a smaller limit', 'file.size > 2000000', 'file.size > 999999'],
    ],
  },
  'a filter that is cleared': {
    steps: [
      ['Open "/orders" and filter by "bread"', '"1 order" is shown'],
      ['Clear the filter', 'All "3 orders" are back'],
    ],
    faults: [
      ['a list that stays short', "'input', draw)", "'input', draw, { once: true })"],
      ['no filter', '<label>Filter <', '<label>Find <'],
    ],
  },
}
