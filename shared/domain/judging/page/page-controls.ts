import type { PageControl, PageInventory } from '../../page-inventory/schema.ts'
import { suggestControls } from '../../page-inventory/suggest-controls.ts'
import { looseKey } from '../../prose-steps/test-data.ts'
import type { Target } from '../../prose-steps/types.ts'
import { normal, standsIn } from '../ground/normal.ts'
import { pageTexts } from '../ground/page-texts.ts'

const mostNear = 500
const mostLooked = 2_000

/** The controls and texts of the pages that were looked at, by their names. */
export class PageControls {
  readonly all: readonly PageControl[]
  /** An inventory was cut: what it does not list may be there. */
  readonly isCut: boolean
  readonly urls: ReadonlySet<string>
  readonly #byName = new Map<string, PageControl[]>()
  readonly #near = new Map<string, readonly PageControl[]>()
  readonly #suggested = new Map<string, string[]>()
  readonly #names: readonly string[]
  readonly #texts: string
  #looked = 0

  constructor(pages: readonly PageInventory[]) {
    this.all = pages.flatMap(({ controls }) => controls)
    this.isCut = pages.some(({ cut }) => cut)
    this.#names = this.all.map(({ name }) => normal(name))
    this.urls = new Set(pages.map(({ url }) => url))
    this.#texts = pageTexts(pages).map(normal).join('\n')
    for (const control of this.all)
      for (const name of new Set([control.name, control.hint ?? '', control.group ?? ''].map(looseKey))) {
        const those = this.#byName.get(name)
        if (those) those.push(control)
        else this.#byName.set(name, [control])
      }
  }

  /** The controls that a target may mean by one of its names: of that name, hint or group, else with it in their name. */
  named({ name = '', also = [], or = [] }: Target): readonly PageControl[] {
    const names = [name, ...also, ...or.flatMap((other) => other.name ?? [])].slice(0, 10)
    return names.map((each) => this.#ofName(each)).find((those) => those.length > 0) ?? []
  }

  /** Whether the pages show a text; of more names than are looked up, nobody says that they do not. */
  hasText(name: string): boolean {
    this.#looked += 1
    return this.#looked > mostLooked || standsIn(normal(name), this.#texts)
  }

  nearest(name: string, role: string | undefined): string[] {
    const before = this.#suggested.get(name)
    if (before) return before
    const names = [...new Set(suggestControls(name, role, this.all).map((control) => control.name))].slice(
      0,
      3,
    )
    if (this.#suggested.size < 200) this.#suggested.set(name, names)
    return names
  }

  #ofName(name: string): readonly PageControl[] {
    const key = looseKey(name)
    if (key === '') return []
    const own = this.#byName.get(key) ?? this.#near.get(key)
    if (own) return own
    if (this.#near.size >= mostNear) return []
    const text = normal(name)
    const those = this.all.filter((_control, at) => standsIn(text, this.#names[at] ?? ''))
    this.#near.set(key, those)
    return those
  }
}
