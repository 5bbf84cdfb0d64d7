const box = (name: string, more = '') => `<label><input type="checkbox" ${more}>${name}</label>`
const radios = (legend: string, names: string[], checked = '') =>
  `<fieldset><legend>${legend}</legend>${names.map((name) => `<label><input type="radio" name="${legend.replaceAll(' ', '')}" ${name === checked ? 'checked' : ''}>${name}</label>`).join('')}</fieldset>`
const fold = (name: string) =>
  `<div class="title" onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">${name}</div><div class="content" hidden><p>About ${name}</p></div>`
const stars = (amount: number, mark: string) =>
  `<div class="ui rating">${[1, 2, 3, 4, 5].map((at) => `<i class="star icon ${at <= amount ? mark : ''}" style="display:inline-block;width:20px;height:20px"></i>`).join('')}</div>`

/** Pages with several things of a kind that are so or not. */
export const setPages: Record<string, string> = {
  folds: `<h1>Dogs</h1><div class="accordion">${['Breeds', 'Food', 'Sleep'].map(fold).join('')}</div>`,
  aria: `<h1>Help</h1>${['One', 'Two', 'Three'].map((name) => `<button aria-expanded="${name === 'Two'}">${name}</button>`).join('')}`,
  fruits: `<h1>Fruits</h1><fieldset><legend>Basket</legend>${box('Fruits', 'id="all"')}${box('Apple', 'checked')}${box('Orange')}${box('Pear', 'checked')}${box('None')}</fieldset>
    <script>all.indeterminate = true</script>`,
  quiz: `<h1>Quiz</h1>${radios('When was the Civil War?', ['1796', '1861'])}${radios('Who was first?', ['Lincoln', 'Washington'], 'Lincoln')}`,
  empty: `<h1>Quiz</h1>${radios('When was the Civil War?', ['1796', '1861'])}`,
  days: `<h1>Days</h1><label><input type="checkbox">Remind me</label><table><tr><td onclick="this.className = 'selected'">20</td><td>21</td></tr></table>`,
  unlit: `<h1>Rate</h1>${stars(0, '')}`,
  steps: `<h1>Order</h1><ol style="display:flex">${['Shipping', 'Billing', 'Confirm'].map((name) => `<li style="padding:9px" class="step ${name === 'Billing' ? 'active' : ''}">${name}</li>`).join('')}</ol><style>.active { background: #eee; font-weight: bold }</style>`,
  tabs: `<div role="tablist"><button role="tab" aria-selected="false">Form</button><button role="tab" aria-selected="true">Feedback</button></div>`,
  colours: `<h1>Week</h1><ul style="width:300px"><li style="background:#f8b5c8" id="m">Monday</li><li onclick="this.style.background = '#f8b5c8'">Tuesday</li><li>Friday</li></ul>
    <label>Name <input style="border:2px solid #db2828"></label><label>City <input style="border:1px solid #999"></label>
    <p><span style="color:#21ba45">Paid</span> <span style="color:#1678c2">Open</span></p><p>Priority</p>`,
  gauge: `<h1>Upload</h1><div class="ui progress" style="width:300px;background:#ddd"><div class="bar" style="width:20%;height:20px;background:#21ba45"></div></div>
    <button onclick="document.querySelector('.bar').style.width = '100%'">Fill</button>`,
  gauges: '<progress value="3" max="10"></progress><progress value="5" max="10"></progress>',
  aria20:
    '<div role="progressbar" aria-valuenow="1" aria-valuemin="0" aria-valuemax="5" style="width:90px;height:9px;background:red"></div>',
  people: `<table><tr><th>Name</th><th>Gender</th><th>Favourite Color</th></tr><tr><td>Ann Red</td><td>female</td><td>red</td></tr><tr><td>Bea</td><td>female</td><td>teal</td></tr></table>`,
  shrinking: `<h1>Staff</h1><ul><li>Olga <button onclick="this.parentNode.remove()">Drop Olga</button></li><li>Alina</li><li>Vladimir <button onclick="document.querySelector('ul').innerHTML = '<li>Alina</li>'">Drop Vladimir</button></li></ul>`,
  tags: `<label for="t">Tags</label><div class="box"><span class="tag">awesome <button aria-label="Remove awesome">×</button></span><span class="tag">neat <button onclick="this.parentNode.remove()">×</button></span><input id="t"></div>
    <label>Name <input value="Ann"></label><label>States <select multiple><option selected>Ohio</option><option>Texas</option></select></label>`,
  onetag:
    '<div class="ui multiple dropdown"><input aria-label="Skills" size="3"><a class="ui label" data-value="css">CSS<i class="delete icon" style="display:inline-block;width:9px;height:9px"></i></a></div>',
  cells: `<h1>Staff</h1><table><tr><th>Name</th><th>Favourite Color</th></tr>
    <tr><td onclick="this.textContent = 'Ann Loe'">Ann Lee</td><td>red</td></tr><tr><td onclick="this.parentNode.innerHTML = '<td>Bo Ox</td><td>teal</td>'">Bo Oz</td><td>teal</td></tr></table><button onclick="document.querySelector('td').textContent = 'Ann Lee'">Undo</button>`,
  complaints: `<h1>Sign up</h1><label>Name <input></label><ul class="error" id="e"><li>Name must have a value</li><li>Username must have a value</li></ul>
    <button onclick="e.firstElementChild.remove()">Name it</button><button>Wait</button>`,
  beside: `<p><select><option>-5</option></select> <input type="number" value="30"></p><p><input value="7"></p>`,
  sides: `<h1>Shop</h1><nav id="s" style="position:fixed;top:0;left:0;width:200px;height:300px;display:none;background:#222;color:#fff"><a href="#h">Home</a> <a href="#t">Topics</a></nav>
    <p style="margin-left:250px"><button onclick="s.style.display = 'block'">Menu</button><button onclick="s.style.display = 'none'">Away</button><button>Wait</button></p>`,
  boxes: `<h1>Shopping</h1><style>.done label, .done b { text-decoration: line-through } .big label { font-weight: bold }</style>
    <ul>${['Bread', 'Cheese', 'Milk'].map((name) => `<li onchange="this.className = 'done'" class="${name === 'Cheese' ? 'big' : ''}"><p><input type="checkbox"><label>${name}</label><button></button></p><input style="display:none"></li>`).join('')}<li class="done"><input type="checkbox"> <b>Beer</b></li></ul>
    <p><input type="checkbox"> Wine <input type="checkbox"> Soda</p><input type="checkbox" title="Rum">`,
  arrows: `<h1>Staff</h1><button onclick="document.getElementById('pay').remove()">Hide pay</button>
    <table><tr><th>Name <span role="button" aria-label="Name: Activate to sort">↕</span></th><th id="pay"><div>Salary</div><div role="button" aria-label="Salary: Activate to sort" style="width:9px;height:9px"></div></th></tr><tr><td>Ann</td><td>7</td></tr></table>`,
  basket: `<h1>Basket</h1><input aria-label="New" onkeydown="if (event.key === 'Enter') { if (this.value.trim() && this.value !== 'Cake') document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: this.value })); this.value = '' }"><ul></ul>`,
}
