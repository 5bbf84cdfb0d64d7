const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const head = '<thead><tr><th>Name</th><th>Office</th><th>Age</th><th>Year</th></tr></thead>'
const card = (text: string) =>
  `<div class="task-item"><div class="handle"><i class="handle"></i></div><div>${text}</div></div>`
const board = (title: string, cards: string[]) =>
  `<div class="lane" style="float:left;width:200px"><header><div>${title}</div></header><main class="drop">${cards.map(card).join('')}</main><footer><button>+ Add</button></footer></div>`

/** Pages with tables, lists, boards, menus and nothing of the kind. */
export const collectionPages: Record<string, string> = {
  staff: `<h1>Directory</h1><nav><ul><li><a href="#a">Home</a></li><li><a href="#b">Help</a></li></ul></nav>
    <form><fieldset><legend>Add employee</legend><label>Name <input></label><label>Job <input></label><label>Age <input></label></fieldset></form>
    <table>${head}<tbody>${row(['Ann Lee', 'London', '19', '2026'])}${row(['Bo Oz', 'Tokyo', '22', '2026'])}${row(['Cy Au', 'London', '103', '2026'])}</tbody></table>
    <p>Showing 1 to 3 of 23 entries</p><nav aria-label="pagination"><button>1</button><button>2</button><button>Next</button></nav>`,
  'no-staff': `<h1>Directory</h1><table>${head}<tbody><tr><td colspan="4">No matching records found</td></tr></tbody></table>`,
  'named-staff': `<h1>Employees</h1><table>${head}<tbody>${row(['Ann Lee', 'London', '19', '2026'])}${row(['Bo Oz', 'Tokyo', '22', '2026'])}</tbody></table>`,
  'named-none': `<h1>Employees</h1><table>${head}<tbody></tbody></table>`,
  todos: `<h1>todos</h1><ul id="todo-list"><li><div class="view"><input type="checkbox" checked><label>Milk</label><button></button></div><input style="display:none"></li>
    <li><div class="view"><input type="checkbox"><label>Eggs</label><button></button></div><input style="display:none"></li></ul>
    <footer><span><strong>1</strong> item left</span><ul id="filters"><li><a href="#all">All</a></li><li><a href="#active">Active</a></li></ul></footer>`,
  board: `<div>${board('To Do (drop here)', ['Ring'])}${board('Working', ['Run', 'Walk'])}${board('Done', ['Sit'])}</div><div style="clear:both"><button>One</button><button>Two</button><button>Three</button></div>`,
  two: '<h2>Fruits</h2><ul><li>Apple</li><li>Pear</li><li>Plum</li></ul><h2>Drinks</h2><ul><li>Tea</li><li>Milk</li></ul>',
  layout: `<div class="row"><div class="col"><h2>Filter</h2><label>Size <input></label></div><div class="col"><h2>Shop</h2><div class="grid">
    ${['Blue shirt', 'Red hat', 'Green sock'].map((name) => `<div class="box"><h3>${name}</h3><p>9 €</p><button>Add</button></div>`).join('')}</div></div></div>`,
  menu: `<ul><li>Apple</li><li>Pear</li></ul><ul role="menu"><li><div role="menuitem" tabindex="-1">Sign in</div></li><li><div role="menuitem" tabindex="-1">Language</div></li><li><div role="menuitem" tabindex="-1">Invoices</div></li></ul>`,
  shop: `<button>All</button><button>Shirts</button><button>Mugs</button><ul class="products"><li>Mug Blue</li><li>Shirt Red</li><li>Shirt Green</li></ul>
    <nav aria-label="pages"><a href="#1">1</a> <a href="#2">2</a> <a href="#3">3</a></nav><p>53 characters left</p><p>Order stored</p><p>Order stored</p><button>Save</button><button>Cancel</button>`,
  'empty-list': '<h1>Tasks</h1><input><section style="display:none"><ul id="list"></ul></section>',
  'says-none': '<h1>Products</h1><ul><li>No products match your search</li></ul>',
  disagree: '<h1>Orders</h1><p>You have 3 orders</p><ul><li>Book</li><li>Pen</li></ul>',
}
