import { does, isUnclear, isVague, isWrong, sees, type ToldCase } from './told.ts'

/** A developer in a hurry: short, lower case, addresses instead of names. */
export const chris: ToldCase[] = [
  {
    by: 'Chris',
    kind: 'slow network',
    steps: [
      does('go to /patchy', [], 'title is "Reports – Harbour"'),
      does('click "Monthly report"', ['month'], 'income is "18,400.00 EUR", ships is "42"'),
      does('click "E-mail this report"', ['mail'], 'button "Sent" is visible'),
      does(
        'hit "Import bookings", wait for "Import finished"',
        ['import'],
        '"17 bookings, 2 skipped" visible',
      ),
      does('click "Sync now"', ['sync'], '"The server is busy. Please try again." shows up'),
      does('click "Try again"', ['again'], '"Everything is up to date." and no "Try again" button'),
      does('type "aur" in "Look up a ship"', ['lookup'], '2 items in "Ships found": "Aurora", "Aurelia"'),
      isWrong('only "Aurora" is listed in "Ships found"'),
      sees('only "Aurora" and "Aurelia" are listed in "Ships found"'),
      does('type "auro" in "Look up a ship"', ['lookup'], 'only "Aurora" is listed in "Ships found"'),
      does('type "auro" in "Look up a ship"', ['lookup'], '1 item in "Ships found": "Aurora"'),
      does('fill "Remarks" with "all fine"', ['remarks'], '"All changes saved"'),
      isWrong('"Not saved yet"'),
    ],
  },
  {
    by: 'Chris',
    kind: 'widgets',
    steps: [
      does('open /booking'),
      does('click "One more guest" twice', ['more'], 'guests is 4'),
      does('click the minus button', ['less'], 'guests is 3'),
      does('pick "Kingfisher" in the "Boat" combobox', ['boat', 'boat-Kingfisher'], '"Boat Kingfisher"'),
      does('choose "South quay"', ['south'], 'price per night is "45 EUR"'),
      does('click Power and Wi-Fi', ['power', 'wifi'], 'price per night is 55 EUR'),
      isVague('click Power and Telephone'),
      does('click "Power", click "Wi-Fi"', ['power', 'wifi'], 'price per night is 45 EUR'),
      does('click "Power" and "Wi-Fi"', ['power', 'wifi'], 'price per night is 55 EUR'),
      does('click "Power" again', ['power'], '"Power" is not pressed, price per night: 50 EUR'),
      does('click "14 July 2027" in the calendar', ['day-14'], 'arrival: 14 July 2027'),
      does('expand "House rules"', ['rules'], '"Quiet hours start at 22:00." visible'),
      does(
        'add "Jo" as crew member: enter "Jo" in "Crew member", click Add',
        ['crew', 'add'],
        '"Jo" in the "Crew" list',
      ),
      does('remove Jo (click "Remove Jo")', ['remove-Jo'], '0 items in "Crew"'),
      does('click "Request booking"', ['book'], '"Requested for 3 guests on 14 July 2027."'),
    ],
  },
  {
    by: 'Chris',
    kind: 'tabs',
    steps: [
      does('open /tabs'),
      does('click "Help", switch to the new tab', ['a[1]'], 'h1 is "Help"'),
      does('type "why" into "Question"', ['input[1]'], 'url ends with /help'),
      does('close tab', [], 'h1 "Tabs" is back'),
      does('click "Open help window" and switch to the popup', ['button[1]'], 'url contains "from=popup"'),
      does('click "Answer", then back to the first tab', ['button[1]'], '"Heard an answer"'),
    ],
  },
  {
    by: 'Chris',
    kind: 'shadow roots',
    steps: [
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
  },
]
