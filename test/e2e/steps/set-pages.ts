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
  stars: `<h1>Rate</h1>${stars(3, 'active')}`,
  unlit: `<h1>Rate</h1>${stars(0, '')}`,
  steps: `<h1>Order</h1><ol style="display:flex">${['Shipping', 'Billing', 'Confirm'].map((name) => `<li style="padding:9px" class="step ${name === 'Billing' ? 'active' : ''}">${name}</li>`).join('')}</ol><style>.active { background: #eee; font-weight: bold }</style>`,
  tabs: `<div role="tablist"><button role="tab" aria-selected="false">Form</button><button role="tab" aria-selected="true">Feedback</button></div>`,
}
