import { startPages, testScenarios } from './support.ts'
import { errs, passes } from './scenario.ts'

const boxes = (count: number, make: string, advance = true) => `<script>
  for (let i = 0; i < ${count}; i++) { const e = document.createElement('input'); e.size = 1; ${make}; b.append(e) }
  const es = [...b.querySelectorAll('input')]
  es.forEach((e, i) => { e.addEventListener('input', () => { ${advance ? 'if (e.value && es[i + 1]) es[i + 1].focus();' : ''} o.textContent = 'Code ' + es.map((x) => x.value || '_').join('') }) })</script>`
const single = `e.maxLength = 1; e.inputMode = 'numeric'; e.setAttribute('aria-label', 'Digit ' + (i + 1) + ' of 6')`
const keep = `e.value = e.value.replace(/\\D/g, '').slice(0, 1)`

const pages = {
  fieldset: `<fieldset style="border:0"><legend>Security code</legend><span id="b"></span></fieldset><p id="o"></p>${boxes(6, single)}`,
  // Boxes that hold more only as long as no script looks, as Ant Design makes them.
  cutting: `<div role="group" aria-label="Security code" id="b"></div><p id="o"></p>${boxes(6, `e.style.width = '28px'; e.setAttribute('aria-label', 'OTP Input ' + (i + 1)); e.addEventListener('input', () => { ${keep} })`)}`,
  // The focus stays where it is.
  staying: `<fieldset><legend>PIN</legend><span id="b"></span></fieldset><p id="o"></p>${boxes(4, `e.maxLength = 1; e.type = 'password'; e.setAttribute('aria-label', 'PIN digit ' + (i + 1))`, false)}`,
  // Nothing but a text above them names them.
  heading: `<form><div><p>Verification code</p><div id="b"></div></div><label>Name <input></label></form><p id="o"></p>${boxes(6, `e.maxLength = 1; e.type = 'tel'; e.setAttribute('aria-label', 'digit-' + i)`)}`,
  labelled: `<label for="first">Access code</label><div id="b"></div><p id="o"></p>${boxes(6, `e.maxLength = 1; if (i === 0) e.id = 'first'`)}`,
  // Two halves with a dash between them.
  halves: `<fieldset><legend>Gift code</legend><span id="x"></span> - <span id="y"></span></fieldset><p id="o"></p><script>for (let i = 0; i < 6; i++) { const e = document.createElement('input'); e.maxLength = 1; e.style.width = '24px'; e.setAttribute('aria-label', 'Character ' + (i + 1)); (i < 3 ? x : y).append(e) }
    const es = [...document.querySelectorAll('input')]; es.forEach((e, i) => { e.oninput = () => { es[i + 1]?.focus(); o.textContent = 'Code ' + es.map((z) => z.value || '_').join('') } })</script>`,
  pairs: `<fieldset><legend>Sort code</legend><span id="b"></span></fieldset><p id="o"></p>${boxes(3, `e.maxLength = 2; e.style.width = '30px'; e.setAttribute('aria-label', 'Sort code part ' + (i + 1)); e.addEventListener('input', (v) => { if (e.value.length < 2) v.stopImmediatePropagation() })`)}`,
  letters: `<fieldset><legend>Gift code</legend><span id="b"></span></fieldset><p id="o"></p>${boxes(5, `e.maxLength = 1; e.setAttribute('aria-label', 'Sign ' + (i + 1)); e.addEventListener('input', () => { e.value = e.value.toUpperCase() })`)}`,
  numbers: `<fieldset><legend>Security code</legend><span id="b"></span></fieldset><p id="o"></p>${boxes(6, `${single}; e.addEventListener('input', () => { ${keep} })`)}`,
  // The boxes are sent as soon as they are full, and empty again.
  sending: `<fieldset><legend>Security code</legend><span id="b"></span></fieldset><p id="o"></p><p id="r"></p>${boxes(4, `e.maxLength = 1; e.setAttribute('aria-label', 'Digit ' + (i + 1)); e.addEventListener('input', () => { if (es.every((x) => x.value)) { r.textContent = 'Wrong: ' + es.map((x) => x.value).join(''); es.forEach((x) => { x.value = '' }) } })`)}`,
  // Not one code, though they stand in a row.
  grades: `<fieldset><legend>Marks</legend><label>Maths <input maxlength="1" size="1"></label> <label>Art <input maxlength="1" size="1"></label></fieldset>`,
  short: '<label>Initial <input maxlength="1"></label>',
  limited:
    '<label>Nickname <input id="n" maxlength="5" oninput="o.textContent = n.value"></label><p id="o"></p>',
}
const takes = (page: string, field: string, value: string, shown = value) => [
  passes(`Open "/${page}"`),
  passes(`Enter "${value}" in the "${field}" field`, `"Code ${shown}" is visible`),
]

testScenarios('a code is spread over its boxes', startPages(pages), {
  'of a group': takes('fieldset', 'Security code', '402913'),
  'from the first box on': takes('fieldset', 'Digit 1 of 6', '402913'),
  'from a later box on': takes('fieldset', 'Digit 4 of 6', '913', '___913'),
  'as far as it goes': takes('fieldset', 'Security code', '402', '402___'),
  'with a blank in it': takes('fieldset', 'Security code', '402 913', '402913'),
  'of which scripts alone cut what is too long': takes('cutting', 'Security code', '402913'),
  'from the first box on, of which scripts cut': takes('cutting', 'OTP Input 1', '402913'),
  'that leave the focus where it is': takes('staying', 'PIN', '4711'),
  'that a text above them names': takes('heading', 'Verification code', '402913'),
  'of which the label names the first': takes('labelled', 'Access code', '402913'),
  'of two signs each': takes('pairs', 'Sort code', '12-34-56', '123456'),
  'of two halves': takes('halves', 'Gift code', 'a1b2c3'),
  'of letters': takes('letters', 'Gift code', 'ab3de', 'AB3DE'),
  'key by key': [
    passes('Open "/staying"'),
    passes('Type "4711" into the "PIN digit 1" field key by key', '"Code 4711" is visible'),
  ],
  'that send it': [
    passes('Open "/sending"'),
    passes('Enter "1234" in the "Security code" field', '"Wrong: 1234" is visible'),
  ],
  'and is too long': [
    passes('Open "/fieldset"'),
    errs('steps.not_filled', 'Enter "4029135" in the "Security code" field'),
    errs('steps.not_filled', 'Enter "4029135" in the "Digit 1 of 6" field'),
  ],
  'that do not take it': [
    passes('Open "/numbers"'),
    errs('steps.not_filled', 'Enter "abcdef" in the "Security code" field'),
  ],
  'but over no others': [
    passes('Open "/grades"'),
    passes('Enter "12" in the "Maths" field', 'The "Art" field is empty'),
    passes('Open "/short"'),
    passes('Enter "AB" in the "Initial" field', 'The "Initial" field has the value "A"'),
    passes('Open "/limited"'),
    passes('Enter "Alexander" in the "Nickname" field', '"Alexa" is visible'),
  ],
})
