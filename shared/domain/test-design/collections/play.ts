import type { Which } from '../../requirements/collections/parts.ts'
import type { StepDraft } from '../cases/steps.ts'
import type { Collection, CollectionFilter } from '../model.ts'
import { formatTestData } from '../../test-cases/test-data.ts'

interface Entry {
  text: string
  on: boolean
}

/** What a person does to a list, with what is on it after each step. Starts at the opened page. */
export class Play {
  readonly steps: StepDraft[] = [{ action: 'Open the page', expectedResult: '' }]
  entries: Entry[] = []
  filter: CollectionFilter | undefined
  readonly collection: Collection

  constructor(collection: Collection) {
    this.collection = collection
    this.filter = collection.filters.find(({ name }) => name === collection.first)
  }

  /** Types a text and sends it, whatever becomes of it. */
  send(text: string, by?: 'button' | 'enter'): this {
    const { label, add } = this.collection
    const enter = by === 'enter' || (by === undefined && add.button === undefined)
    if (text !== '') this.steps.push(typing(label, text))
    for (const { label: other, value } of this.collection.others)
      if (value !== undefined) this.steps.push(typing(other, value))
    this.steps.push(
      step(enter ? `Press Enter in the "${label}" field` : `Click the "${add.button ?? ''}" button`),
    )
    return this
  }

  /** Adds entries that the list takes. */
  add(...texts: string[]): this {
    for (const text of texts) this.send(text).took(text)
    return this
  }

  took(text: string): this {
    this.entries =
      this.collection.place?.at === 'start'
        ? [{ text, on: false }, ...this.entries]
        : [...this.entries, { text, on: false }]
    if (this.collection.place?.at === 'sorted') this.entries.sort((a, b) => (a.text < b.text ? -1 : 1))
    return this
  }

  mark(text: string, on = true): this {
    const control = this.collection.mark?.control
    const verb = control?.noun === 'switch' ? (on ? 'Turn on' : 'Turn off') : on ? 'Check' : 'Uncheck'
    this.steps.push(step(`${verb} ${this.ofEntry(control?.noun ?? 'checkbox', control?.name ?? '', text)}`))
    this.entries = this.entries.map((entry) => (entry.text === text ? { text, on } : entry))
    return this
  }

  remove(text: string): this {
    const { noun = 'button', name = '' } = this.collection.remove?.control ?? {}
    this.steps.push(step(`Click ${this.ofEntry(noun, name, text)}`))
    this.entries = this.entries.filter((entry) => entry.text !== text)
    return this
  }

  bulk(button: string, which: Which): this {
    this.steps.push(step(`Click the "${button}" button`))
    this.entries = this.entries.filter(({ on }) => !isOf(which, on))
    return this
  }

  choose(filter: CollectionFilter): this {
    const { name, control } = filter
    this.steps.push(
      step(
        control.noun === 'select'
          ? `Select "${name}" from "${control.group}"`
          : control.noun === 'radio'
            ? `Choose "${name}"`
            : control.noun === 'any'
              ? `Click "${name}"`
              : `Click the "${name}" ${control.noun}`,
      ),
    )
    this.filter = filter
    return this
  }

  reload(): this {
    this.steps.push(step('Reload the page'))
    if (this.collection.reloaded?.kept !== true) this.entries = []
    return this
  }

  type(text: string): this {
    this.steps.push(typing(this.collection.label, text))
    return this
  }

  press(): this {
    this.steps.push(step(`Press Enter in the "${this.collection.label}" field`))
    return this
  }

  /** What must hold after the last step; nothing where the text says nothing. */
  expect(...checks: (string | undefined)[]): this {
    const known = checks.filter((check) => check !== undefined)
    const last = this.steps.at(-1)
    if (last && known.length > 0) last.expectedResult = joined(known)
    return this
  }

  /** Whether an entry is in the view now. */
  seen(...texts: string[]): string[] {
    return texts.map((text) => {
      const entry = this.entries.find((one) => one.text === text)
      return `"${text}" is ${entry && isOf(this.filter?.shows ?? 'all', entry.on) ? 'visible' : 'not visible'}`
    })
  }

  /** The counters whose form the text gives for what they count now. */
  counted(): string[] {
    return this.collection.counters.flatMap(({ which, forms }) => {
      const text = countText(forms, this.number(which), this.entries.length)
      return text === undefined ? [] : [`"${text}" is visible`]
    })
  }

  number(which: Which): number {
    return this.entries.filter(({ on }) => isOf(which, on)).length
  }

  order(): string {
    const shown = this.entries
      .filter(({ on }) => isOf(this.filter?.shows ?? 'all', on))
      .map(({ text }) => `"${text}"`)
    return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''} are shown in this order`
  }

  /** Whether buttons that wait for entries can be used. */
  usable(): string[] {
    return this.collection.enabled.map(
      ({ button, which }) => `The "${button}" button is ${this.number(which) > 0 ? 'enabled' : 'disabled'}`,
    )
  }

  /** The state of the box that marks an entry, where its name tells it apart. */
  marked(text: string): string {
    const { noun = 'checkbox', name = '' } = this.collection.mark?.control ?? {}
    const on = this.entries.some((entry) => entry.text === text && entry.on)
    return `${capital(this.ofEntry(noun, name, text))} is ${on ? 'checked' : 'not checked'}`
  }

  /** What stands where no entry is at all. */
  nothing(): string | undefined {
    const text = this.collection.emptyTexts.find(
      ({ filter, unmatched }) => filter === undefined && !unmatched,
    )?.text
    return text === undefined
      ? undefined
      : `"${text}" is ${this.entries.length === 0 ? 'visible' : 'not visible'}`
  }

  private ofEntry(noun: string, name: string, text: string): string {
    if (name.includes('{item}')) return `the "${name.replace('{item}', text)}" ${noun}`
    const place = this.collection.rows ? 'row' : 'item'
    return name === ''
      ? `the ${noun} in the ${place} "${text}"`
      : `the "${name}" ${noun} in the ${place} "${text}"`
  }
}

function typing(label: string, text: string): StepDraft {
  const testData = formatTestData([{ name: label, value: text }])
  return { action: `Enter "${text}" in the "${label}" field`, expectedResult: '', testData }
}

function step(action: string): StepDraft {
  return { action, expectedResult: '' }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function joined(checks: string[]): string {
  return checks.map((check, at) => (at === 0 ? check : check.replace(/^The /, 'the '))).join(' and ')
}

export function isOf(which: Which, on: boolean): boolean {
  return which === 'all' || (which === 'on') === on
}

/** How a counter writes a number: as the text writes it, or by the form for any number above one. `{m}` stands for all entries. */
export function countText(
  forms: { at: number; text: string }[],
  number: number,
  all: number,
): string | undefined {
  const exact = forms.find(({ at }) => at === number)
  const free = forms.find(({ text }) => text.endsWith('{n}') || text.includes('{m}'))
  const several = number >= 2 ? forms.find(({ at }) => at >= 2) : undefined
  return (exact ?? free ?? several)?.text.replace('{n}', String(number)).replace('{m}', String(all))
}
