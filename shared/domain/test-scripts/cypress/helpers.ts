import { dataHelpers } from '../javascript/data-helpers.ts'
import type { Helpers } from '../javascript/helpers.ts'
import { textHelpers } from '../javascript/text-helpers.ts'

/** What is handed to `should` and `filter`, which Cypress tries again until it holds. */
const cypressHelpers: Helpers = {
  containing: {
    needs: ['escapeRegExp'],
    source: (t) => `
/** A pattern of all that holds a text, in any case. */
export function containing(text${t(': string')})${t(': RegExp')} {
  return new RegExp(escapeRegExp(text.trim()), 'i')
}`,
  },
  holding: {
    needs: ['containing'],
    source: (t) => `
/** Elements that hold a text, to filter by. */
export function holding(text${t(': string')}, { exact = false } = {}) {
  return (_index${t(': number')}, element${t(': HTMLElement')}) => {
    const shown = element.innerText.replace(/\\s+/g, ' ').trim()
    return exact ? shown === text : containing(text).test(shown)
  }
}`,
  },
  rowOf: {
    needs: ['containing'],
    source: (t) => `
/** Rows of cells, and so not of headers, to filter by; with a text only rows with such a cell. */
export function rowOf(text${t('?: string')}, { exact = false } = {}) {
  return (_index${t(': number')}, row${t(': HTMLElement')}) => {
    const kinds = 'td, th, [role=cell], [role=gridcell], [role=rowheader]'
    const cells = [...row.querySelectorAll${t('<HTMLElement>')}(kinds)]
    if (!cells.some((cell) => cell.matches('td, [role=cell], [role=gridcell]'))) return false
    const shown = cells.map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim())
    return text === undefined || shown.some((one) => (exact ? one === text : containing(text).test(one)))
  }
}`,
  },
  showText: {
    needs: ['isShown'],
    source: (t) => `
/** For \`should\`: a text is visible in the elements or beside them, with \`whole\` as a message of its own. */
export function showText(text${t(': string')}, options${t(': TextOptions')} = {}) {
  return (places${t(': ArrayLike<Element>')}) => {
    const { holds, shown } = isShown(places, text, options)
    expect(holds, \`"\${text}" is shown among: \${shown}\`).to.equal(true)
  }
}`,
  },
  hideText: {
    needs: ['isShown'],
    source: (t) => `
/** For \`should\`: a text is not visible there. A page that shows nothing at all proves no absence. */
export function hideText(text${t(': string')}, options${t(': TextOptions')} = {}) {
  return (places${t(': ArrayLike<Element>')}) => {
    const { holds, shown } = isShown(places, text, options)
    const blank = shown === '' && places[0]?.matches('body')
    expect(holds || blank, \`"\${text}" is not shown among: \${shown}\`).to.equal(false)
  }
}`,
  },
  isShown: {
    needs: ['shownTexts', 'placesBeside', 'hasText'],
    source: (t) => `${t(`
interface TextOptions {
  whole?: boolean
  beside?: boolean
}
`)}
function isShown(places${t(': ArrayLike<Element>')}, text${t(': string')}, { whole = false, beside = false }${t(': TextOptions')}) {
  const all = Array.from(places)
  const texts = (beside ? all.flatMap(placesBeside) : all).flatMap(shownTexts)
  return { holds: texts.some((one) => hasText(one, text, whole)), shown: texts.join(' | ').slice(0, 1000) }
}`,
  },
  hideField: {
    imports: { '@testing-library/dom': { values: ['queryAllByLabelText'] } },
    source: (t) => `
/** For \`should\` on the body: no field of that label is visible. */
export function hideField(label${t(': string | RegExp')}) {
  return (body${t(': ArrayLike<HTMLElement>')}) => {
    const fields = Array.from(body).flatMap((one) => queryAllByLabelText(one, label))
    expect(fields.filter((one) => one.checkVisibility()), \`fields of \${label}\`).to.have.length(0)
  }
}`,
  },
  showInOrder: {
    needs: ['shownTexts', 'inOrder'],
    source: (t) => `
/** For \`should\`: texts are visible in this order. */
export function showInOrder(...texts${t(': string[]')}) {
  return (places${t(': ArrayLike<Element>')}) => {
    const shown = Array.from(places).flatMap(shownTexts)
    expect(inOrder(shown, texts), \`in this order: \${texts.join(', ')}\`).to.equal(true)
  }
}`,
  },
  beInState: {
    needs: ['isInState'],
    source: (
      t,
    ) => `${t("\ntype State = 'checked' | 'enabled' | 'pressed' | 'expanded' | 'invalid' | 'required'\n")}
/**
 * For \`should\`: an element is in a state, by itself or as it tells assistive technology, or with
 * \`false\` it is not.
 */
export function beInState(state${t(': State')}, expected = true) {
  return (elements${t(': ArrayLike<Element>')}) => {
    const [element] = Array.from(elements)
    expect(element !== undefined && isInState(element, state), state).to.equal(expected)
  }
}`,
  },
  haveCell: {
    needs: ['cellText'],
    source: (t) => `
/** For \`should\` on a row: its cell below a column header shows a text, or with \`false\` another one. */
export function haveCell(column${t(': string')}, text${t(': string')}, expected = true) {
  return (rows${t(': ArrayLike<Element>')}) => {
    const [row] = Array.from(rows)
    const shown = row ? cellText(row, column) : ''
    expect(shown === text.trim(), \`"\${column}" is "\${shown}" and not "\${text}"\`).to.equal(expected)
  }
}`,
  },
  setControl: {
    source: (t) => `
/** For \`then\`: gives a control into which nothing is typed its value. */
export function setControl(value${t(': string')}) {
  return (fields${t(': JQuery<HTMLElement>')}) => {
    const typed = !['color', 'range'].includes(String(fields.prop('type')))
    if (typed) return void cy.wrap(fields).type(value, { parseSpecialCharSequences: false })
    cy.wrap(fields).invoke('val', value).trigger('input').trigger('change')
  }
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
  secret: {
    source: (t) => `
/** A secret of the environment, handed on by the configuration; none is written into the tests. */
export function secret(name${t(': string')})${t(': string')} {
  const value${t(': unknown')} = Cypress.env(name)
  if (typeof value !== 'string') throw new Error(\`Set the environment variable \${name}\`)
  return value
}`,
  },
}

/** All that generated tests may call. */
export const helpers: Helpers = { ...textHelpers, ...dataHelpers, ...cypressHelpers }
