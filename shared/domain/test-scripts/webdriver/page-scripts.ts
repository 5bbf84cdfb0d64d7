/**
 * JavaScript for the page. Returns the visible texts in the elements `arguments[0]`, one for each block; a row is also one text across its
 * cells. `WebElement.getText` cannot be used: it takes the options of lists and what areas hold for text, and writes as styles do.
 */
export const visibleTexts = `const silent = 'script, style, noscript, template, select, textarea, datalist, svg, canvas'
const buttons = 'input:is([type=submit], [type=button], [type=reset])'
const visible = { opacityProperty: true, visibilityProperty: true }
const shows = (element) => element?.checkVisibility(visible) ?? true
const texts = []
let text = ''
const end = () => {
  const line = text.trim()
  if (line !== '') texts.push(line)
  text = ''
}
const read = (node) => {
  if (node.nodeType === Node.TEXT_NODE && shows(node.parentElement)) text += node.data
  if (node.nodeType !== Node.ELEMENT_NODE || node.matches(silent)) return
  const { display } = getComputedStyle(node)
  const block = node.matches('button, td, th') || !/^(inline|contents|ruby)/.test(display)
  if (block) end()
  else if (node.matches('br, input')) text += ' '
  if (node.matches(buttons) && shows(node)) text += node.value
  for (const child of (node.shadowRoot ?? node).childNodes) read(child)
  if (block) end()
}
for (const place of arguments[0]) {
  const from = texts.length
  read(place)
  end()
  if (place.matches('tr, [role=row]')) texts.push(texts.slice(from).join(' '))
}
return texts`

/**
 * JavaScript for the page. Returns the elements in which messages about the field `arguments[0]` stand: what describes it, the largest
 * element around it that holds no other field, and what follows up to the next field.
 */
export const placesBeside = `const field = arguments[0]
const fields = 'select, textarea, input:not([type=hidden], [type=submit], [type=button], [type=reset]),'
  + ' [role=textbox], [role=combobox], [role=checkbox], [role=radio], [role=switch],'
  + ' [role=slider], [role=spinbutton]'
const isOther = (one) =>
  one.matches(fields) && one !== field && !field.contains(one) && one.checkVisibility()
const holdsOther = (element) => [element, ...element.querySelectorAll('*')].some(isOther)
const places = ['aria-describedby', 'aria-errormessage']
  .flatMap((name) => (field.getAttribute(name) ?? '').split(' '))
  .map((id) => document.getElementById(id))
  .filter((element) => element !== null)
let own = field
let at = field.parentElement
while (at && !at.matches('form, main, body') && !holdsOther(at)) {
  own = at
  at = at.parentElement
}
if (own !== field) places.push(own)
let next = own.nextElementSibling
while (next && !holdsOther(next) && !next.matches('label')) {
  places.push(next)
  next = next.nextElementSibling
}
return places`

/** JavaScript for the page. Gives the field `arguments[0]` the value `arguments[1]` as its own control does, for values that are not typed. */
export const setValue = `const [field, value] = arguments
field.focus()
const { prototype } = field.matches('textarea') ? HTMLTextAreaElement : HTMLInputElement
Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
field.dispatchEvent(new Event('input', { bubbles: true }))
field.dispatchEvent(new Event('change', { bubbles: true }))`

/** JavaScript for the page. Selects what the field `arguments[0]` holds, to be typed over as people do: WebDriver's clearing sends no "input". */
export const selectContent = `const [field] = arguments
field.focus()
if (field.select) field.select()
else getSelection().selectAllChildren(field)`
