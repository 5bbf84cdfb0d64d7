import { fault, type FaultyCase } from './faults.ts'

/** Faults in a single-page app, on a slow network, in an endless list, in bad markup, in drawn controls, in a table and among errors. */
export const pageFaults: Record<string, FaultyCase> = {
  'a single-page app': {
    steps: [
      ['Open "/board"', 'I should see "3 projects"'],
      [
        'Search for "pier" in the "Find a project" field',
        'I should see "1 project" and "Lighthouse" is not shown',
      ],
      ['Follow "North pier"', 'The budget is "900 EUR" and the URL ends with "#/projects/2"'],
      [
        'Click "Edit project", change the "Budget in EUR" to "950" and press "Save project"',
        '"Project saved" is shown, the heading is "North pier" and the budget is "950 EUR"',
      ],
    ],
    faults: [
      fault('a search that finds all', '/board', '.includes(find.value.toLowerCase())', '.includes("")'),
      fault('a search that never answers', '/board', 'timer = setTimeout(draw, 250)', 'timer = 0'),
      fault('a list that is never drawn', '/board', 'setTimeout(draw, 200)', 'void draw'),
      fault('the wrong project', '/board', 'one.id === Number(id)', 'one.id === Number(id) + 1'),
      fault(
        'a budget that is never worked out',
        '/board',
        'if (dd) dd.textContent',
        'if (!dd) dd.textContent',
      ),
      fault('an address without its project', '/board', "'#/projects/' + saved.id", "'#/projects'"),
      fault('a budget that is not kept', '/board', 'Object.assign(project, saved)', 'void saved'),
      fault('no word of the saving', '/board', "say('Project saved')", 'void 0'),
    ],
  },
  'a slow network': {
    steps: [
      ['Open "/patchy"', 'The page title is "Reports – Harbour"'],
      ['Click "Monthly report"', 'The income is "18,400.00 EUR" and "Preparing…" is not shown any more'],
      ['Click "Sync now"', 'The message "The server is busy. Please try again." shows up'],
      ['Click "Try again"', '"Everything is up to date." and no "Try again" button'],
      ['Type "auro" in "Look up a ship"', '1 item in "Ships found": "Aurora"'],
      ['Fill "Remarks" with "fine"', '"All changes saved" is shown and "Not saved yet" is not shown'],
    ],
    faults: [
      fault('a button that stays busy', '/patchy', "el('month').textContent = 'Monthly report'", 'void 0'),
      fault('figures that never come', '/patchy', 'await ask(600)', 'await new Promise(() => 0)'),
      fault('an answer that is not looked at', '/patchy', 'ok ? ', 'true ? '),
      fault('no second try', '/patchy', "el('again').hidden = ok", "el('again').hidden = true"),
      fault('an offer that stays', '/patchy', "el('again').hidden = ok", "el('again').hidden = false"),
      fault('the answer to an earlier question', '/patchy', 'includes(wanted)', "includes('aur')"),
      fault('remarks that are never kept', '/patchy', "note.textContent = 'All changes saved'", 'void 0'),
    ],
    harmless: [fault('a slower answer', '/patchy', 'await ask(1200)', 'await ask(1800)')],
  },
  'an endless list': {
    steps: [
      ['Open "/feed"', '"10 posts so far" is displayed'],
      ['Scroll down until "Post 25" is visible'],
      [
        'Click on "Like" for "Post 25"',
        '"Likes: 1" is shown in "Post 25" and "Likes: 1" is not shown in "Post 24"',
      ],
      ['Scroll to the bottom of the page', '"That is all for today" is displayed'],
    ],
    faults: [
      fault('a list that ends early', '/feed', 'shown >= 30', 'shown >= 20'),
      fault('a like that counts twice', '/feed', "'b').textContent) + 1", "'b').textContent) + 2"),
      fault(
        'a like for the post before',
        '/feed',
        "article.querySelector('b').textContent = Number",
        "article.previousSibling.querySelector('b').textContent = Number",
      ),
      fault('no word at the end', '/feed', "'That is all for today'", "''"),
    ],
  },
  'bad markup': {
    steps: [
      ['Open "/intake"'],
      ['Push "Save record" button', 'Error message "Last name is missing" is displayed'],
      ['Input "Mori" to "Last name", select "Eyes" from "Ward" pull-down and check "Urgent" check box'],
      [
        'Push "Save record" button',
        'Message "Record 1 saved" is displayed and row "Mori" shows "Eyes (urgent)"',
      ],
    ],
    faults: [
      fault('nothing behind the button', '/intake', 'onclick="save()"', 'onclick="void 0"'),
      fault(
        'a button that is only a text',
        '/intake',
        '<div class=btn data-t="save" onclick="save()">',
        '<div>',
      ),
      fault('a demand that is not made', '/intake', "if (!q('last').value)", 'if (false)'),
      fault('no word of urgency', '/intake', "' (urgent)'", "''"),
      fault('another ward', '/intake', "q('ward').value +", "'Surgery' +"),
      fault('a label of another field', '/intake', '<td>Ward</td>', '<td>Room</td>'),
    ],
  },
  'drawn controls': {
    steps: [
      ['Open "/booking"'],
      [
        'Click "One more guest" twice and pick "Kingfisher" in the "Boat" combobox',
        '"Boat Kingfisher" is shown',
      ],
      ['Choose "South quay" and click "Power"', 'The price per night is "50 EUR" and "Power" is pressed'],
      ['Click "14 July 2027" in the calendar', 'Arrival: 14 July 2027'],
      ['Press "Request booking"', '"Requested for 4 guests on 14 July 2027." is shown'],
    ],
    faults: [
      fault('no suggestions', '/booking', "'Kittiwake', 'Kingfisher', 'Petrel'", "'Kittiwake', 'Petrel'"),
      fault('a suggestion that is not taken', '/booking', "say('Boat ' + target.textContent)", 'void 0'),
      fault('a guest too few', '/booking', 'count(1)', 'count(0)'),
      fault('another price', '/booking', '? 45 :', '? 54 :'),
      fault(
        'a button that does not say it is pressed',
        '/booking',
        "!== 'true')); price() }",
        "=== 'true')); price() }",
      ),
      fault('the day before', '/booking', "target.getAttribute('aria-label') }", "'13 July 2027' }"),
      fault('a day that cannot be chosen', '/booking', 'day % 10 === 0', 'day % 7 === 0'),
    ],
  },
  'a table of people': {
    steps: [
      ['Open "/people"', '"Showing 1 to 5 of 12" is displayed'],
      ['Click on the column header "Since"', 'The first row contains "Hal Hart"'],
      ['Tick the checkbox in the row "Cy Cole"', '"1 selected" is displayed'],
      [
        'Click "Deactivate selected" and confirm the dialog',
        'The "Status" of the row "Cy Cole" is "Inactive" and the "Status" of the row "Lou Lane" is "Active"',
      ],
      ['Click "Next" twice', 'The "Next" button is disabled and the table has 2 rows'],
    ],
    faults: [
      fault('sorted the other way', '/people', '(up ? 1 : -1)', '(up ? -1 : 1)'),
      fault(
        'a choice of somebody else',
        '/people',
        "aria-label').slice(7)); draw() }\nbody.onclick",
        "aria-label').slice(7) + 'x'); draw() }\nbody.onclick",
      ),
      fault('everybody deactivated', '/people', 'if (chosen.has(one.name)) one.status', 'one.status'),
      fault(
        'nobody asked',
        '/people',
        "if (!confirm('Deactivate ' + chosen.size + ' people?')) return",
        'return',
      ),
      fault('one page too many', '/people', 'page * 5 + 5 >= hits.length', 'page * 5 >= hits.length'),
      fault('longer pages', '/people', 'page * 5 + 5)', 'page * 5 + 6)'),
    ],
  },
  'errors of a form and of a server': {
    steps: [
      ['Open "/checkout"', 'The customer sees "Total: 24.00 EUR"'],
      [
        'Click "Pay now" without filling in anything',
        '"3 fields need your attention" and "A card number has 16 digits." are shown',
      ],
      ['Enter "HARBOUR10" as the discount code and click "Apply"', 'The total goes down to 21.60 EUR'],
      [
        'Enter "Ann" as the "Name on card", "5555444433332222" as the card number and "12/29" as the expiry date, then click "Pay now"',
        'The customer is told "The bank did not answer. You have not been charged."',
      ],
      [
        'Click "Pay now" again',
        '"Thank you! Your tickets are on their way." is displayed and "The bank did not answer." is gone',
      ],
    ],
    faults: [
      fault('a wrong number of fields', '/checkout', 'wrong.length + ', 'wrong.length + 1 + '),
      fault(
        'fifteen digits',
        '/checkout',
        "'A card number has 16 digits.'",
        "'A card number has 15 digits.'",
      ),
      fault('a discount from the start', '/checkout', '<strong id="total">24.00', '<strong id="total">21.60'),
      fault('no discount', '/checkout', "ok ? '21.60 EUR'", "ok ? '24.00 EUR'"),
      fault('thanks for nothing', '/checkout', 'if (!ok)', 'if (false)'),
      fault(
        'a failure that stays',
        '/checkout',
        "at('summary').innerHTML = wrong.length === 0 ? ''",
        "if (wrong.length) at('summary').innerHTML = wrong.length === 0 ? ''",
      ),
      fault('no second try', '/checkout', "el('pay').disabled = false", 'void 0'),
    ],
  },
}
