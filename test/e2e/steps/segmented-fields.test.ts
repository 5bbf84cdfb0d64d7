import { startPages, testScenarios } from './support.ts'
import { errs, passes } from './scenario.ts'

const typing = `<script>const s = [...document.querySelectorAll('[role=spinbutton]')], f = (n) => n.dataset.n
  s.forEach((e, i) => { let buf = ''; e.onfocus = () => { buf = '' }; e.addEventListener('beforeinput', (v) => { v.preventDefault(); for (const c of v.data || '') if (/[\\dapAP]/.test(c)) {
    if (/[apAP]/.test(c)) { if (e.dataset.meridiem) { e.textContent = c.toUpperCase() + 'M'; e.setAttribute('aria-valuetext', e.textContent); e.setAttribute('aria-valuenow', c.toLowerCase() === 'a' ? 0 : 1) } continue }
    if (e.dataset.meridiem) continue
    buf = (buf + c).slice(-f(e)); e.textContent = buf.padStart(f(e), '0'); e.setAttribute('aria-valuenow', +buf); if (buf.length == f(e) && s[i + 1]) s[i + 1].focus() } }) })
  b.onclick = () => { o.textContent = 'Value ' + s.map((x) => x.textContent).join('/') }</script>`
const part = (label: string, text: string, digits: number, more = '') =>
  `<span role="spinbutton" aria-label="${label}" contenteditable tabindex="0" data-n="${digits}" ${more}>${text}</span>`
const date = `${part('Month', 'MM', 2)}/${part('Day', 'DD', 2)}/${part('Year', 'YYYY', 4)}`
const show = '<button id="b">Show</button><p id="o"></p>'
const box = 'style="border:1px solid;display:inline-block;padding:6px;position:relative"'

const pages = {
  // Transparent until the field is used, as MUI X 8 draws an empty one below its label.
  clear: `<style>#g:not(:focus-within) [role=spinbutton] { opacity: 0 }</style><div role="group" aria-labelledby="l" id="g" ${box}><span id="l">Departure</span> ${date}</div>${show}${typing}`,
  // The whole line of parts is transparent, and the label lies over it.
  'under-label': `<style>#c { opacity: 0 } #g:focus-within #c { opacity: 1 } #g:focus-within label { display: none } label { position: absolute; inset: 0; pointer-events: none }</style>
    <div role="group" aria-labelledby="l" id="g" ${box}><label id="l">Departure</label><div id="c" style="display:inline">${date}</div><input aria-hidden="true" tabindex="-1" style="position:absolute;opacity:0;inset:0;pointer-events:none"></div>${show}${typing}`,
  time: `<style>#g:not(:focus-within) [role=spinbutton] { opacity: 0 }</style><div role="group" aria-label="Start" id="g" ${box}>${part('Hours', 'hh', 2)}:${part('Minutes', 'mm', 2)}</div>${show}${typing}`,
  hidden: `<style>#g:not(:focus-within) [role=spinbutton] { visibility: hidden } #g { min-width: 120px; min-height: 20px }</style><div role="group" aria-label="Departure" id="g" tabindex="0" onfocus="this.querySelector('[aria-label=Month]').focus()" ${box}>${date}</div>${show}${typing}`,
  moment: `<style>#g:not(:focus-within) [role=spinbutton] { color: transparent; opacity: 0.001 }</style><div role="group" aria-label="Meeting" id="g" ${box}>${date} ${part('Hours', 'hh', 2)}:${part('Minutes', 'mm', 2)}</div>${show}${typing}`,
  clock: `<style>#g:not(:focus-within) [role=spinbutton] { opacity: 0 }</style><div role="group" aria-label="Start" id="g" ${box}>${part('Hours', 'hh', 2)}:${part('Minutes', 'mm', 2)} ${part('Meridiem', 'aa', 2, 'data-meridiem="1"')}</div>${show}${typing}`,
  two: `<style>[role=group]:not(:focus-within) [role=spinbutton] { opacity: 0 }</style><div role="group" aria-label="From" ${box}>${date}</div> <div role="group" aria-label="Until" ${box}>${date}</div>${show}${typing}`,
  shown: `<div role="group" aria-label="Departure" id="g" ${box}>${date}</div>${show}${typing}`,
  gone: `<div role="group" aria-label="Departure" id="g" ${box}><div style="display:none">${date}</div><span>No date</span></div>${show}${typing}`,
}
const takes = (page: string, field: string, value: string, shown: string) => [
  passes(`Open "/${page}"`),
  passes(`Enter "${value}" in the "${field}" field`),
  passes('Click "Show"', `"Value ${shown}" is visible`),
]

testScenarios('a field of parts that are typed one by one', startPages(pages), {
  'that are transparent': takes('clear', 'Departure', '2031-05-24', '05/24/2031'),
  'that lie transparent under their label': takes('under-label', 'Departure', '2031-05-24', '05/24/2031'),
  'of a time': takes('time', 'Start', '09:05', '09/05'),
  'that are hidden until the field has the focus': takes('hidden', 'Departure', '2031-12-03', '12/03/2031'),
  'of a date and a time': takes('moment', 'Meeting', '2031-05-24 17:40', '05/24/2031/17/40'),
  'that all can see': takes('shown', 'Departure', '2031-05-24', '05/24/2031'),
  'of a clock of twelve hours': takes('clock', 'Start', '17:40', '05/40/PM'),
  'of a clock of twelve hours, at midnight': takes('clock', 'Start', '00:05', '12/05/AM'),
  'of two fields': takes('two', 'Until', '2031-05-24', 'MM/DD/YYYY/05/24/2031'),
  'that are not there': [
    passes('Open "/gone"'),
    errs('steps.option_not_found', 'Enter "2031-05-24" in the "Departure" field'),
  ],
  'in another form than the parts': [
    passes('Open "/clear"'),
    errs('steps.not_filled', 'Enter "24 May" in the "Departure" field'),
  ],
})
