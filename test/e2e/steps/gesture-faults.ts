import type { FaultyCase } from './faults.ts'

/** Faults in pages that are dragged on, uploaded to, opened in tabs, measured and compared. */
export const gestureFaults: Record<string, FaultyCase> = {
  'drag and type': {
    late: true,
    steps: [
      ['Open "/gestures"'],
      ['Drag "Milk" to the "Done" column', '"Milk moved to Done" is visible'],
      ['Set the "Zoom" slider to "16"', '"Zoom 16" is visible'],
      ['Append " and bread" to the "Note" field', '"Note Milk and bread" is visible'],
      ['Resize the window to 375 x 812', '"Narrow layout" is visible'],
      ['Click "Prepare" and wait until the "Send" button is enabled', '"Now you can send" is visible'],
    ],
    faults: [
      ['cards that stay', 'draggable="true">Milk', '>Milk'],
      ['a column that takes nothing', 'ondrop="put(event, this)"><h2>Done', '><h2>Done'],
      ['the wrong column', 'column.append', 'column = document.querySelector(".column"); column.append'],
      ['a slider that ignores keys', "event.key === 'ArrowRight' ? 2", "event.key === 'ArrowRight' ? 0"],
      ['a slider that leaps', "event.key === 'ArrowRight' ? 2", "event.key === 'ArrowRight' ? 4"],
      ['a note that is cut', 'id="note"', 'id="note" maxlength="6"'],
      ['a note that starts empty', 'value="Milk"', ''],
      ['a layout that stays wide', 'innerWidth < 600', 'innerWidth < 60'],
      ['a button that stays off', '.disabled = false', '.disabled = true'],
    ],
  },
  'uploads and tabs': {
    steps: [
      ['Open "/uploads"'],
      ['Upload a file "cv.pdf" of 2 MB to "CV"', '"Thank you." is visible'],
      ['Upload a file "cv.pdf" of 2 MB plus 1 byte to "CV"', '"The file is larger than 2 MB." is visible'],
      ['Upload a file "cv.txt" to "CV"', '"Only PDF files are allowed." is visible'],
      ['Open "/tabs"'],
      ['Click the "Help" link', 'The page "/help" opens in a new tab'],
      ['Switch to the new tab', 'The heading "Help" is shown'],
      ['Close the tab', 'The heading "Tabs" is shown'],
    ],
    faults: [
      ['a limit of one byte less', 'file.size > 2000000', 'file.size >= 2000000'],
      ['a limit of one byte more', 'file.size > 2000000', 'file.size > 2000001'],
      ['any type', "file.type !== 'application/pdf'", 'false'],
      ['no file field', '<input type="file" id="cv"', '<input type="hidden" id="cv"'],
      ['a disabled file field', 'id="cv" accept', 'id="cv" disabled accept'],
      ['a link in the same tab', 'target="_blank" rel="noopener">Help', '>Help'],
      ['another page', 'href="/help" target', 'href="/orders" target'],
      ['no link', '<a href="/help" target="_blank" rel="noopener">Help</a>', 'Help'],
    ],
  },
  'a cell, and a silent console': {
    steps: [
      ['Open "/figures"', 'The cell "Price" of the row "Milk" is "1.20" and there are no console errors'],
    ],
    faults: [
      ['another price', '<td>1.20</td>', '<td>1.02</td>'],
      ['a price in the next column', '<td>1.20</td><td>12</td>', '<td>12</td><td>1.20</td>'],
      ['headers exchanged', '<th>Price</th><th>Stock</th>', '<th>Stock</th><th>Price</th>'],
      ['an error in a script', '<script>', '<script>setTimeout(() => nothing(), 0);'],
    ],
  },
  'numbers, compared': {
    steps: [
      [
        'Open "/figures"',
        'The total is at least 12 EUR and the total is about 12.5 and the weight is less than 3 kg',
      ],
    ],
    faults: [
      ['another unit', '12.50 EUR</b>', '12.50 USD</b>'],
      ['a total below', '12.50 EUR</b>', '11.50 EUR</b>'],
      ['a total a little off', '12.50 EUR</b>', '12.60 EUR</b>'],
      ['a decimal sign moved', '12.50 EUR</b>', '125.0 EUR</b>'],
      ['two totals', '12.50 EUR</b>', '12.50 EUR or 13.50 EUR</b>'],
      ['a heavier thing', 'Weight: 2.5 kg', 'Weight: 3.5 kg'],
    ],
    harmless: [
      ['a total with a comma', 'Visitors: 1,234', 'Visitors: 1,235'],
      [
        'a term and its value',
        '<p>Total: <b id="total">12.50 EUR</b></p>',
        '<dl><dt>Total</dt><dd id="total">12.50 EUR</dd></dl>',
      ],
    ],
  },
  'a link and an image': {
    steps: [
      [
        'Open "/figures"',
        'The link "Help" leads to "/help" and an image with the alternative text "Harbour logo" is shown',
      ],
    ],
    faults: [
      ['a link elsewhere', 'href="/help?topic=prices#top"', 'href="/helpdesk"'],
      ['a link to another host', 'href="/help?topic=prices#top"', 'href="https://example.test/help"'],
      ['a logo without a text', 'alt="Harbour logo"', 'alt=""'],
      ['another text of the logo', 'alt="Harbour logo"', 'alt="Harbor logo"'],
    ],
    harmless: [['a relative link', 'href="/help?topic=prices#top"', 'href="help"']],
  },
  'states of controls': {
    steps: [
      [
        'Open "/figures"',
        'The "Filters" button is collapsed, the "Bold" button is pressed and the "Age" field is marked as invalid',
      ],
    ],
    faults: [
      ['filters that say they are open', 'aria-expanded="false" onclick', 'aria-expanded="true" onclick'],
      ['filters that say nothing', 'aria-expanded="false" onclick', 'onclick'],
      ['a button that is not pressed', '"true">Bold', '"false">Bold'],
      ['a field that is not marked', 'aria-invalid="true"', 'aria-invalid="false"'],
    ],
  },
  'an order and a placeholder': {
    steps: [
      ['Open "/figures"', '"Milk" is above "Bread" and the "Quantity" field has the placeholder "How many"'],
    ],
    faults: [
      [
        'rows in another order',
        '<tr><td>Milk</td><td>Farm</td><td>Norway</td><td>1.20</td><td>12</td></tr>\n<tr><td>Bread</td><td rowspan="2">Bakery</td><td>Sweden</td><td>2.50</td><td></td></tr>',
        '<tr><td>Bread</td><td>Bakery</td><td>Sweden</td><td>2.50</td><td></td></tr>\n<tr><td>Milk</td><td>Farm</td><td>Norway</td><td>1.20</td><td>12</td></tr>',
      ],
      ['another placeholder', 'placeholder="How many"', 'placeholder="How much"'],
      ['a placeholder elsewhere', 'value="3" placeholder="How many"', 'value="3" title="How many"'],
    ],
  },
  'a change': {
    steps: [['Open "/figures"'], ['Click "Add"', 'The total increases by 2 and the status is unchanged']],
    faults: [
      ['a sum that stays', "total.textContent = '14.50 EUR'", 'void 0'],
      ['a sum of one too many', "total.textContent = '14.50 EUR'", "total.textContent = '15.50 EUR'"],
      [
        'a status that changes too',
        "total.textContent = '14.50 EUR'",
        "total.textContent = '14.50 EUR'; document.getElementById('status').textContent = 'Closed'",
      ],
    ],
  },
  'a download and a request': {
    steps: [
      ['Open "/figures"'],
      ['Click "Export"', 'A file "report.csv" is offered for download'],
      ['Click "Fetch"', 'The request to "/data" answers with status 200'],
    ],
    faults: [
      ['another file', 'download="report.csv"', 'download="report.txt"'],
      ['no file', '<a href="data:text/csv,a" download="report.csv">', '<a href="#">'],
      ['a request elsewhere', "fetch('/data')", "fetch('/dat')"],
      ['a request that fails', "fetch('/data')", "fetch('/error')"],
      ['no request', "fetch('/data')", 'Promise.resolve()'],
    ],
  },
}
