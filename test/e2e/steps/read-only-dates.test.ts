import { errs, fails, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const months = `'January February March April May June July August September October November December'.split(' ')`
/** A calendar that opens at a field, and writes the day into it and into `real`. */
const calendar = (
  shown: string,
  opens = 'onclick',
) => `<div id="cal" style="display:none;position:absolute;background:#fff;border:1px solid;width:300px"><span id="prev" role="button" aria-label="Previous month">‹</span> <b id="head"></b> <span id="next" role="button" aria-label="Next month">›</span><div id="days"></div></div><p id="o"></p><script>
  const M = ${months}; let y = 2031, m = 2
  const two = (n) => String(n).padStart(2, '0')
  function draw() { head.textContent = M[m] + ' ' + y; days.innerHTML = ''; const f = new Date(y, m, 1); for (let i = 0; i < 42; i++) { const d = new Date(y, m, 1 - f.getDay() + i), s = document.createElement('span')
    s.className = 'day' + (d.getMonth() !== m ? ' muted' : '') + (d.getFullYear() === 2031 && d.getMonth() === 3 && d.getDate() === 9 ? ' disabled' : ''); s.style.cssText = 'display:inline-block;width:36px;cursor:pointer'; s.setAttribute('aria-label', M[d.getMonth()] + ' ' + d.getDate() + ', ' + d.getFullYear()); s.textContent = d.getDate()
    s.onclick = () => { if (s.classList.contains('disabled')) return; const [D, N, Y] = [d.getDate(), d.getMonth(), d.getFullYear()]; vis.value = ${shown}; const iso = Y + '-' + two(N + 1) + '-' + two(D); o.textContent = 'Arrival ' + iso; cal.style.display = 'none' }; days.append(s) } }
  vis.${opens} = () => { draw(); cal.style.display = 'block' }; next.onclick = () => { if (++m > 11) { m = 0; y++ } draw() }; prev.onclick = () => { if (--m < 0) { m = 11; y-- } draw() }
  </script>`
const field = (more = '') => `<label for="vis">Arrival</label> <input id="vis" readonly ${more}>`

const pages = {
  // As flatpickr makes them: what is seen is not what is sent.
  other: `${field('placeholder="Select date"')}<input type="hidden" name="arrival">${calendar("M[N] + ' ' + D + ', ' + Y")}`,
  // As jQuery UI is set up not to open the keyboard of a phone.
  plain: `${field()}${calendar("two(D) + '.' + two(N + 1) + '.' + Y", 'onfocus')}`,
  // As Material makes them: a read-only field that is said to open a dialog.
  popup: `${field('aria-haspopup="dialog" inputmode="none"')}${calendar("Y + '-' + two(N + 1) + '-' + two(D)")}`,
  still: `<label>Customer <input readonly value="C-1"></label><label>Since <input readonly value="2031-01-02"></label>`,
}

testScenarios('a date that is entered in a field that cannot be typed in', startPages(pages), {
  'is chosen in the calendar of a field beside a hidden one': [
    passes('Open "/other"'),
    passes('Enter "2031-05-22" in the "Arrival" field', '"Arrival 2031-05-22" is visible'),
    passes('Enter "3 January 2032" in the "Arrival" field', '"Arrival 2032-01-03" is visible'),
    passes('Fill in "Arrival" with "31.12.2031"', '"Arrival 2031-12-31" is visible'),
    fails('Enter "2031-05-22" in the "Arrival" field', '"Arrival 2031-05-23" is visible'),
  ],
  'is chosen in a calendar that opens on focus': [
    passes('Open "/plain"'),
    passes('Enter "22 May 2031" in the "Arrival" field', 'The "Arrival" field contains "22.05.2031"'),
    passes('Enter "2031-04-30" in the "Arrival" field', '"Arrival 2031-04-30" is visible'),
  ],
  'is chosen in a calendar of a field that says it opens one': [
    passes('Open "/popup"'),
    passes('Enter "May 22, 2031" as Arrival', '"Arrival 2031-05-22" is visible'),
  ],
  'is not guessed, nor taken where the calendar does not offer it': [
    passes('Open "/other"'),
    errs('steps.not_actionable', 'Enter "04/05/2031" in the "Arrival" field'),
    errs('steps.not_actionable', 'Enter "soon" in the "Arrival" field'),
    errs('steps.not_actionable', 'Enter "2031-02-30" in the "Arrival" field'),
    errs('steps.not_filled', 'Enter "2031-04-09" in the "Arrival" field'),
  ],
  'is refused where no calendar is': [
    passes('Open "/still"'),
    errs('steps.not_actionable', 'Enter "2031-05-22" in the "Since" field'),
    errs('steps.not_actionable', 'Enter "C-2" in the "Customer" field'),
  ],
})
