import { dataHelpers } from '../javascript/data-helpers.ts'
import type { Helpers } from '../javascript/helpers.ts'
import { textHelpers } from '../javascript/text-helpers.ts'

const locatorAndPage = { '@playwright/test': { types: ['Locator', 'Page'] } }

/** What tests may call, by name. Each source is the text of an exported function, with its documentation. */
export const helpers: Helpers = {
  visibleText: {
    needs: ['textPattern', 'shown'],
    imports: locatorAndPage,
    source: (t) => `
/** A text that is visible, and no part of a longer word or number. \`beside\` is the field next to which it has to stand. */
export function visibleText(scope${t(': Page | Locator')}, text${t(': string')}, options${t(': { beside?: Locator }')} = {}) {
  return shown(scope, textPattern(text, false), options)
}`,
  },
  visibleMessage: {
    needs: ['textPattern', 'shown'],
    imports: locatorAndPage,
    source: (t) => `
/** A message that is visible as a whole: alone, or as whole sentences. \`beside\` is the field next to which it has to stand. */
export function visibleMessage(scope${t(': Page | Locator')}, text${t(': string')}, options${t(': { beside?: Locator }')} = {}) {
  return shown(scope, textPattern(text, true), options)
}`,
  },
  shown: {
    imports: locatorAndPage,
    source: (t) => `
/** Fields that a person enters something in. */
const fields = 'select, textarea, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image])'
const container = 'xpath=ancestor-or-self::*[not(self::form or self::main or self::body or self::html)]'
const next = 'xpath=following-sibling::*[1][not(self::label or self::input or self::select or self::textarea)]'

/** What stands beside a field: all in the largest container that holds no other field, and up to two elements that follow and hold none. */
function around(field${t(': Locator')})${t(': Locator')} {
  const page = field.page()
  const withoutField = { hasNot: page.locator(fields) }
  const own = field
    .locator(container)
    .filter({ hasNot: page.locator('form') })
    .filter({ hasNot: page.locator(fields).nth(1) })
    .first()
  const first = own.locator(next).filter(withoutField)
  const second = first.locator(next).filter(withoutField)
  const within = 'xpath=descendant-or-self::*'
  return own.locator('xpath=descendant::*').or(first.locator(within)).or(second.locator(within))
}

function shown(scope${t(': Page | Locator')}, pattern${t(': RegExp')}, { beside }${t(': { beside?: Locator }')}) {
  const found = scope.getByText(pattern).filter({ visible: true })
  return (beside ? found.and(around(beside)) : found).first()
}`,
  },
  textPattern: {
    needs: ['escapeRegExp'],
    source: (t) => `
/** A pattern that finds a text as whole words and numbers, or, with \`whole\`, as whole sentences. Selectors of Playwright take no quotes in it. */
function textPattern(text${t(': string')}, whole${t(': boolean')})${t(': RegExp')} {
  const wanted = text.normalize('NFC').trim()
  const source = wanted
    .split(/\\s+/)
    .map(escapeRegExp)
    .join('\\\\s+')
    .replace(/['‘’‚]/g, '[\\\\x27‘’‚]')
    .replace(/["“”„]/g, '[\\\\x22“”„]')
    .replace(/>/g, '\\\\x3e')
  const isWord = /[\\p{L}\\p{N}_]/u
  const before = isWord.test(wanted.charAt(0)) ? '(?<![\\\\p{L}\\\\p{N}_])' : ''
  const after = isWord.test(wanted.slice(-1)) ? '(?![\\\\p{L}\\\\p{N}_])' : ''
  const noNumberBefore = /^\\d/.test(wanted) ? '(?<!\\\\d[.,]|(?:^|[\\\\s(])[-−])' : ''
  const noNumberAfter = /\\d$/.test(wanted) ? '(?![.,]\\\\d)' : ''
  const begins = whole ? '(?<=^\\\\s*|[^\\\\p{L}\\\\p{N},\\\\x27\\\\x22(\\\\s-]\\\\s*)' : ''
  const ends = whole && !/[.!?:]$/.test(wanted) ? '(?=\\\\s*(?:$|[^\\\\p{L}\\\\p{N},\\\\x27\\\\x22%\\\\s-]))' : ''
  return new RegExp(begins + before + noNumberBefore + source + after + noNumberAfter + ends, 'u')
}`,
  },
  rows: {
    imports: locatorAndPage,
    source: (t) => `
/** Rows that hold cells, so without rows of headers; with \`text\` those with a cell of that text. */
export function rows(scope${t(': Page | Locator')}, text${t('?: string')})${t(': Locator')} {
  const all = scope
    .locator('tr:has(td), [role=row]:has([role=cell], [role=gridcell])')
    .filter({ visible: true })
  if (text === undefined) return all
  const page = 'page' in scope ? scope.page() : scope
  return all.filter({ has: page.getByText(text, { exact: true }) })
}`,
  },
  setBox: {
    imports: { '@playwright/test': { types: ['Locator'] } },
    source: (t) => `
/** Sets a box that goes away when it is set; check() would wait for it. */
export async function setBox(box${t(': Locator')}, checked${t(': boolean')})${t(': Promise<void>')} {
  if ((await box.isChecked()) !== checked) await box.click()
}`,
  },
  announcements: {
    imports: locatorAndPage,
    source: (t) => `
/** The places whose changes a screen reader announces. */
export function announcements(scope${t(': Page | Locator')})${t(': Locator')} {
  return scope.locator('[role=status], [role=alert], [role=log], output, [aria-live]')
}`,
  },
  expectInOrder: {
    needs: ['inOrder'],
    imports: { '@playwright/test': { values: ['expect'], types: ['Page'] } },
    source: (t) => `
/** Expects that texts are shown one after another. */
export async function expectInOrder(page${t(': Page')}, texts${t(': string[]')})${t(': Promise<void>')} {
  await expect(async () => {
    const lines = (await page.locator('body').innerText()).split(/[\\n\\t]+/)
    const shown = lines.map((line) => line.replace(/\\s+/g, ' ').trim()).filter(Boolean)
    expect(inOrder(shown, texts), \`\${texts.join(', ')} in: \${shown.join(' | ')}\`).toBe(true)
  }).toPass({ timeout: 5000 })
}`,
  },
  ...textHelpers,
  ...dataHelpers,
}
