/** A shared function of a project. */
export interface Helper {
  /** Other functions that it calls. */
  needs?: string[]
  /** Names of Playwright that its source uses; types are left out for JavaScript. */
  imports?: { types: string[] }
  /** Its source; `t` keeps a type annotation in TypeScript and drops it in JavaScript. */
  source: (t: (annotation: string) => string) => string
}

const dateSource: Helper['source'] = (t) => `
/** The ISO date of today, moved by offsets such as '+30D' or '-18Y+1D' (days, weeks, months, years; from left to right). */
export function today(offsets${t(': string')} = '')${t(': string')} {
  const now = new Date()
  let date = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
  for (const [, count = '0', unit] of offsets.matchAll(/([+-]\\d+)([DWMY])/g)) {
    const number = Number(count)
    if (unit === 'D' || unit === 'W') date.setUTCDate(date.getUTCDate() + number * (unit === 'W' ? 7 : 1))
    else date = monthsLater(date, number * (unit === 'Y' ? 12 : 1))
  }
  return date.toISOString().slice(0, 10)
}

/** A month that is too short gives its last day. */
function monthsLater(date${t(': Date')}, months${t(': number')})${t(': Date')} {
  const moved = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return moved
}`

const beside = [
  'ancestor::*[not(self::form or self::main or self::body or self::html)]',
  '[count(.//input | .//select | .//textarea) = 1][last()]/descendant::*',
].join('')

/** What tests may call, by name. Each source is the text of an exported function, with its documentation. */
export const helpers: Record<string, Helper> = {
  visibleText: {
    needs: ['shown', 'escapeRegExp'],
    imports: { types: ['Locator', 'Page'] },
    source: (t) => `
/** A text that is visible, and no part of a longer word or number. \`beside\` is the field next to which it has to stand. */
export function visibleText(scope${t(': Page | Locator')}, text${t(': string')}, options${t(': { beside?: Locator }')} = {}) {
  return shown(scope, new RegExp(\`(?<![\\\\p{L}\\\\p{N}])\${escapeRegExp(text)}(?![\\\\p{L}\\\\p{N}])\`, 'u'), options)
}`,
  },
  visibleMessage: {
    needs: ['shown', 'escapeRegExp'],
    imports: { types: ['Locator', 'Page'] },
    source: (t) => `
/** A message that is visible as a whole: alone, or as whole sentences. \`beside\` is the field next to which it has to stand. */
export function visibleMessage(scope${t(': Page | Locator')}, text${t(': string')}, options${t(': { beside?: Locator }')} = {}) {
  return shown(scope, new RegExp(\`(?<=^\\\\s*|[.!?:]\\\\s+)\${escapeRegExp(text)}(?=\\\\s|$)\`, 'u'), options)
}`,
  },
  shown: {
    imports: { types: ['Locator', 'Page'] },
    source: (t) => `
/** What describes a field stands in the largest container that holds no other field, or right after the field. */
const besideField = 'xpath=${beside} | following-sibling::*[position() <= 2]/descendant-or-self::*'

function shown(scope${t(': Page | Locator')}, pattern${t(': RegExp')}, { beside }${t(': { beside?: Locator }')}) {
  const found = scope.getByText(pattern).filter({ visible: true })
  return (beside ? found.and(beside.locator(besideField)) : found).first()
}`,
  },
  escapeRegExp: {
    source: (t) => `
export function escapeRegExp(text${t(': string')})${t(': string')} {
  return text.replace(/[\\\\^$.*+?()[\\]{}|/]/g, '\\\\$&')
}`,
  },
  rows: {
    imports: { types: ['Locator', 'Page'] },
    source: (t) => `
/** Rows that hold cells, so without rows of headers; with \`text\` those with a cell of that text. */
export function rows(scope${t(': Page | Locator')}, text${t('?: string')})${t(': Locator')} {
  const all = scope.locator('tr:has(td), [role=row]:has([role=cell], [role=gridcell])')
  if (text === undefined) return all
  const page = 'page' in scope ? scope.page() : scope
  return all.filter({ has: page.getByText(text, { exact: true }) })
}`,
  },
  cell: {
    imports: { types: ['Locator'] },
    source: (t) => `
/** The cell of a row below the column header of that text. */
export async function cell(row${t(': Locator')}, column${t(': string')})${t(': Promise<Locator>')} {
  const table = row.locator('xpath=ancestor::*[self::table or @role="table" or @role="grid"][1]')
  const headers = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())
  const index = headers.indexOf(column)
  if (index < 0) throw new Error(\`No column "\${column}" among: \${headers.join(', ')}\`)
  return row.locator('th, td, [role=rowheader], [role=cell], [role=gridcell]').nth(index)
}`,
  },
  setBox: {
    imports: { types: ['Locator'] },
    source: (t) => `
/** Sets a box that goes away when it is set; check() would wait for it. */
export async function setBox(box${t(': Locator')}, checked${t(': boolean')})${t(': Promise<void>')} {
  if ((await box.isChecked()) !== checked) await box.click()
}`,
  },
  announcements: {
    imports: { types: ['Locator', 'Page'] },
    source: (t) => `
/** The places whose changes a screen reader announces. */
export function announcements(scope${t(': Page | Locator')})${t(': Locator')} {
  return scope.locator('[role=status], [role=alert], [role=log], output, [aria-live]')
}`,
  },
  resolved: {
    needs: ['today', 'secret'],
    source: (t) => `
/** A text with its marks replaced: %TODAY+30D% by that date, %NAME% by the secret of that name. */
export function resolved(text${t(': string')})${t(': string')} {
  return text
    .replace(/%TODAY((?:[+-]\\d{1,5}[DWMY]){0,4})%/g, (_, offsets${t(': string')}) => today(offsets))
    .replace(/%([A-Z][A-Z0-9_]*)%/g, (_, name${t(': string')}) => secret(name))
}`,
  },
  today: { source: dateSource },
  secret: {
    source: (t) => `
/** A secret of the environment; nothing secret is written into the tests. */
export function secret(name${t(': string')})${t(': string')} {
  const value = process.env[name]
  if (value === undefined) throw new Error(\`Set the environment variable \${name}\`)
  return value
}`,
  },
}

/** The functions of that names with all they call, in the order of the table above. */
export function withNeeds(names: Iterable<string>): string[] {
  const all = new Set<string>()
  const add = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    helpers[name]?.needs?.forEach(add)
  }
  for (const name of names) add(name)
  return Object.keys(helpers).filter((name) => all.has(name))
}

/** The source of those functions, and the types of Playwright that it names. */
export function helperSource(names: Iterable<string>, typed: boolean): { code: string; types: string[] } {
  const used = withNeeds(names)
    .map((name) => helpers[name])
    .filter((helper) => helper !== undefined)
  const code = used.map(({ source }) => source((annotation) => (typed ? annotation : '')).trim()).join('\n\n')
  const types = typed ? [...new Set(used.flatMap(({ imports }) => imports?.types ?? []))].toSorted() : []
  return { code, types }
}
