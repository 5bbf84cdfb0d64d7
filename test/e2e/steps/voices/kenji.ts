import { does, isVague, isWrong, sees, type ToldCase } from './told.ts'

/** English is not his first language: articles are missing, "push", "input", "confirm that … is displayed". */
export const kenji: ToldCase[] = [
  {
    by: 'Kenji',
    kind: 'bad markup',
    steps: [
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
      does('Click "open" in row "Mori, Aiko".', ['edit-1'], '"Record 1 opened" is displayed.'),
      does('Click "Print label" icon.', ['print'], '"Label printed" is displayed.'),
      isWrong('"Record 2 saved" is displayed.', 'Click "Earlier visits".', ['history']),
    ],
  },
  {
    by: 'Kenji',
    kind: 'drag',
    steps: [
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
  },
  {
    by: 'Kenji',
    kind: 'single-page app',
    steps: [
      does('Access "/board#/projects/new".', [], 'Heading "New project" is displayed.'),
      does(
        'Push "Save project" button without input.',
        ['save'],
        'Error "Please give the project a name." is displayed.',
      ),
      does(
        'Input "Breakwater" to "Project name", select "Eve" from "Owner", input "300" to "Budget in EUR".',
        ['name', 'owner', 'budget'],
      ),
      isVague(
        'Push "Save project" button.',
        'Screen moves to project "Breakwater", and owner is "Eve", and budget is "300 EUR".',
      ),
      does(
        'Push "Save project" button.',
        ['save'],
        'Heading is "Breakwater", and owner is "Eve", and budget is "300 EUR".',
      ),
      isVague('Push "Copy link".', '"Link copied" is displayed, and after a while it disappears.'),
      does('Push "Copy link".', ['copy'], '"Link copied" is displayed.'),
      does('Wait until "Link copied" disappears.'),
      does('Click "All projects" in menu.', ['nav-projects'], '"4 projects" is displayed.'),
    ],
  },
]
