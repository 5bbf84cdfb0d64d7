import type { Locator, Statement, Text, Variable, Whole } from '../types.ts'
import type { Parameter, Phrase } from './types.ts'

/**
 * Collects the values of a statement while its words are put together. Each value that is taken becomes a parameter, and what comes back
 * in its place are the words for it and the variable that the definition knows it by.
 */
export class PhraseBuilder {
  readonly #parameters: Parameter[] = []
  readonly #values: (string | number)[] = []
  #docString: string | undefined

  /** A text in quotes. */
  text(value: Text, name: string): Variable {
    return this.#take(typeof value === 'string' ? value : value.variable, name, 'string')
  }

  int(value: Whole, name: string): Variable {
    return this.#take(typeof value === 'number' ? value : value.variable, name, 'int')
  }

  /** A text that quotes cannot hold, below the step. */
  below(value: string, name: string): Variable {
    this.#docString = value
    this.#parameters.push({ name, type: 'docString' })
    return { variable: name }
  }

  /** The words for an element, and the element with its values taken out. */
  locator(locator: Locator, name: string): [words: string, locator: Locator] {
    const { by, role, nth, within } = locator
    const noun = by === 'label' ? 'field' : by === 'text' ? 'text' : (nouns[role ?? ''] ?? role ?? 'element')
    const taken: Locator = { ...locator }
    let words = `the ${noun}`
    if (nth === -1) words = `the last ${noun}`
    if (locator.name !== undefined) {
      taken.name = this.text(locator.name, name)
      const article = nth === -1 ? 'the last' : 'the'
      words = by === 'text' ? `${article} text {string}` : `${article} {string} ${noun}`
    }
    if (nth !== undefined && nth !== -1) {
      taken.nth = this.int(nth, `${name}Number`)
      words += ' number {int}'
    }
    if (within) {
      const [place, outer] = this.locator(within, `${name}Place`)
      taken.within = outer
      words += ` in ${place}`
    }
    return [words, taken]
  }

  phrase(expression: string, statement: Statement): Phrase {
    return {
      expression,
      parameters: this.#parameters,
      values: this.#values,
      statement,
      ...(this.#docString === undefined ? {} : { docString: this.#docString }),
    }
  }

  #take(value: string | number, wanted: string, type: 'string' | 'int'): Variable {
    const taken = this.#parameters.filter(({ name }) => name === wanted || name.startsWith(`${wanted}_`))
    const name = taken.length === 0 ? wanted : `${wanted}_${taken.length + 1}`
    this.#parameters.push({ name, type })
    this.#values.push(value)
    return { variable: name }
  }
}

/** What people call a role; others are called by their WAI-ARIA name. */
const nouns: Record<string, string> = {
  textbox: 'field',
  combobox: 'dropdown',
  listbox: 'list box',
  radio: 'radio button',
  menuitem: 'menu item',
  listitem: 'item',
  columnheader: 'column',
  img: 'image',
  region: 'section',
  'live region': 'announcement',
}
