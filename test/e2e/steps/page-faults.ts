import type { FaultyCase } from './faults.ts'

/** Faults in a single-page app, on a slow network, in an endless list, in bad markup, in drawn controls, in a table and among errors. */
export const pageFaults: Record<string, FaultyCase> = {
  'a single-page app': {
    late: true,
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
      ['a search that finds all', '.includes(find.value.toLowerCase())', '.includes("")'],
      ['a search that never answers', 'timer = setTimeout(draw, 250)', 'timer = 0'],
      ['a list that is never drawn', 'setTimeout(draw, 200)', 'void draw'],
      ['the wrong project', 'one.id === Number(id)', 'one.id === Number(id) + 1'],
      ['a budget that is never worked out', 'if (dd) dd.textContent', 'if (!dd) dd.textContent'],
      ['an address without its project', "'#/projects/' + saved.id", "'#/projects'"],
      ['a budget that is not kept', 'Object.assign(project, saved)', 'void saved'],
      ['no word of the saving', "say('Project saved')", 'void 0'],
    ],
  },
  'a slow network': {
    late: true,
    steps: [
      ['Open "/patchy"', 'The page title is "Reports – Harbour"'],
      ['Click "Monthly report"', 'The income is "18,400.00 EUR" and "Preparing…" is not shown any more'],
      ['Click "Sync now"', 'The message "The server is busy. Please try again." shows up'],
      ['Click "Try again"', '"Everything is up to date." and no "Try again" button'],
      ['Type "auro" in "Look up a ship"', '1 item in "Ships found": "Aurora"'],
      ['Fill "Remarks" with "fine"', '"All changes saved" is shown and "Not saved yet" is not shown'],
    ],
    faults: [
      ['a button that stays busy', "el('month').textContent = 'Monthly report'", 'void 0'],
      ['figures that never come', 'await ask(600)', 'await new Promise(() => 0)'],
      ['an answer that is not looked at', 'ok ? ', 'true ? '],
      ['no second try', "el('again').hidden = ok", "el('again').hidden = true"],
      ['an offer that stays', "el('again').hidden = ok", "el('again').hidden = false"],
      ['the answer to an earlier question', 'includes(wanted)', "includes('aur')"],
      ['remarks that are never kept', "note.textContent = 'All changes saved'", 'void 0'],
    ],
    harmless: [['a slower answer', 'await ask(1200)', 'await ask(1800)']],
  },
  'an endless list': {
    late: true,
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
      ['a list that ends early', 'shown >= 30', 'shown >= 20'],
      ['a like that counts twice', "'b').textContent) + 1", "'b').textContent) + 2"],
      [
        'a like for the post before',
        "article.querySelector('b').textContent =",
        "article.previousSibling.querySelector('b').textContent =",
      ],
      ['no word at the end', "'That is all for today'", "''"],
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
      ['nothing behind the button', 'onclick="save()"', 'onclick="void 0"'],
      ['a button that is only a text', '<div class=btn data-t="save" onclick="save()">', '<div>'],
      ['a demand that is not made', "if (!q('last').value)", 'if (false)'],
      ['no word of urgency', "' (urgent)'", "''"],
      ['another ward', "q('ward').value +", "'Surgery' +"],
      ['a label of another field', '<td>Ward</td>', '<td>Room</td>'],
    ],
  },
  'drawn controls': {
    late: true,
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
      ['no suggestions', "'Kittiwake', 'Kingfisher', 'Petrel'", "'Kittiwake', 'Petrel'"],
      ['a suggestion that is not taken', "say('Boat ' + target.textContent)", 'void 0'],
      ['a guest too few', 'count(1)', 'count(0)'],
      ['another price', '? 45 :', '? 54 :'],
      ['a button that does not say it is pressed', "!== 'true')); price() }", "=== 'true')); price() }"],
      ['the day before', "target.getAttribute('aria-label') }", "'13 July 2027' }"],
      ['a day that cannot be chosen', 'day % 10 === 0', 'day % 7 === 0'],
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
      ['sorted the other way', '(up ? 1 : -1)', '(up ? -1 : 1)'],
      [
        'a choice of somebody else',
        "aria-label').slice(7)); draw() }\nbody.onclick",
        "aria-label').slice(7) + 'x'); draw() }\nbody.onclick",
      ],
      ['everybody deactivated', 'if (chosen.has(one.name)) one.status', 'one.status'],
      ['nobody asked', "if (!confirm('Deactivate ' + chosen.size + ' people?')) return", 'return'],
      ['one page too many', 'page * 5 + 5 >= hits.length', 'page * 5 >= hits.length'],
      ['longer pages', 'page * 5 + 5)', 'page * 5 + 6)'],
    ],
  },
  'errors of a form and of a server': {
    late: true,
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
      ['a wrong number of fields', 'wrong.length + ', 'wrong.length + 1 + '],
      ['fifteen digits', "'A card number has 16 digits.'", "'A card number has 15 digits.'"],
      ['a discount from the start', '<strong id="total">24.00', '<strong id="total">21.60'],
      ['no discount', "ok ? '21.60 EUR'", "ok ? '24.00 EUR'"],
      ['thanks for nothing', 'if (!ok)', 'if (false)'],
      [
        'a failure that stays',
        "at('summary').innerHTML = wrong.length === 0 ? ''",
        "if (wrong.length) at('summary').innerHTML = wrong.length === 0 ? ''",
      ],
      ['no second try', "el('pay').disabled = false", 'void 0'],
    ],
  },
}
