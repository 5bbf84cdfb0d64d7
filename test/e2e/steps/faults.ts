/** One realistic fault in a page: the first `from` becomes `to`. */
export interface Fault {
  name: string
  path: string
  from: string
  to: string
}

/** A short case that passes on the right page, and the faults that must keep it from passing. */
export interface FaultyCase {
  steps: [action: string, expected?: string, data?: string][]
  faults: Fault[]
  /** Changes that are no faults: the same control elsewhere, other ids and classes. The case must still pass. */
  harmless?: Fault[]
}

export const fault = (name: string, path: string, from: string, to: string): Fault => ({
  name,
  path,
  from,
  to,
})

export const faultyCases: Record<string, FaultyCase> = {
  'the age message': {
    steps: [
      ['Open "/sign-up"'],
      ['Enter "Ann" in the "Name" field'],
      ['Enter "17" in the "Age" field'],
      ['Click the "Create account" button', 'The message "Age must be from 18 to 120." is shown'],
    ],
    faults: [
      fault('another boundary', '/sign-up', 'value >= 18', 'value >= 17'),
      fault(
        'a digit more in the message',
        '/sign-up',
        "'Age must be from 18 to 120.'",
        "'Age must be from 18 to 1200.'",
      ),
      fault(
        'a longer message',
        '/sign-up',
        "'Age must be from 18 to 120.'",
        "'Your Age must be from 18 to 120.'",
      ),
      fault('another case', '/sign-up', "'Age must be from 18 to 120.'", "'AGE must be from 18 to 120.'"),
      fault(
        'a transparent message',
        '/sign-up',
        '<span class="error" id="age-error">',
        '<span style="opacity:0" id="age-error">',
      ),
      fault(
        'a clipped message',
        '/sign-up',
        '<span class="error" id="age-error">',
        '<span style="display:inline-block;width:1px;height:1px;overflow:hidden" id="age-error">',
      ),
      fault(
        'a message moved off the page',
        '/sign-up',
        '<span class="error" id="age-error">',
        '<span style="position:absolute;left:-9999px" id="age-error">',
      ),
      fault('no button', '/sign-up', '<button type="submit">Create account</button>', ''),
      fault('a button of another name', '/sign-up', '>Create account<', '>Create<'),
      fault('a button that does nothing', '/sign-up', '<button type="submit">', '<button type="button">'),
      fault('a disabled button', '/sign-up', '<button type="submit">', '<button type="submit" disabled>'),
      fault(
        'a covered page',
        '/sign-up',
        '<h1>Sign up</h1>',
        '<h1>Sign up</h1><div style="position:fixed;inset:0"></div>',
      ),
      fault(
        'no age field',
        '/sign-up',
        'id="age" name="age" inputmode="numeric"',
        'id="age" name="age" type="hidden"',
      ),
      fault('a field of another name', '/sign-up', '>Age</label>', '>Manager</label>'),
      fault(
        'a second button of that name',
        '/sign-up',
        '<button type="reset">Reset</button>',
        '<button type="reset">Create account</button>',
      ),
    ],
    harmless: [
      fault(
        'the button elsewhere',
        '/sign-up',
        '<p><button type="submit">',
        '<p style="position:absolute;top:0;right:0"><button type="submit">',
      ),
      fault(
        'another label technique',
        '/sign-up',
        '<label for="age">Age</label> <input id="age"',
        '<input aria-label="Age" id="age"',
      ),
      fault('a decorated label', '/sign-up', '>Age</label>', '>Age *</label>'),
      fault(
        'a placeholder for a label',
        '/sign-up',
        '<label for="age">Age</label> <input id="age"',
        '<input placeholder="Age" id="age"',
      ),
      fault('a label by nearness', '/sign-up', '<label for="age">Age</label>', '<b>Age:</b>'),
    ],
  },
  'the shipping price': {
    steps: [
      ['Open "/shipping"'],
      ['Enter "5" in the "Weight" field'],
      ['Select "Europe" from "Destination"'],
      ['Click "Calculate"', 'The price is "11.50 EUR"'],
      [
        'Look at the page',
        'The "Quote" section shows "Price: 11.50 EUR" and "Choose a destination." is not shown',
      ],
    ],
    faults: [
      fault('another factor', '/shipping', 'weight * 0.5', 'weight * 0.6'),
      fault('a digit in front', '/shipping', "toFixed(2) + ' EUR'", "toFixed(2).replace(/^/, '1') + ' EUR'"),
      fault('a digit behind', '/shipping', 'toFixed(2)', 'toFixed(3)'),
      fault('another currency', '/shipping', "+ ' EUR'", "+ ' USD'"),
      fault('a minus', '/shipping', "el('price').textContent = (", "el('price').textContent = '-' + ("),
      fault('no quote', '/shipping', "quote.hidden = wrong !== ''", 'quote.hidden = true'),
      fault('no such option', '/shipping', '<option>Europe</option>', ''),
      fault(
        'a missing field',
        '/shipping',
        '<input id="weight" type="number"',
        '<input id="weight" type="hidden"',
      ),
      fault(
        'an error beside the price',
        '/shipping',
        'if (wrong) return',
        "el('error').textContent = 'Choose a destination.'",
      ),
    ],
    harmless: [
      fault(
        'a longer name beside it',
        '/shipping',
        '<h1>Shipping cost</h1>',
        '<button form="shipping">Calculate now</button><h1>Shipping cost</h1>',
      ),
      fault(
        'an input button',
        '/shipping',
        '<button>Calculate</button>',
        '<input type="submit" value="Calculate">',
      ),
      fault(
        'a description list',
        '/shipping',
        '<p>Price: <strong id="price"></strong></p>',
        '<p>Price: <b id="price"></b></p>',
      ),
    ],
  },
  'the order of orders': {
    steps: [['Open "/orders"', '"Milk", "Bread" and "Cheese" are shown in this order']],
    faults: [
      fault(
        'two rows swapped',
        '/orders',
        "['Milk', 2, 'Open'], ['Bread', 1, 'Shipped']",
        "['Bread', 1, 'Shipped'], ['Milk', 2, 'Open']",
      ),
      fault('sorted from the end', '/orders', 'shown.map(', 'shown.reverse().map('),
      fault('a row less', '/orders', ", ['Cheese', 5, 'Open']", ''),
    ],
  },
  'the orders': {
    steps: [
      ['Open "/orders"', 'The table has 3 rows'],
      ['Click "Edit" in the row "Bread"', 'The "Details" section shows "Editing Bread"'],
      [
        'Click "Delete" in the row "Milk" and accept the dialog',
        'The page shows "2 orders" and "Milk" is not shown in the "Orders" table',
      ],
      ['Enter "zzz" in the "Filter" field', 'No rows are shown and "No orders" is visible'],
    ],
    faults: [
      fault('one row more', '/orders', "['Cheese', 5, 'Open']", "['Cheese', 5, 'Open'], ['Eggs', 1, 'Open']"),
      fault('one row less', '/orders', ", ['Cheese', 5, 'Open']", ''),
      fault('the wrong row edited', '/orders', "'Editing ' + name", "'Editing ' + orders[0][0]"),
      fault(
        'the details elsewhere',
        '/orders',
        '<section aria-label="Details"><h2>Details</h2><p id="details">',
        '<section aria-label="Details"><h2>Details</h2></section><section><p id="details">',
      ),
      fault(
        'the wrong row deleted',
        '/orders',
        '([other]) => other !== name)',
        '([other]) => other === name)',
      ),
      fault('a deletion that is not drawn', '/orders', 'other !== name); draw() }', 'other !== name) }'),
      fault('a wrong counter', '/orders', "shown.length + ' orders'", "shown.length + 10 + ' orders'"),
      fault('no buttons in rows', '/orders', '<button>Edit</button> <button>Delete</button>', ''),
      fault('a dead filter', '/orders', "filter.addEventListener('input', draw)", ''),
      fault('no empty message', '/orders', '<p id="empty" hidden>No orders</p>', '<p id="empty" hidden></p>'),
    ],
    harmless: [
      fault(
        'the buttons swapped',
        '/orders',
        '<button>Edit</button> <button>Delete</button>',
        '<button>Delete</button> <button>Edit</button>',
      ),
    ],
  },
  'the request': {
    steps: [
      ['Open "/workflow"', 'The order status is "Draft"'],
      ['Click "Submit"', 'The order status is "Submitted" and the "Submit" button is disabled'],
      ['Click "Withdraw"', 'The "Withdraw the request?" dialog is open'],
      [
        'Click "Withdraw" in the dialog',
        'The order status is "Withdrawn" and the "Withdraw the request?" dialog is closed',
      ],
    ],
    faults: [
      fault(
        'another first state',
        '/workflow',
        '<strong id="order-status">Draft',
        '<strong id="order-status">New',
      ),
      fault('another state', '/workflow', "set('Submitted')", "set('Approved')"),
      fault(
        'a state that is not shown',
        '/workflow',
        "el('status').textContent = el('order-status').textContent = status",
        'void status',
      ),
      fault('a button that stays on', '/workflow', "el('submit').disabled = status !== 'Draft'", ''),
      fault('no dialog', '/workflow', 'showModal()', 'hidden'),
      fault('a dialog that stays open', '/workflow', "document.querySelector('dialog').close()", ''),
      fault('a cancelled withdrawal', '/workflow', "set('Withdrawn')", ''),
      fault('a dialog of another name', '/workflow', 'Withdraw the request?', 'Delete the request?'),
      fault(
        'no button in the dialog',
        '/workflow',
        '<button>Cancel</button> <button>Withdraw</button>',
        '<button>Cancel</button>',
      ),
      fault('a blank page', '/workflow', '<main>', '<main hidden>'),
    ],
    harmless: [
      fault(
        'a badge instead of a label',
        '/workflow',
        'Order status: <strong id="order-status">Draft</strong>',
        '<strong id="order-status">Draft</strong>',
      ),
    ],
  },
  'dialogs and late answers': {
    steps: [
      ['Open "/dialogs"'],
      ['Click "Empty the basket" and accept the dialog', '"Basket emptied" is visible'],
      ['Click "Show alert"', 'A dialog says "Stock is low"'],
      ['Open "/late"'],
      ['Click "Load"', '"Loaded 3 items" is visible and "Loading…" is not shown'],
      ['Click "Continue"', '"Continued" is visible'],
      ['Click "Get price"', 'The page shows "Price: 12.50 EUR"'],
    ],
    faults: [
      fault('no question', '/dialogs', "confirm('Sure?')", 'true'),
      fault(
        'the wrong branch',
        '/dialogs',
        "? 'Basket emptied' : 'Basket kept'",
        "? 'Basket kept' : 'Basket emptied'",
      ),
      fault('another warning', '/dialogs', "alert('Stock is low')", "alert('Stock is fine')"),
      fault('no warning', '/dialogs', "alert('Stock is low');", ''),
      fault(
        'an endless spinner',
        '/late',
        "place.innerHTML = '<p>Loaded 3 items</p><button disabled>Continue</button>'",
        '',
      ),
      fault(
        'a spinner that stays',
        '/late',
        "'<p>Loaded 3 items</p>",
        "'<p>Loading…</p><p>Loaded 3 items</p>",
      ),
      fault('another number', '/late', 'Loaded 3 items', 'Loaded 13 items'),
      fault('a button that stays off', '/late', 'button.disabled = false;', ''),
      fault('a dead button', '/late', "status.textContent = 'Continued'", ''),
      fault('a failing request', '/late', "'/data?ms=400'", "'/error'"),
      fault('another label', '/late', "'Price: '", "'Prize: '"),
    ],
  },
}
