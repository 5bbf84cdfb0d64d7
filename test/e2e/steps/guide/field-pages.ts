import { type ActionPages, held, noted } from './page.ts'

const day = (years: number, days: number) => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
const choices = (name: string, offered: string[]) =>
  `<label>${name} <select>${offered.map((one) => `<option>${one}</option>`).join('')}</select></label>`
const radios = (name: string, offered: string[]) =>
  `<fieldset><legend>${name}</legend>${offered.map((one) => `<label><input type="radio" name="${name}"> ${one}</label>`).join('')}</fieldset>`
const days = Array.from({ length: 5 }, (_week, week) =>
  Array.from({ length: 7 }, (_day, at) => week * 7 + at - 3)
    .map((date) => `<td>${date > 0 && date < 32 ? `<button>${date}</button>` : ''}</td>`)
    .join(''),
)

/** What is done to fields. */
export const fieldPages: ActionPages = {
  ['<h1>Person</h1><label>Name <input></label><label>Age <input></label>']: {
    'Enter "Ann" in the "Name" field': held('Name=Ann'),
    'Fill the "Name" field with "Ann"': held('Name=Ann'),
    'Set "Name" to "Ann"': held('Name=Ann'),
    'Name: Ann, Age: 30': held('Name=Ann, Age=30'),
    'Enter "a" in the "Name" field, then replace it with "7"': held('Name=7'),
  },
  [`<h1>Tasks</h1><input placeholder="What next?" onkeydown="if (event.key === 'Enter') { note('added ' + value); value = ''; hold() }"><ul></ul>`]:
    {
      'Type Buy milk in the box at the top, hit Enter': noted('added Buy milk'),
      'Add Tea, Coffee, Sugar': noted('added Tea, added Coffee, added Sugar'),
    },
  ['<h1>Task</h1><label>Title <input></label><label>Note <input></label>']: {
    'Change it to Buy oats': ['Enter "Buy milk" in "Title"', held('Title=Buy oats')],
  },
  [`<h1>Stay</h1>${['Arrival', 'Departure'].map((name) => `<label>${name} <input type="date" min="2031-05-02" max="2031-05-30"></label>`).join('')}`]:
    {
      'Pick 22 May 2031 as the arrival date': held('Arrival=2031-05-22'),
      'Arrive on the 10th of May and leave on the 14th': held('Arrival=2031-05-10, Departure=2031-05-14'),
    },
  [`<h1>Day</h1><div><b>May</b> <span>2031</span></div><table><tr>${days.join('</tr><tr>')}</tr></table>`]: {
    'Go for the 21st': noted('click 21'),
  },
  [`<h1>Typing</h1><label>Name <input value="Ann"></label><label>Search <input onkeydown="note('key ' + event.key)"></label>`]:
    {
      'Append " Lee" to the "Name" field': held('Name=Ann Lee'),
      'Type "tea" key by key in the "Search" field': noted('key t, key e, key a'),
      'Type "tea"': ['Click "Search"', held('Search=tea')],
      'Put the focus in the "Name" field': 'The "Name" field is focused',
      'Leave the "Name" field empty': held('Name='),
      'Clear the "Name" field': held('Name='),
    },
  ['<h1>Nothing yet</h1><label>Name <input></label><label>Age <input></label>']: {
    'Leave all fields empty': '',
  },
  [`<h1>Order</h1>${choices('Shipping', ['Standard', 'Express'])}${radios('Plan', ['Free', 'Pro'])}${choices('Carrier', ['Road', 'Gull Post'])}
      ${choices('Colour', ['Red', 'Blue'])}${choices('Room', ['Single', 'Suite'])}${choices('Sort by', ['Name', 'Price'])}
      <button aria-haspopup="menu" onclick="items.hidden = false">Actions</button><ul role="menu" id="items" hidden><li role="menuitem" tabindex="-1" data-note="">Import</li><li role="menuitem" tabindex="-1" data-note="">Export</li></ul>`]:
    {
      'Select "Express" from "Shipping"': held('Shipping=Express'),
      'Choose "Pro"': held('Pro=on'),
      'Choose the carrier "Gull Post"': held('Carrier=Gull Post'),
      'Choose Express shipping': held('Shipping=Express'),
      'Pick Blue': held('Colour=Blue'),
      'Take the Suite': held('Room=Suite'),
      'Sort by price': held('Sort by=Price'),
      'Choose "Export" from the "Actions" menu': noted('click Actions, click Export'),
    },
  [`<h1>Parcel</h1><label id="name">Shipping</label><div role="combobox" tabindex="0" aria-labelledby="name" aria-controls="offered" aria-expanded="false" onclick="offered.hidden = false; this.ariaExpanded = 'true'">Choose</div>
      <ul role="listbox" id="offered" hidden><li role="option">Standard</li><li role="option">Express</li></ul>`]:
    { 'Open the "Shipping" dropdown': '"Express" is visible' },
  [`<h1>Settings</h1><label>Volume <input type="range" value="50"></label><label>Start <input type="date"></label><label>Tint <input type="color"></label>`]:
    {
      'Set the "Volume" slider to "70"': held('Volume=70'),
      'Enter "2026-12-24" in the "Start" date field': held('Start=2026-12-24'),
      'Set the "Tint" colour field to "#ff8800"': held('Tint=#ff8800'),
    },
  ['<h1>Clock</h1><label>Start <input type="time"></label>']: {
    'Set the "Start" time field to "14:30"': held('Start=14:30'),
  },
  [`<h1>Papers</h1><label>CV <input type="file" accept=".pdf,.txt"></label><label>Photos <input type="file" multiple></label>
      <div style="height:80px;background:#eee" ondragover="event.preventDefault()" ondrop="event.preventDefault(); note('dropped ' + event.dataTransfer.files[0].name)">Drop files here</div>`]:
    {
      'Upload a file "cv.pdf" of 2 MB to "CV"': held('CV=pdf of 2000000'),
      'Upload a PDF file to "CV"': held('CV=pdf of 1000'),
      'Upload a valid CV (PDF, 1 MB)': held('CV=pdf of 1000000'),
      'Upload an empty file "a.txt" to "CV"': held('CV=txt of 0'),
      'Upload a PDF file larger than 2 MB to "CV"': held('CV=pdf of 2000001'),
      'Upload the files "a.png" and "b.png" to "Photos"': held('Photos=png of 1000 and png of 1000'),
      'Drop a file "plan.docx" on "Drop files here"': noted('dropped plan.docx'),
    },
  [`<h1>Choices</h1><label><input type="checkbox"> I agree</label><label><input type="checkbox" checked> News</label><label><input type="checkbox" role="switch"> Dark mode</label>`]:
    {
      'Check "I agree"': noted('tick I agree'),
      'Uncheck "News"': noted('untick News'),
      'Turn on the "Dark mode" switch': noted('tick Dark mode'),
    },
  ['<h1>Contact</h1><label>Name <input></label><label>E-mail <input></label><button>Save</button>']: {
    'Enter "a" in "Name", "b" in "E-mail" and click "Save"': `${held('Name=a, E-mail=b')} and ${noted('click Save')}`,
  },
  ['<h1>Data</h1><label>Name <input></label><label>Note <input></label>']: {
    'Fill in the form': held('Name=Ann, Note=a;b'),
    'Enter the name': held('Name=Ann'),
  },
  ['<h1>Tasks</h1><label>Title <input></label><button>Add</button>']: {
    'Type the text in the "Title" field': held('Title=Buy milk'),
    'Add the task': `${held('Title=Buy milk')} and ${noted('click Add')}`,
  },
  ['<h1>Dates</h1><label>Password <input type="password"></label><label>Due <input type="date"></label><label>Born <input></label>']:
    {
      'Enter "%PASSWORD%" in the "Password" field': held('Password=11 letters'),
      'Enter "%TODAY+30D%" in the "Due" field': held(`Due=${day(0, 30)}`),
      'Enter "%TODAY-18Y+1D%" in the "Born" field': held(`Born=${day(-18, 1)}`),
    },
}
