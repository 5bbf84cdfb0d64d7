import type { PageControl, PageInventory, PageReveal } from '../../page-inventory/schema.ts'
import { shownLine } from './shown-line.ts'

export const mostShownControls = 200
const mostShownOptions = 30
const mostListed = 40
/** Of what takes a control away: filters of a table take each row away in many ways. */
const mostGoneBy = 3

const named = (name: string): string => JSON.stringify(shownLine(name, 200))

/** What a look listed, a line per control; at most 200 controls of all pages together, shared evenly. */
export function inventoryLines(pages: readonly PageInventory[]): string[] {
  const share = Math.max(1, Math.floor(mostShownControls / Math.max(1, pages.length)))
  return pages.slice(0, mostShownControls).flatMap((page) => pageLines(page, share))
}

function pageLines(page: PageInventory, most: number): string[] {
  const { url, title, controls, headings, tables, values = [], messages } = page
  const more = controls.length - most
  return [
    `page ${shownLine(url, 300)} titled ${named(title)}`,
    ...listed('headings', headings.map(named)),
    ...controls.slice(0, most).map((control) => `- ${controlLine(control)}`),
    ...(more > 0 || page.cut ? [`(${more > 0 ? `${more} more controls` : 'more'} not listed)`] : []),
    ...tables
      .slice(0, mostListed)
      .flatMap(({ name, columns, rows, cells = [] }) => [
        `table ${named(name)}: ${listOf(columns)}; ${rows} rows`,
        ...cells.map((row) => `  row: ${listOf(row)}`),
      ]),
    ...listed(
      'values',
      values.map(({ name, value, hidden }) => `${named(name)} = ${named(value)}${hidden ? ' hidden' : ''}`),
    ),
    ...listed('messages', messages.map(named)),
  ]
}

const listed = (title: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [`${title}: ${texts.slice(0, mostListed).join(' | ')}`]

const listOf = (texts: readonly string[]): string =>
  texts
    .slice(0, mostShownOptions)
    .map((text) => shownLine(text, 120))
    .join(' | ')

function controlLine(control: PageControl): string {
  const { role, name, type, value, checked, options = [], group, region, hint } = control
  const more = options.length - mostShownOptions
  return [
    `${shownLine(role, 40)} ${named(name)}`,
    type !== undefined && type !== role ? `type=${shownLine(type, 40)}` : '',
    ...limitsOf(control),
    options.length > 0 ? `options: ${listOf(options)}${more > 0 ? ` and ${more} more` : ''};` : '',
    value !== undefined && value !== '' ? `value ${named(value)}` : '',
    checked === undefined ? '' : checked ? 'checked' : 'unchecked',
    hint !== undefined && hint !== '' ? `hint ${named(hint)}` : '',
    group !== undefined ? `group ${named(group)}` : '',
    region !== undefined ? `in ${named(region)}` : '',
    control.disabled ? 'disabled' : '',
    control.hidden ? 'hidden' : '',
    ...stateActs(control),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const limitsOf = ({ limits = {} }: PageControl): string[] =>
  Object.entries(limits).map(([key, limit]) =>
    limit === true ? key : `${key}=${shownLine(`${limit}`, 100)}`,
  )

function stateActs({ revealedBy = [], revealedByOthers, goneBy = [] }: PageControl): string[] {
  return [
    ...(revealedBy.length > 0 ? [`revealedBy ${revealedBy.map(actOf).join(', then ')}`] : []),
    ...(revealedByOthers ? ['(or by other entries)'] : []),
    ...(goneBy.length > 0 ? [`goneBy ${goneBy.slice(0, mostGoneBy).map(actOf).join(' or ')}`] : []),
  ]
}

const actOf = ({ action, role, name, value }: PageReveal): string =>
  `${action} ${shownLine(role, 40)} ${named(name)}${value === undefined ? '' : ` = ${named(value)}`}`
