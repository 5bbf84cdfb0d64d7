/** What is done first, if anything, and then the expectation that holds after the example and not before it. */
export type Performed = string | readonly [...first: string[], effect: string]

/** What is done first, if anything, and then the script that spoils the page, so that the example is not passed on it. */
export type Seen = string | readonly [...first: string[], spoil: string]

/** Pages, by what they are made of, with the examples of the guide that come true on them. */
export type Pages<Played> = Readonly<Record<string, Readonly<Record<string, Played>>>>
export type ActionPages = Pages<Performed>
export type ResultPages = Pages<Seen>

/** All that was clicked, pressed, sent and ticked on a page of actions, and nothing else. */
export const noted = (what: string) => `"Noted: ${what}." is visible`
/** All fields of a page of actions that hold something else than at first. */
export const held = (what: string) => `"Held: ${what}." is visible`

/** Writes down on the page what is done there. */
export const notebook = `<p>Noted: <span id="noted"></span>.</p><p>Held: <span id="held"></span>.</p><script>
  const nameOf = (one) => one.getAttribute('aria-label') || one.labels?.[0]?.childNodes[0].nodeValue?.trim() || one.labels?.[0]?.textContent.trim() || one.name
  const holds = (one) => one.type === 'file' ? [...one.files].map(({ name, size }) => name.split('.').pop() + ' of ' + size).join(' and ')
    : one.type === 'checkbox' || one.type === 'radio' ? (one.checked ? 'on' : 'off')
    : one.type === 'password' ? one.value.length + ' letters' : one.value
  const note = (what) => { noted.textContent += (noted.textContent ? ', ' : '') + what }
  const fields = [...document.querySelectorAll('input,select,textarea')].map((one) => [one, holds(one)])
  const hold = () => { held.textContent = fields.filter(([one, first]) => holds(one) !== first).map(([one]) => nameOf(one) + '=' + holds(one)).join(', ') }
  for (const type of ['input', 'change']) addEventListener(type, hold)
  addEventListener('change', ({ target }) => { if (target.type === 'checkbox') note((target.checked ? 'tick ' : 'untick ') + nameOf(target)) })
  const withKeys = (event) => (event.ctrlKey ? 'Control+' : '') + (event.shiftKey ? 'Shift+' : '')
  const clicked = (kind) => (event) => {
    const one = event.target.closest('button,a,[data-note]')
    if (one) note(kind + withKeys(event) + (one.dataset.note || one.textContent.trim()))
  }
  addEventListener('click', clicked('click '))
  addEventListener('dblclick', clicked('double '))
  addEventListener('contextmenu', clicked('right '))
  addEventListener('submit', (event) => { event.preventDefault(); note('sent') })
</script>`
