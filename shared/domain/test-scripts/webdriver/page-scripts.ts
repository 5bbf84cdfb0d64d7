/**
 * JavaScript for the page. Returns the visible texts in the elements `arguments[0]`, one for each block; a row is also one text across its
 * cells. `WebElement.getText` cannot be used: it takes the options of lists and what areas hold for text, and writes as styles do.
 */
export const visibleTexts = `const texts = []
let text = ''
const end = () => {
  const line = text.trim()
  if (line !== '') texts.push(line)
  text = ''
}
const read = (node) => {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) text += node.data
    return
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return
  if (node.matches('script, style, noscript, template, select, textarea, datalist, svg, canvas')) return
  const block = node.matches('button, td, th') || !/^(inline|contents|ruby)/.test(getComputedStyle(node).display)
  if (block) end()
  else if (node.matches('br, input')) text += ' '
  if (node.matches('[type=submit], [type=button], [type=reset]') && node.checkVisibility()) text += node.value
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
const fields = 'input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea, [role=textbox],'
  + ' [role=combobox], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=spinbutton]'
const isOther = (one) => one !== field && !field.contains(one) && one.checkVisibility()
const holdsOther = (element) => [element, ...element.querySelectorAll('*')].some((one) => one.matches(fields) && isOther(one))
const places = ['aria-describedby', 'aria-errormessage']
  .flatMap((name) => (field.getAttribute(name) ?? '').split(' '))
  .map((id) => document.getElementById(id))
  .filter((element) => element !== null)
let own = field
for (let at = field.parentElement; at && !at.matches('form, main, body') && !holdsOther(at); at = at.parentElement) own = at
if (own !== field) places.push(own)
for (let at = own.nextElementSibling; at && !holdsOther(at) && !at.matches('label'); at = at.nextElementSibling) places.push(at)
return places`

/** JavaScript for the page. Gives the field `arguments[0]` the value `arguments[1]` as its own control does, for values that are not typed. */
export const setValue = `const [field, value] = arguments
field.focus()
const prototype = field.matches('textarea') ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
field.dispatchEvent(new Event('input', { bubbles: true }))
field.dispatchEvent(new Event('change', { bubbles: true }))`
