import type { Helpers } from '../javascript/helpers.ts'

const browser = { '@wdio/globals': { values: ['browser'] } }

/** What tests do and expect beyond the commands and matchers of WebdriverIO. */
export const actionHelpers: Helpers = {
  Found: {
    source: (t) =>
      t(`
/** An element as a command or a getter of a page object gives it. */
type Found = ReturnType<WebdriverIO.Browser['$']>`),
  },
  fillIn: {
    needs: ['Found'],
    source: (t) => `
/**
 * Fills a field, or empties it. Controls for dates, times, colours and ranges, into which nothing is
 * typed, get their value at once; so does what is emptied, because WebDriver's clearing tells the page
 * of a change, but of no input.
 */
export async function fillIn(field${t(': Found')}, value${t(': string')})${t(': Promise<void>')} {
  const untyped = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']
  const type = String(await field.getProperty('type'))
  if (value !== '' && !untyped.includes(type)) return field.setValue(value)
  await field.execute((element, text) => {
    const control = element${t(' as HTMLInputElement')}
    control.focus()
    // Past what frameworks put over the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)
}`,
  },
  selectOption: {
    needs: ['Found'],
    imports: browser,
    source: (t) => `
/**
 * Chooses the option of that label. ChromeDriver's own click on an option tells the page of a change,
 * but of no input.
 */
export async function selectOption(list${t(': Found')}, label${t(': string')})${t(': Promise<void>')} {
  const choose = (element${t(': Element')}, wanted${t(': string')}) => {
    const options = [...(element${t(' as HTMLSelectElement')}).options].filter((one) => !one.disabled)
    const [option, another] = options.filter((one) => one.label.trim() === wanted.trim())
    if (!option || another) return false
    ;(element${t(' as HTMLElement')}).focus()
    option.selected = true
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  await browser.waitUntil(async () => browser.execute(choose, await list.getElement(), label), {
    timeoutMsg: \`The list has no option "\${label}", or several\`,
  })
}`,
  },
  setChecked: {
    needs: ['isInState', 'Found'],
    imports: browser,
    source: (t) => `
/** Clicks a box unless it is as it should be. */
export async function setChecked(box${t(': Found')}, checked = true)${t(': Promise<void>')} {
  const isChecked = await browser.execute(isInState, await box.getElement(), 'checked')
  if (isChecked !== checked) await box.click()
}`,
  },
  pressKeys: {
    imports: { ...browser, webdriverio: { values: ['Key'] } },
    source: (t) => `
/** Presses keys by their names in UI Events, joined by "+": Enter, Control+A, Shift+Tab. */
export async function pressKeys(keys${t(': string')})${t(': Promise<void>')} {
  const named${t(': Record<string, string>')} = { ...Key, Meta: Key.Command, ' ': Key.Space, Plus: '+' }
  await browser.keys(keys.split(/(?<=.)\\+/).map((key) => named[key] ?? key))
}`,
  },
  expectState: {
    needs: ['isInState', 'Found'],
    imports: browser,
    source: (t) => `
${t("type State = 'checked' | 'enabled' | 'pressed' | 'expanded' | 'invalid' | 'required'\n\n")}/**
 * Waits until an element is in a state, by itself or as it tells assistive technology, or with \`false\`
 * until it is not.
 */
export async function expectState(element${t(': Found')}, state${t(': State')}, expected = true)${t(': Promise<void>')} {
  const isSo = async () =>
    (await browser.execute(isInState, await element.getElement(), state)) === expected
  await browser.waitUntil(isSo, {
    timeoutMsg: \`Expected the element \${expected ? '' : 'not '}to be \${state}\`,
  })
}`,
  },
  expectText: {
    needs: ['waitForText'],
    source: (t) => `
/**
 * Waits until a text is visible: on the page, within elements, or beside a field; with \`whole\` as a
 * message of its own.
 */
export async function expectText(text${t(': string')}, where${t(': Where')} = {})${t(': Promise<void>')} {
  await waitForText(text, true, where)
}`,
  },
  expectNoText: {
    needs: ['waitForText'],
    source: (t) => `
/** Waits until a text is not visible. A page that shows nothing at all proves no absence. */
export async function expectNoText(text${t(': string')}, where${t(': Where')} = {})${t(': Promise<void>')} {
  await waitForText(text, false, where)
}`,
  },
  waitForText: {
    needs: ['textsAt', 'hasText'],
    imports: browser,
    source: (t) => `
async function waitForText(text${t(': string')}, expected${t(': boolean')}, where${t(': Where')})${t(': Promise<void>')} {
  let texts${t(': string[]')} = []
  const isSo = async () => {
    texts = await textsAt(where)
    const blank = texts.length === 0 && !where.within && !where.beside
    return !blank && texts.some((shown) => hasText(shown, text, where.whole)) === expected
  }
  await browser.waitUntil(isSo).catch((error${t(': Error')}) => {
    const shown = texts.length > 0 ? \`Shown: \${texts.join(' | ').slice(0, 1000)}\` : error.message
    throw new Error(\`Expected \${expected ? '' : 'not '}to see "\${text}". \${shown}\`, { cause: error })
  })
}`,
  },
  textsAt: {
    needs: ['shownTexts', 'placesBeside', 'Found'],
    imports: { '@wdio/globals': { values: ['$', 'browser'] } },
    source: (t) => `${t(`
interface Where {
  /** Looked up again at every attempt. */
  within?: () => Found | ReturnType<WebdriverIO.Browser['$$']>
  /** The field beside which the text stands. */
  beside?: () => Found
  whole?: boolean
}
`)}
async function textsAt({ within, beside }${t(': Where')})${t(': Promise<string[]>')} {
  const field = await beside?.()?.getElement()
  const found = await within?.()
  const places = field
    ? await browser.execute(placesBeside, field)
    : found && 'getElements' in found
      ? [...(await found.getElements())]
      : [await (found ?? $('body')).getElement()]
  const texts = await Promise.all(places.map((place) => browser.execute(shownTexts, place)))
  return texts.flat()
}`,
  },
  expectInOrder: {
    needs: ['textsAt', 'inOrder'],
    imports: browser,
    source: (t) => `
/** Waits until texts are visible in this order. */
export async function expectInOrder(...texts${t(': string[]')})${t(': Promise<void>')} {
  await browser.waitUntil(async () => inOrder(await textsAt({}), texts), {
    timeoutMsg: \`Expected to see in this order: \${texts.join(', ')}\`,
  })
}`,
  },
  expectCell: {
    needs: ['cellText', 'Found'],
    imports: browser,
    source: (t) => `
/** Waits until the cell of a row below a column header shows a text, or with \`false\` another one. */
export async function expectCell(
  row${t(': () => Found')},
  column${t(': string')},
  text${t(': string')},
  expected = true,
)${t(': Promise<void>')} {
  let shown = ''
  const isSo = async () => {
    shown = await browser.execute(cellText, await row().getElement(), column)
    return (shown === text.trim()) === expected
  }
  await browser.waitUntil(isSo).catch((error${t(': Error')}) => {
    const wanted = \`\${expected ? '' : 'not '}to be "\${text}"\`
    throw new Error(\`Expected "\${column}" \${wanted}, it is "\${shown}"\`, { cause: error })
  })
}`,
  },
  addressOf: {
    source: (t) => `
/** A pattern of an address as a whole, with or without its origin and its last slash. */
export function addressOf(path${t(': string')})${t(': RegExp')} {
  const plain = path.replace(/\\/$/, '').replace(/[\\\\^$.*+?()[\\]{}|/]/g, '\\\\$&')
  return new RegExp(path.startsWith('/') ? \`^[a-z]+://[^/]+\${plain}/?$\` : \`^\${plain}/?$\`)
}`,
  },
}
