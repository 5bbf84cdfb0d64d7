/** One realistic fault in a page: where the first `from` stands, there is `to` instead. */
export type Fault = readonly [name: string, from: string, to: string]

/** A short case that passes on the right pages, and the faults that must keep it from passing. */
export interface FaultyCase {
  steps: [action: string, expected?: string, data?: string][]
  faults: readonly Fault[]
  /** Changes that are no faults: the same control elsewhere, other ids and classes. The case must still pass. */
  harmless?: readonly Fault[]
  /** Something on its pages comes late by itself. */
  late?: boolean
}

export const faultyCases: Record<string, FaultyCase> = {
  'the age message': {
    steps: [
      ['Open "/sign-up"'],
      ['Enter "Ann" in the "Name" field'],
      ['Enter "17" in the "Age" field'],
      ['Click the "Create account" button', 'The message "Age must be from 18 to 120." is shown'],
    ],
    faults: [
      ['another boundary', 'value >= 18', 'value >= 17'],
      ['a digit more in the message', "'Age must be from 18 to 120.'", "'Age must be from 18 to 1200.'"],
      ['a longer message', "'Age must be from 18 to 120.'", "'Your Age must be from 18 to 120.'"],
      ['another case', "'Age must be from 18 to 120.'", "'AGE must be from 18 to 120.'"],
      ['a transparent message', 'class="error" id="age', 'style="opacity:0" id="age'],
      [
        'a clipped message',
        'class="error" id="age',
        'style="display:block;width:1px;height:1px;overflow:hidden" id="age',
      ],
      [
        'a message moved off the page',
        'class="error" id="age',
        'style="position:absolute;left:-9999px" id="age',
      ],
      ['no button', '<button type="submit">Create account</button>', ''],
      ['a button of another name', '>Create account<', '>Create<'],
      ['a button that does nothing', '<button type="submit">', '<button type="button">'],
      ['a disabled button', '<button type="submit">', '<button type="submit" disabled>'],
      ['a covered page', '<h1>Sign up</h1>', '<h1>Sign up</h1><div style="position:fixed;inset:0"></div>'],
      ['no age field', 'id="age" name="age" inputmode="numeric"', 'id="age" name="age" type="hidden"'],
      ['a field of another name', '>Age</label>', '>Manager</label>'],
      ['a second button of that name', '>Reset<', '>Create account<'],
    ],
    harmless: [
      [
        'the button elsewhere',
        '<p><button type="submit"',
        '<p style="position:absolute;top:0;right:0"><button type="submit"',
      ],
      ['another label technique', '<label for="age">Age</label> <input', '<input aria-label="Age"'],
      ['a decorated label', '>Age</label>', '>Age *</label>'],
      ['a placeholder for a label', '<label for="age">Age</label> <input', '<input placeholder="Age"'],
      ['a label by nearness', '<label for="age">Age</label>', '<b>Age:</b>'],
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
      ['another factor', 'weight * 0.5', 'weight * 0.6'],
      ['a digit in front', "toFixed(2) + ' EUR'", "toFixed(2).replace(/^/, '1') + ' EUR'"],
      ['a digit behind', 'toFixed(2)', 'toFixed(3)'],
      ['another currency', "+ ' EUR'", "+ ' USD'"],
      ['a minus', "el('price').textContent = (", "el('price').textContent = '-' + ("],
      ['no quote', "quote.hidden = wrong !== ''", 'quote.hidden = true'],
      ['no such option', '<option>Europe</option>', ''],
      ['a missing field', '<input id="weight" type="number"', '<input id="weight" type="hidden"'],
      ['an error beside the price', 'if (wrong) return', "el('error').textContent = 'Choose a destination.'"],
    ],
    harmless: [
      ['a longer name beside it', '<h1>', '<button form="shipping">Calculate now</button><h1>'],
      ['an input button', '<button>Calculate</button>', '<input type="submit" value="Calculate">'],
      ['a description list', '<strong id="price"></strong>', '<b id="price"></b>'],
    ],
  },
  'the order of orders': {
    steps: [['Open "/orders"', '"Milk", "Bread" and "Cheese" are shown in this order']],
    faults: [
      [
        'two rows swapped',
        "'Milk', 2, 'Open'], ['Bread', 1, 'Shipped'",
        "'Bread', 1, 'Shipped'], ['Milk', 2, 'Open'",
      ],
      ['sorted from the end', 'shown.map(', 'shown.reverse().map('],
      ['a row less', ", ['Cheese', 5, 'Open']", ''],
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
      ['one row more', "['Cheese', 5, 'Open']", "['Cheese', 5, 'Open'], ['Eggs', 1, 'Open']"],
      ['one row less', ", ['Cheese', 5, 'Open']", ''],
      ['the wrong row edited', "'Editing ' + name", "'Editing ' + orders[0][0]"],
      ['the details elsewhere', '<p id="details">', '</section><section><p id="details">'],
      ['the wrong row deleted', '([other]) => other !== name)', '([other]) => other === name)'],
      ['a deletion that is not drawn', 'other !== name); draw() }', 'other !== name) }'],
      ['a wrong counter', "shown.length + ' orders'", "shown.length + 10 + ' orders'"],
      ['no buttons in rows', '<button>Edit</button> <button>Delete</button>', ''],
      ['a dead filter', "filter.addEventListener('input', draw)", ''],
      ['no empty message', '<p id="empty" hidden>No orders</p>', '<p id="empty" hidden></p>'],
    ],
    harmless: [['the buttons swapped', 'Edit</button> <button>Delete', 'Delete</button> <button>Edit']],
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
      ['another first state', '<strong id="order-status">Draft', '<strong id="order-status">New'],
      ['another state', "set('Submitted')", "set('Approved')"],
      ['a state that is not shown', "el('status').textContent = el('order-status')", 'window.name = window'],
      ['a button that stays on', "el('submit').disabled = status !== 'Draft'", ''],
      ['no dialog', 'showModal()', 'hidden'],
      ['a dialog that stays open', "document.querySelector('dialog').close()", ''],
      ['a cancelled withdrawal', "set('Withdrawn')", ''],
      ['a dialog of another name', 'Withdraw the request?', 'Delete the request?'],
      [
        'no button in the dialog',
        '<button>Cancel</button> <button>Withdraw</button>',
        '<button>Cancel</button>',
      ],
      ['a blank page', '<main>', '<main hidden>'],
    ],
    harmless: [['a badge instead of a label', 'Order status: <strong', '<strong']],
  },
  'dialogs and late answers': {
    late: true,
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
      ['no question', "confirm('Sure?')", 'true'],
      ['the wrong branch', "? 'Basket emptied' : 'Basket kept'", "? 'Basket kept' : 'Basket emptied'"],
      ['another warning', "alert('Stock is low')", "alert('Stock is fine')"],
      ['no warning', "alert('Stock is low');", ''],
      ['an endless spinner', "place.innerHTML = '<p>Loaded 3 items</p>", "place.title = '"],
      ['a spinner that stays', "'<p>Loaded 3 items</p>", "'<p>Loading…</p><p>Loaded 3 items</p>"],
      ['another number', 'Loaded 3 items', 'Loaded 13 items'],
      ['a button that stays off', 'button.disabled = false;', ''],
      ['a dead button', "status.textContent = 'Continued'", ''],
      ['a failing request', "'/data?ms=400'", "'/error'"],
      ['another label', "'Price: '", "'Prize: '"],
    ],
  },
}
