import { ordinals } from '../english/ordinals.ts'
import type { Candidate } from './in-page/shapes.ts'
import { wordTable } from '../basics/word-table.ts'

// What people call the roles of WAI-ARIA; the step language understands the same nouns.
const nouns = wordTable<string>({
  textbox: 'field',
  searchbox: 'search box',
  spinbutton: 'number field',
  combobox: 'dropdown',
  listbox: 'list box',
  radio: 'radio button',
  listitem: 'item',
  alertdialog: 'dialog',
  region: 'section',
  complementary: 'sidebar',
  banner: 'header',
  contentinfo: 'footer',
  menuitem: 'menu item',
  img: 'image',
  iframe: 'frame',
  control: 'button or link',
  typing: 'field to type in',
  adding: 'field to type in',
  noted: 'checkbox',
  focused: 'field with the keyboard focus',
  sending: 'field that is sent by Enter',
})

/** An element as people call it: `field "Name"`; one without a name by its kind alone. */
export function nameOf({ role, name }: { role: string; name: string | undefined }): string {
  return `${nouns[role] ?? role}${name === undefined || name === '' ? '' : ` "${name}"`}`
}

/**
 * Elements as people are told of them, each in other words than the rest: by name and place, else by their count in that place, else by their
 * count on the page.
 */
export function toldApart(candidates: readonly Candidate[]): string[] {
  const wordings = [plain, countedThere, counted].map((way) => candidates.map(way))
  return candidates.map((_one, at) => {
    const fitting = wordings.find((told) => told[at] !== undefined && isAlone(told, at))
    return fitting?.[at] ?? wordings.findLast((told) => told[at] !== undefined)?.[at] ?? ''
  })
}

const isAlone = (told: readonly (string | undefined)[], at: number): boolean =>
  told.every((other, place) => place === at || other !== told[at])

const there = ({ where }: Candidate): string => (where === undefined ? '' : ` in the ${nameOf(where)}`)
const framed = ({ frame }: Candidate): string => (frame === undefined ? '' : ` in the frame "${frame}"`)

// A field without a name says nothing of itself by its kind.
function plain(one: Candidate): string | undefined {
  return one.name === '' && one.nth !== undefined
    ? undefined
    : `${nameOf(one)}${there(one)}${framed(one)}${holding(one)}`
}

function countedThere(one: Candidate): string | undefined {
  return one.where === undefined ? undefined : ordinal(one, one.nthThere, there(one))
}

function counted(one: Candidate): string | undefined {
  return ordinal(one, one.nth, '')
}

function ordinal(one: Candidate, nth: number | undefined, place: string): string | undefined {
  if (nth === undefined) return undefined
  const word = ordinals[nth - 1] ?? `${nth}th`
  return `the ${word} ${nameOf(one)}${place}${framed(one)}${holding(one)}`
}

const holding = ({ value }: Candidate): string => (value === undefined ? '' : `, which holds "${value}"`)
