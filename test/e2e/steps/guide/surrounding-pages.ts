import type { ResultPages } from './page.ts'

/** What is expected around a page. */
export const surroundingPages: ResultPages = {
  [`<title>Shop</title><h1>Shop</h1><a id="on" href="/done">Finish</a><a id="in" href="/welcome">Enter</a><a id="desk" href="/dashboard">Desk</a>
      <a id="gone" href="/gone">Gone</a><a id="help" href="/help" target="_blank">Help</a><a id="report" href="data:text/csv,a" download="report.csv">Report</a>
      <button id="quiet">Quiet</button><button id="ask" onclick="confirm('Sure?')">Ask</button><button id="send" onclick="fetch('/orders', { method: 'POST' })">Send</button>
      <button id="break" onclick="console.error('Broken pipe')">Break</button>`]: {
    'The URL contains "/done"': ['Click "Finish"', "on.href = '/welcome'"],
    'The URL ends with "/done"': ['Click "Finish"', "on.href = '/done/more'"],
    'The URL is "/done"': ['Click "Finish"', "on.href = '/orders/done'"],
    'The user is redirected to "/welcome"': ['Click "Enter"', "document.getElementById('in').href = '/done'"],
    'The page title is "Shop"': "document.title = 'Shops'",
    'The page title is not empty': "document.title = ''",
    'The dashboard page is shown': ['Click "Desk"', "desk.href = '/done'"],
    'The user is redirected to the "Welcome" page': [
      'Click "Enter"',
      "document.getElementById('in').href = '/done'",
    ],
    'A new tab opens': ['Click "Help"', "help.target = ''"],
    'The page "/help" opens in a new tab': ['Click "Help"', "help.href = '/done'"],
    'No new tab opens': ['Click "Quiet"', "quiet.onclick = () => { open('/help') }"],
    'A dialog says "Sure?"': ['Click "Ask"', "ask.onclick = () => { confirm('Really?') }"],
    'No dialog is shown': ['Click "Quiet"', "quiet.onclick = () => { confirm('Really?') }"],
    'A file "report.csv" is offered for download': ['Click "Report"', "report.download = 'reports.csv'"],
    'No file is downloaded': ['Click "Quiet"', 'quiet.onclick = () => { report.click() }'],
    'The page answers with status 404': ['Click "Gone"', "gone.href = '/done'"],
    'The POST request to "/orders" answers with status 201': [
      'Click "Send"',
      "send.onclick = () => { fetch('/orders') }",
    ],
    'There are no console errors': ['Click "Quiet"', "quiet.onclick = () => { console.error('Oh') }"],
    'The console shows the error "Broken pipe"': [
      'Click "Break"',
      "document.getElementById('break').onclick = () => { console.warn('Broken pipe') }",
    ],
  },
}
