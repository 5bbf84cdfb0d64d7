import type { Fingerprint } from '../prose-steps/fingerprint.ts'
import { isUsable, type SuiteNames, type Purpose } from './locators.ts'
import type { Check, Target, TypedAction } from '../prose-steps/types.ts'

// A combobox and a checkbox are known by what is done with them.
const roleByAction: Partial<Record<TypedAction['action'], string>> = {
  select: 'combobox',
  uncheck: 'checkbox',
}

const fields = new Set(['combobox', 'listbox', 'checkbox', 'radio', 'switch', 'radiogroup'])
const pressed = new Set(['button', 'link', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'switch'])
const fits: Record<Purpose, (role: string) => boolean> = {
  field: (role) => fields.has(role),
  press: (role) => pressed.has(role),
  see: () => true,
}

/** A text field has too many roles (textbox, spinbutton, searchbox, none for a password) to be told by its noun. */
const spoken = new Set(['textbox', 'searchbox', 'spinbutton', 'near', 'place'])

const ofElements: ReadonlySet<Check['kind']> = new Set<Check['kind']>([
  'assert_visible',
  'assert_enabled',
  'assert_focused',
  'assert_checked',
  'assert_state',
])

/** Collects names from targets as prose names them, from actions, and from what earlier runs found. */
export class NameCollector {
  readonly #roles = new Map<string, Set<string>>()
  readonly #whole = new Set<string>()
  /** Names by their kind and by each of their words. */
  readonly #byWord = new Map<string, Set<string>>()

  addAction(action: TypedAction): void {
    if (!('target' in action) || !action.target) return
    this.addTarget(action.target)
    const role = action.target.role === undefined ? roleByAction[action.action] : undefined
    if (role && action.target.name !== undefined) this.#add(action.target.name, role)
  }

  addTarget({ name, role, within, exact, whole }: Target): void {
    if (name !== undefined) this.#add(name, role)
    if (name !== undefined && (exact || whole)) this.#whole.add(wholeKey(name, role))
    if (within) this.addTarget(within)
  }

  /** An element that a check expects has no longer name than the one that it is expected by. */
  addCheck({ kind, target, negated }: Check): void {
    if (!target) return
    const isWhole = ofElements.has(kind) && !negated
    this.addTarget(isWhole ? { ...target, whole: true } : target)
  }

  addFound(found: Fingerprint): void {
    if (!isUsable(found)) return
    this.#add(found.name, found.role)
    this.#whole.add(wholeKey(found.name, found.role))
  }

  names(): SuiteNames {
    return {
      roleOf: (name, purpose) => {
        const roles = [...(this.#roles.get(keyOf(name)) ?? [])].filter(fits[purpose])
        return roles.length === 1 ? roles[0] : undefined
      },
      isPartOfAnother: (name, role) => this.#isPart(keyOf(name), role),
      isWhole: (name, role) => kindOf(role) !== 'field' && this.#whole.has(wholeKey(name, role)),
    }
  }

  #add(name: string, role: string | undefined): void {
    const known = this.#roles.get(keyOf(name)) ?? new Set()
    this.#roles.set(keyOf(name), known)
    if (role !== undefined && !spoken.has(role)) known.add(role)
    const key = keyOf(name)
    for (const word of wordsIn(key)) {
      const index = `${kindOf(role)} ${word}`
      this.#byWord.set(index, (this.#byWord.get(index) ?? new Set()).add(key))
    }
  }

  #isPart(key: string, role: string): boolean {
    const [first] = wordsIn(key)
    const others = first === undefined ? [] : (this.#byWord.get(`${kindOf(role)} ${first}`) ?? [])
    return [...others].some(
      (other) => other !== key && ` ${wordsIn(other).join(' ')} `.includes(` ${wordsIn(key).join(' ')} `),
    )
  }
}

const keyOf = (name: string) => name.trim().toLowerCase()

const wordsIn = (key: string) => key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

/** With its case: what is found as a whole is compared letter by letter. */
const wholeKey = (name: string, role: string | undefined) => `${kindOf(role)} ${name}`

/** Fields are told apart by their labels, whatever their roles. */
const kindOf = (role = '') => (role === '' || spoken.has(role) || fields.has(role) ? 'field' : role)
