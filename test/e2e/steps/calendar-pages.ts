const script = `
const names = ['January','February','March','April','May','June','July','August','September','October','November','December']
function draw(root, year, month) {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const lead = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const before = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
  const cells = []
  for (let at = 0; at < 42; at++) {
    const day = at - lead + 1
    const own = day >= 1 && day <= days
    const text = own ? day : day < 1 ? before + day : day - days
    if (at % 7 === 0) cells.push('<tr><td class="week">' + (at / 7 + 6) + '</td>')
    cells.push('<td><button' + (own ? ' data-day="' + day + '"' : ' class="other"') + '>' + text + '</button></td>')
  }
  root.innerHTML = '<div class="head"><button class="prev"><i class="icon-left"></i></button><b>' + names[month - 1] + '</b> <span>' + year + '</span>' +
    '<button class="next"><i class="icon-right"></i></button></div><table>' + cells.join('') + '</table>'
  const turn = (by) => { const at = year * 12 + month - 1 + by; draw(root, Math.floor(at / 12), at % 12 + 1) }
  root.querySelector('.prev').onclick = () => turn(-1)
  root.querySelector('.next').onclick = () => turn(1)
  for (const one of root.querySelectorAll('[data-day]')) one.onclick = () => {
    document.querySelector('#said').textContent = 'picked ' + [year, String(month).padStart(2, '0'), one.dataset.day.padStart(2, '0')].join('-')
    one.removeAttribute('data-day')
  }
}
`
const pages = Array.from(
  { length: 30 },
  (_none, at) => `<button onclick="said.textContent = 'page ${at + 1}'">${at + 1}</button>`,
).join(' ')

/** Calendars that no library draws, and fields of the browser. */
export const calendarPages: Record<string, string> = {
  native: `<label>Arrival <input type="date"></label><label>Departure <input type="date" min="2031-01-01" max="2032-03-31"></label>`,
  plain: `<p id="said"></p><div id="one"></div><h2>News of May 2031</h2><nav>${pages}</nav><p>00 01 02</p>
    <script>${script} draw(one, 2031, 2)</script>`,
  two: `<p id="said"></p><div id="one"></div><div id="two"></div><script>${script} draw(one, 2031, 2); draw(two, 2031, 3)</script>`,
  none: `<p>nobody</p>`,
}
